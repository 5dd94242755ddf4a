import { expect, it } from "vitest";
import { askedSize, choiceNameOf, sizeChoices, toChoose, usualSize, usualSizes } from "./sizes.ts";
import type { OfferOfProduct } from "./productDetail.ts";
import { offer, product } from "../../../tests/support/data/offers.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const of = (netMg: number, more: Partial<OfferOfProduct> = {}): OfferOfProduct => ({
  ...offer({ netMg, sizeKey: `${String(netMg)}mg`, sizeLabel: `${String(netMg / 1_000)}g` }),
  sourceUrl: null,
  batch: null,
  labUrl: null,
  testedOn: null,
  packagedOn: null,
  past: null,
  history: [],
  ...more,
});
const names = (offers: readonly OfferOfProduct[]) => sizeChoices(offers).map(({ name }) => name);

it("sizes are those that people ask for, lightest first, and near ones are one", () => {
  expect(names([of(28_000), of(3_540), of(3_500), of(5_660)])).toEqual([
    "3.5 g eighth",
    "5.66 g fifth",
    // All that there is of it is printed so.
    "ounce",
  ]);
  expect(names([of(28_000), of(28_300)])).toEqual(["ounce"]);
});

it("a dose is no weight", () => {
  const edible = { product: product({ category: "edible" }), netMg: null };
  expect(
    names([of(100, { ...edible, sizeLabel: "100mg" }), of(101, { ...edible, sizeLabel: "101mg" })]),
  ).toEqual(["100 mg", "101 mg"]);
});

it("the page begins with the size that most stores have now", () => {
  const old = "2026-11-01T12:00:00.000Z";
  const choices = sizeChoices([
    of(3_500, { observedAt: old }),
    of(3_540, { observedAt: old }),
    of(7_000),
  ]);
  expect(usualSize(choices, NOW)?.name).toBe("7 g quarter");
  expect(usualSize(sizeChoices([of(7_000), of(3_500), of(3_540)]), NOW)?.name).toBe("3.5 g eighth");
  expect(usualSize([], NOW)).toBeNull();
});

it("an address asks for a size by its choice, or by what one of its offers has for it", () => {
  const choices = sizeChoices([of(3_540), of(28_300), of(28_350)]);
  const asked = (size: string) => askedSize(choices, size)?.name ?? null;
  expect(["28000mg", "28350mg", "28.3g", "28000mg "].map(asked)).toEqual([
    "ounce",
    "ounce",
    "ounce",
    null,
  ]);
  // As another store prints it.
  expect(asked("3500mg")).toBe("3.54 g eighth");
  expect(asked("14000mg")).toBeNull();
});

it("are chosen from by their weight, but for the eighth, which stands first; of many the six that most have", () => {
  const counts = { 1_000: 4, 500: 1, 28_300: 9, 7_000: 2, 2_830: 9, 3_500: 7, 14_150: 3, 840: 1 };
  const sizes = new Map(Object.entries(counts).map(([mg, count]) => [`${mg}mg`, count]));
  expect(toChoose(sizes.keys())).toEqual([
    "3500mg",
    "500mg",
    "840mg",
    "1000mg",
    "2830mg",
    "7000mg",
    "14150mg",
    "28300mg",
  ]);
  expect(usualSizes(sizes)).toEqual({
    usual: ["3500mg", "1000mg", "2830mg", "7000mg", "14150mg", "28300mg"],
    others: ["500mg", "840mg"],
  });
  expect(toChoose(["100mg-and-more", "under-100mg"])).toEqual(["under-100mg", "100mg-and-more"]);
});

it("what is above all of one choice is called by its one weight, and by the usual one where there are several", () => {
  expect(choiceNameOf("28300mg", ["28000mg"])).toBe("ounce");
  expect(choiceNameOf("28300mg", ["28000mg", "28300mg"])).toBe("ounce");
  expect(choiceNameOf("14150mg", ["14000mg"])).toBe("half ounce");
  expect(choiceNameOf("3500mg", ["3500mg"])).toBe("3.5 g eighth");
  expect(choiceNameOf("3500mg", ["3540mg"])).toBe("3.54 g eighth");
  expect(choiceNameOf("5000mg", ["5000mg"])).toBe("5 g");
  expect(choiceNameOf("100mg-and-more", [])).toBe("100 mg and more");
  expect(choiceNameOf("each", ["each"])).toBeNull();
});

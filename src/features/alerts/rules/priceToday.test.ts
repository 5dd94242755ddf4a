import type { Category } from "#domain/offers/categories.ts";
import { expect, it } from "vitest";
import { offerNamed } from "../../../../tests/support/screens/screenAnswers.ts";
import {
  sectionsToday,
  sizesOf,
  sizesToday,
  suggestedPrice,
  todayHint,
  todayOf,
} from "./priceToday.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

const today = { cents: 7_100, store: "Button Quail, Fremont" };

it("what it costs today stands below the price, with what that is where it may be several things", () => {
  expect(todayHint(today)).toBe("Now $71.00 at Button Quail, Fremont.");
  expect(todayHint({ ...today, of: "Vapes, 0.5 g" })).toBe(
    "Now $71.00 (Vapes, 0.5 g) at Button Quail, Fremont.",
  );
});

it("the sizes of a strain are those on menus, lightest first, each at its lowest price that may be compared", () => {
  const gram = { sizeKey: "1000mg", sizeLabel: "1g", netMg: 1_000 };
  const eighth = { sizeKey: "3540mg", sizeLabel: "3.54g", netMg: 3_540 };
  const seen = { observedAt: new Date(NOW).toISOString() };
  const offers = [
    offerNamed("Gelato", { ...seen, ...eighth, priceCents: 3_000 }),
    offerNamed("Gelato", {
      ...seen,
      ...eighth,
      sizeKey: "3500mg",
      netMg: 3_500,
      priceCents: 2_800,
    }),
    offerNamed("Gelato", { ...seen, ...gram, priceCents: 1_200 }),
    offerNamed("Gelato", { ...seen, ...gram, priceCents: 1_100, stock: "no" }),
    offerNamed("Gelato", { ...seen, ...gram, priceCents: 50 }),
    offerNamed("Gelato", { sizeKey: "14150mg", netMg: 14_150, observedAt: "2026-09-01T12:00:00Z" }),
    offerNamed("Gelato", { ...seen, sizeKey: "28000mg", netMg: 28_000, menu: "med" }),
  ];
  const sizes = sizesToday(offers, NOW);
  expect(sizes.map((each) => [each.size.key, each.today?.cents, each.today?.of])).toEqual([
    ["1000mg", 1_200, "Flower"],
    ["3500mg", 2_800, "Flower"],
    ["14150mg", undefined, undefined],
  ]);
  expect(todayOf(sizes, { key: "3500mg", name: "" })?.cents).toBe(2_800);
  expect(todayOf(sizes, null)).toMatchObject({ cents: 1_200, of: "Flower, 1 g" });
  expect(todayOf([{ size: { key: "1000mg", name: "1 g" }, section: null, today }], null)?.of).toBe(
    "1 g",
  );
  expect(todayOf(sizes, { key: "28000mg", name: "" })).toBeUndefined();
});

it("of stores that ask the same a kept one is named, in whatever order they come", () => {
  const eighth = { sizeKey: "3500mg", netMg: 3_500, priceCents: 3_037 };
  const at = (name: string) => {
    const each = offerNamed("Gelato", { ...eighth, observedAt: new Date(NOW).toISOString() });
    return { ...each, store: { ...each.store, slug: name, name, city: null, county: null } };
  };
  const offers = [at("Bloom Columbus"), at("Bloom Akron"), at("Bloom Painesville")];
  for (const list of [offers, offers.toReversed()]) {
    const sizes = sizesToday(list, NOW, ({ store, observedAt }) => ({
      isKept: store.slug === "Bloom Akron",
      miles: null,
      seenAt: Date.parse(observedAt),
    }));
    expect(todayOf(sizes, null)?.store).toBe("Bloom Akron");
  }
});

it("what rings no alert has no price there, and the same size of two sections is two prices and one choice", () => {
  const gram = { sizeKey: "1000mg", sizeLabel: "1g", netMg: 1_000 };
  const of = (category: Category, priceCents: number) => {
    const sold = offerNamed("Gelato", {
      ...gram,
      observedAt: new Date(NOW).toISOString(),
      priceCents,
    });
    return { ...sold, product: { ...sold.product, category } };
  };
  const sizes = sizesToday([of("preroll", 800), of("extract", 2_000), of("flower", 1_200)], NOW);
  expect(sectionsToday(sizes)).toEqual(["flower", "extract"]);
  expect(sizesOf(sizes, null)).toEqual([{ key: "1000mg", name: "1 g" }]);
  expect(todayOf(sizes, null)).toMatchObject({ cents: 1_200, of: "Flower, 1 g" });
  expect(todayOf(sizes, null, "extract")).toMatchObject({ cents: 2_000, of: "Extracts, 1 g" });
  expect(sizesOf(sizes, "vape")).toEqual([]);
});

it("a price to begin with is a tenth below today's, in whole dollars", () => {
  expect(suggestedPrice(today)).toBe("e.g. 63");
  expect(suggestedPrice({ ...today, cents: 100 })).toBeUndefined();
});

import { expect, it } from "vitest";
import { HOUR_MS } from "../time/spans.ts";
import type { StoreOffer } from "../offers/offers.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { cheapestOf } from "./cheapestOf.ts";

const NOW = Date.parse("2026-11-20T15:00:00Z");

const of = (name: string, priceCents: number, more: Partial<StoreOffer> = {}) =>
  offer({ product: product({ code: name, name }), priceCents, ...more });

const sized = (mg: number) => ({
  sizeKey: `${String(mg)}mg`,
  sizeLabel: `${String(mg / 1_000)}g`,
  netMg: mg,
  thcMg: mg / 5,
});

const found = (offers: readonly StoreOffer[], most = 3) => {
  const cheapest = cheapestOf(tableOf(offers), most, NOW);
  return (
    cheapest && {
      size: cheapest.size,
      names: cheapest.offers.map(({ offer: { product: what } }) => what.name),
    }
  );
};

it("is, without an eighth, the lowest price in the small size that the store has most of, each product once, and no more than asked for", () => {
  expect(
    found([
      of("ounce", 10_000, sized(28_000)),
      of("another ounce", 11_000, sized(28_000)),
      of("third ounce", 12_000, sized(28_000)),
      of("fourth ounce", 12_000, sized(28_000)),
      of("gram", 1_000, sized(1_000)),
      of("b", 4_000),
      of("a", 3_000),
      of("a", 2_900, { menu: "rec" }),
      of("d", 9_000),
      of("c", 5_000),
    ]),
  ).toEqual({ size: "2.83 g tenth", names: ["a", "b", "c"] });
});

it("counts an eighth that is printed as 3.54 g as one of 3.5 g", () => {
  expect(
    found([of("tenth", 1_000), of("a", 3_000, sized(3_500)), of("b", 2_000, sized(3_540))]),
  ).toEqual({ size: "3.5 g eighth", names: ["b", "a"] });
});

it("is an eighth wherever there is one, however many tenths there are: that is what stores are compared by", () => {
  const offers = [of("a", 1_000), of("b", 1_100), of("c", 1_200), of("d", 3_000, sized(3_500))];
  expect(found(offers)).toEqual({ size: "3.5 g eighth", names: ["d"] });
});

it("is of the size that a store has most of, where it has no small one", () => {
  expect(
    found([
      of("half", 5_000, sized(14_150)),
      of("x", 9_000, sized(28_000)),
      of("y", 8_000, sized(28_000)),
    ]),
  ).toEqual({ size: "ounce", names: ["y", "x"] });
});

it("compares within flower where there is any, else within the next kind on the menu", () => {
  const vape = (name: string, priceCents: number) =>
    of(name, priceCents, {
      product: product({ code: name, name, category: "vape" }),
      sizeKey: "1000mg",
      netMg: 1_000,
    });
  expect(found([vape("v", 1_000), of("a", 9_000)])?.names).toEqual(["a"]);
  expect(found([vape("v", 2_000), vape("w", 1_000)])?.names).toEqual(["w", "v"]);
});

it("nothing that may not be compared is among them, nor what visitors report sold out, for as long as they do", () => {
  const reported = (hours: number) => ({
    reports: {
      kind: "not_there" as const,
      devices: 2,
      lastAt: new Date(NOW - hours * HOUR_MS).toISOString(),
      priceCents: null,
    },
  });
  const silent = [
    of("gone", 1_000, { missingSince: "2026-11-19T00:00:00.000Z" }),
    of("unlikely", 1_100, { ranked: false }),
    of("patients", 1_200, { menu: "med" }),
  ];
  expect(found(silent)).toBeNull();
  expect(
    found([...silent, of("sold out", 2_000, reported(2)), of("over", 3_000, reported(24))])?.names,
  ).toEqual(["over"]);
});

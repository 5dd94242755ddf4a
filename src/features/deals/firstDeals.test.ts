import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, storeProfile, tableOf } from "../../../tests/support/data/offers.ts";
import { dealsOf } from "./findDeals.ts";
import { firstDeals, foldSameDeals, inSizes, leadingDeal } from "./firstDeals.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

/** Deals of flower in the order given, each of the grams in its name. */
function dealsOfGrams(...grams: number[]) {
  const offers = grams.map((own, at): StoreOffer =>
    offer({
      priceCents: own * 1_000,
      salePriceCents: own * 500,
      saleConditions: "none",
      netMg: own * 1_000,
      sizeKey: `${String(own * 1_000)}mg`,
      sizeLabel: `${String(own)}g`,
      product: product({ code: `d${String(at)}`, name: `${String(own)} g` }),
    }),
  );
  return dealsOf({ table: tableOf(offers) }, NOW);
}
const ALWAYS_ON = { kind: "usual", since: "2026-07-10", shape: "9999999999999" } as const;
const names = (deals: ReturnType<typeof dealsOfGrams>) =>
  firstDeals(foldSameDeals(deals, false)).map(({ offer: { product: own } }) => own.name);

it("the first deals of a section are one of each size, lightest first; of fewer than three sizes there are more of one", () => {
  expect(names(dealsOfGrams(28, 28, 28, 28, 28, 28, 7, 3.5, 28))).toEqual(["3.5 g", "7 g", "28 g"]);
  expect(names(dealsOfGrams(28, 28, 28, 28, 28, 28, 3.5, 28))).toEqual([
    "3.5 g",
    "28 g",
    "28 g",
    "28 g",
    "28 g",
    "28 g",
  ]);
});

it("what was cheaper before stands for its size only where nothing else does", () => {
  const [first, ...others] = dealsOfGrams(3.5, 3.5, 7);
  const lower = {
    kind: "lower",
    wasCents: 1_500,
    on: "2026-11-05",
    shape: "0999999999999",
  } as const;
  const more = dealsOfGrams(28, 28, 28, 28);
  const deals = first === undefined ? [] : [{ ...first, verdict: lower }, ...others, ...more];
  expect(
    firstDeals(foldSameDeals(deals, false)).some(({ verdict }) => verdict?.kind === "lower"),
  ).toBe(false);
  expect(
    firstDeals(foldSameDeals(deals.slice(0, 1), false)).map(({ verdict }) => verdict?.kind),
  ).toEqual(["lower"]);
});

it("all deals of a section stand by size, the eighth first, the cheapest of each first, and last what is always on sale", () => {
  const deals = dealsOfGrams(28, 7, 3.5, 3.5, 3.5);
  const [ounce, seven, dear, cheap, usual] = deals;
  if (dear !== undefined) dear.price.cents += 100;
  if (usual !== undefined) usual.verdict = ALWAYS_ON;
  expect(inSizes(deals)).toEqual([cheap, dear, seven, ounce, usual]);
});

it("where all are of one size they are the first ones", () => {
  expect(names(dealsOfGrams(28, 28))).toEqual(["28 g", "28 g"]);
});

it("a sale that is always on is none of them while there is news enough, whatever its size", () => {
  const ounces = dealsOfGrams(28, 28, 28, 28, 28, 28);
  const [eighth] = dealsOfGrams(3.5);
  const deals = eighth === undefined ? [] : [...ounces, { ...eighth, verdict: ALWAYS_ON }];
  expect(names(deals)).toEqual(Array.from({ length: 6 }, () => "28 g"));
  // It stands last, however light it is.
  expect(names(deals.slice(4))).toEqual(["28 g", "28 g", "3.5 g"]);
});

it("a deal of one product, size and price in several stores stands once, as that of the nearest where all stand together", () => {
  const far = offer({ salePriceCents: 2_400, saleConditions: "none" });
  const near = { ...far, store: storeProfile({ slug: "near", lat: 41.1, lon: -81.5 }) };
  const dearer = { ...near, salePriceCents: 2_500 };
  const place = { lat: 41.08, lon: -81.52 };
  const deals = dealsOf({ table: tableOf([far, near, dearer]) }, NOW, null, place);
  const shown = (nearest: boolean) =>
    foldSameDeals(deals, nearest).map((deal) => [deal.offer.store.slug, deal.others]);
  expect(shown(true)).toEqual([
    ["near", 1],
    ["near", 0],
  ]);
  expect(shown(false)).toEqual([
    [far.store.slug, 1],
    ["near", 0],
  ]);
  // A kept store is named before any other, in every list.
  const [first] = foldSameDeals(deals, false, ({ slug }) => slug === "near");
  expect(first?.offer.store.slug).toBe("near");
});

it("of the first deals the eighth leads, where it is news; what was cheaper before, or is always on, leads nothing", () => {
  const lead = (deals: ReturnType<typeof dealsOfGrams>) =>
    leadingDeal(firstDeals(foldSameDeals(deals, false)))?.offer.product.name ?? null;
  expect(lead(dealsOfGrams(28, 7, 2.83, 3.5))).toBe("3.5 g");
  expect(lead(dealsOfGrams(28, 7, 2.83))).toBe("2.83 g");
  const [eighth, ounce] = dealsOfGrams(3.5, 28);
  if (eighth === undefined || ounce === undefined) throw new Error("two deals");
  const lower = { kind: "lower", wasCents: 900, on: "2026-11-05", shape: "0999999999999" } as const;
  expect(lead([{ ...eighth, verdict: lower }, ounce])).toBe("28 g");
  expect(lead([{ ...eighth, verdict: ALWAYS_ON }])).toBeNull();
  expect(lead([])).toBeNull();
});

it("near somebody, what is not open any more today stands last, and heads no list", () => {
  const [shutEighth, quarter, ounce] = dealsOfGrams(3.5, 7, 28);
  const deals = [shutEighth, quarter, ounce].flatMap((deal) => (deal === undefined ? [] : [deal]));
  const some = foldSameDeals(
    deals.map((deal, at) => Object.assign({}, deal, { isShut: at === 0 })),
    false,
  );
  const shown = firstDeals(some);
  expect(shown.map(({ offer: { product: own } }) => own.name)).toEqual(["7 g", "28 g", "3.5 g"]);
  expect(leadingDeal(shown)?.offer.product.name).toBe("7 g");
  expect(
    inSizes(some)
      .map(({ offer: { product: own } }) => own.name)
      .at(-1),
  ).toBe("3.5 g");
});

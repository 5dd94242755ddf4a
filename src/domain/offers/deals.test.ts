import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../time/spans.ts";
import { offer, product } from "../../../tests/support/data/offers.ts";
import { CATEGORIES } from "./categories.ts";
import {
  MENUS,
  SALE_CONDITIONS,
  STOCKS,
  inEpochMs,
  type InEpochMs,
  type StoreOffer,
} from "./offers.ts";
import { sectionOf } from "./sectionOf.ts";
import { byUnitPriceThenCostThenNewest, dealPrice, type DealPrice } from "./deals.ts";
import { currentPrice } from "./currentPrice.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

const CONDITIONAL = SALE_CONDITIONS.filter((conditions) => conditions !== "none");

const cents = fc.integer({ min: 1, max: 10_000_000 });
const amount = fc.option(fc.double({ min: 0, max: 1_000_000, noNaN: true }));
const moment = fc
  .integer({ min: -100 * HOUR_MS, max: 100 * HOUR_MS })
  .map((offset) => NOW + offset);

/** Any offer that the wire could carry, far more of them near a deal than a menu has. */
const anyOffer: fc.Arbitrary<InEpochMs<StoreOffer>> = fc
  .record({
    product: fc.constantFrom(...CATEGORIES).map((category) => product({ category })),
    menu: fc.constantFrom(...MENUS),
    netMg: fc.oneof(amount, fc.constantFrom(0, 1, 840, 2_830)),
    thcMg: fc.oneof(amount, fc.constantFrom(0, 100, 679.2)),
    priceCents: fc.oneof(cents, fc.integer({ min: 1_000, max: 4_000 })),
    salePriceCents: fc.option(fc.oneof(cents, fc.integer({ min: 500, max: 4_000 }))),
    saleConditions: fc.option(fc.constantFrom(...SALE_CONDITIONS)),
    saleStartsAt: fc.option(moment),
    saleEndsAt: fc.option(moment),
    stock: fc.constantFrom(...STOCKS),
    median30DaysCents: fc.option(fc.double({ min: 0, max: 10_000_000, noNaN: true })),
    ranked: fc.boolean(),
    observedAt: moment,
    missingSince: fc.option(moment, { freq: 5 }),
  })
  .map(({ saleStartsAt, saleEndsAt, observedAt, missingSince, ...more }) =>
    Object.assign(offer(more), { saleStartsAt, saleEndsAt, observedAt, missingSince }),
  );

interface Priced {
  price: DealPrice;
  observedAt: number;
}

function dealsOf(offers: readonly InEpochMs<StoreOffer>[]): Priced[] {
  return offers.flatMap((each) => {
    const price = dealPrice(each, NOW);
    return price === null ? [] : [{ price, observedAt: each.observedAt }];
  });
}

describe("any deal", () => {
  it("costs something, and less than what it was", () => {
    fc.assert(
      fc.property(anyOffer, (each) => {
        const price = dealPrice(each, NOW);
        if (price === null) return;
        expect(price.cents).toBeGreaterThan(0);
        expect(price.cents).toBeLessThan(price.wasCents);
        expect(price.off).toBeGreaterThan(0);
        expect(price.off).toBeLessThan(1);
        expect(price.unit.cents).toBeGreaterThan(0);
        expect(Number.isFinite(price.unit.cents)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is in the section of its category, or is none", () => {
    fc.assert(
      fc.property(anyOffer, (each) => {
        const price = dealPrice(each, NOW);
        if (price !== null) expect(price.section).toBe(sectionOf(each.product.category));
      }),
    );
  });

  it("costs what the offer costs on every other screen", () => {
    fc.assert(
      fc.property(anyOffer, (each) => {
        const price = dealPrice(each, NOW);
        if (price !== null) expect(price).toMatchObject(currentPrice(each, NOW));
      }),
    );
  });

  it("is one on a menu that any adult buys from, in stock and seen lately", () => {
    fc.assert(
      fc.property(anyOffer, (each) => {
        if (dealPrice(each, NOW) === null) return;
        expect(each).toMatchObject({ missingSince: null, ranked: true });
        expect(each.menu).not.toBe("med");
        expect(each.stock).not.toBe("no");
        expect(NOW - each.observedAt).toBeLessThanOrEqual(72 * HOUR_MS);
      }),
    );
  });
});

it("a sale beside a regular price that was misread is no deal, unless its own median says so", () => {
  const misread = inEpochMs(
    offer({
      priceCents: 400_000,
      salePriceCents: 3_000,
      saleConditions: "none",
      netMg: 2_830,
      median30DaysCents: null,
      observedAt: new Date(NOW).toISOString(),
    }),
  );
  expect(dealPrice(misread, NOW)).toBeNull();
  const known = { ...misread, median30DaysCents: 4_000 };
  expect(dealPrice(known, NOW)).toMatchObject({
    wasCents: 4_000,
    off: 0.25,
    // What it is below is said to be the median, not the regular price.
    insteadOfCents: null,
  });
});

describe("a sale under a condition", () => {
  it("never changes whether an offer is a deal, nor its price", () => {
    fc.assert(
      fc.property(anyOffer, fc.constantFrom(null, ...CONDITIONAL), (each, saleConditions) => {
        const withSale = dealPrice({ ...each, saleConditions }, NOW);
        expect(withSale).toEqual(dealPrice({ ...each, salePriceCents: null }, NOW));
      }),
    );
  });
});

describe("the order of deals", () => {
  it("does not depend on the order in which they come", () => {
    const shuffled = fc
      .array(anyOffer, { maxLength: 20 })
      .chain((offers) =>
        fc.tuple(
          fc.constant(offers),
          fc.shuffledSubarray(offers, { minLength: offers.length, maxLength: offers.length }),
        ),
      );
    const sorted = (offers: readonly InEpochMs<StoreOffer>[]) =>
      dealsOf(offers)
        .sort(byUnitPriceThenCostThenNewest)
        .map(({ price, observedAt }) => [price.unit.cents, price.cents, observedAt]);
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(sorted(other)).toEqual(sorted(one));
      }),
    );
  });

  it("is an order: of three, the first comes before the last", () => {
    const three = fc.tuple(anyOffer, anyOffer, anyOffer).map(dealsOf);
    fc.assert(
      fc.property(three, ([a, b, c]) => {
        if (a === undefined || b === undefined || c === undefined) return;
        const compare = byUnitPriceThenCostThenNewest;
        expect(Math.sign(compare(a, b))).toBe(0 - Math.sign(compare(b, a)));
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("what counts as a deal", () => {
  const flower = (more: Partial<StoreOffer>) => dealPrice(inEpochMs(offer(more)), NOW);

  it("is a live sale for everybody", () => {
    const price = flower({ salePriceCents: 2_400, saleConditions: "none" });
    expect(price).toMatchObject({ cents: 2_400, wasCents: 3_000, section: "flower" });
    expect(price?.off).toBeCloseTo(0.2, 9);
  });

  it("is a price below the store's own 30-day median", () => {
    expect(flower({ median30DaysCents: 3_200 })).toMatchObject({ cents: 3_000, wasCents: 3_200 });
  });

  it("is no merely low price", () => {
    expect(flower({ priceCents: 1_000 })).toBeNull();
  });

  it("is what was seen 72 hours ago, and nothing older", () => {
    const seen = (age: number) =>
      flower({ median30DaysCents: 3_200, observedAt: new Date(NOW - age).toISOString() });
    expect(seen(72 * HOUR_MS)).not.toBeNull();
    expect(seen(72 * HOUR_MS + 1)).toBeNull();
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "./categories.ts";
import { SALE_CONDITIONS } from "./offers.ts";
import {
  centsPer100Mg,
  centsPerGram,
  effectiveCents,
  isDeal,
  isPlausible,
  rankedUnitPrice,
  thcMgInPackage,
  totalThcPct,
  type Sale,
} from "./prices.ts";
import { roundHalfUp } from "./money.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const unknown = {
  thcPctMin: null,
  thcPctMax: null,
  thcaPct: null,
  totalThcPct: null,
};
const sale = (more: Partial<Sale> = {}): Sale => ({
  priceCents: 2_400,
  conditions: "none",
  startsAt: null,
  endsAt: null,
  ...more,
});

describe("golden cases", () => {
  it("$30.00, 2.83 g, 24 % is $10.60/g and $4.42/100 mg", () => {
    const thcMg = thcMgInPackage({
      labelledThcMg: null,
      netMg: 2_830,
      totalThcPct: 24,
    });
    expect(thcMg).toBeCloseTo(679.2, 6);
    expect(roundHalfUp(centsPerGram(3_000, 2_830) ?? 0)).toBe(1_060);
    expect(roundHalfUp(centsPer100Mg(3_000, thcMg) ?? 0)).toBe(442);
  });

  it("$45.00, 0.84 g, 80 % is $53.57/g and $6.70/100 mg", () => {
    const thcMg = thcMgInPackage({
      labelledThcMg: null,
      netMg: 840,
      totalThcPct: 80,
    });
    expect(roundHalfUp(centsPerGram(4_500, 840) ?? 0)).toBe(5_357);
    expect(roundHalfUp(centsPer100Mg(4_500, thcMg) ?? 0)).toBe(670);
  });

  it("$22.00 for a 110 mg edible is $20.00/100 mg", () => {
    expect(roundHalfUp(centsPer100Mg(2_200, 110) ?? 0)).toBe(2_000);
  });

  it("$20.00, THCA 27 % + THC 0.5 %, 2.83 g is 24.179 % and $2.92/100 mg", () => {
    const pct = totalThcPct({ ...unknown, thcPctMin: 0.5, thcaPct: 27 });
    expect(pct).toBeCloseTo(24.179, 6);
    const thcMg = thcMgInPackage({
      labelledThcMg: null,
      netMg: 2_830,
      totalThcPct: pct,
    });
    expect(thcMg).toBeCloseTo(684.3, 1);
    expect(roundHalfUp(centsPer100Mg(2_000, thcMg) ?? 0)).toBe(292);
  });
});

describe("potency", () => {
  it("of a range is its low end", () => {
    expect(totalThcPct({ ...unknown, thcPctMin: 24, thcPctMax: 28 })).toBe(24);
  });

  it("stated as a laboratory total wins over every other figure", () => {
    expect(totalThcPct({ ...unknown, thcPctMin: 1, thcaPct: 30, totalThcPct: 25 })).toBe(25);
  });

  it("that nobody stated stays unknown, and so do the amounts made from it", () => {
    expect(totalThcPct(unknown)).toBeNull();
    expect(thcMgInPackage({ labelledThcMg: null, netMg: 2_830, totalThcPct: null })).toBeNull();
    expect(centsPer100Mg(3_000, null)).toBeNull();
    expect(centsPerGram(3_000, null)).toBeNull();
  });
});

describe("the effective price", () => {
  it("is the sale price while the sale is live and unconditional", () => {
    expect(effectiveCents(3_000, sale({ endsAt: NOW + 1 }), NOW)).toBe(2_400);
  });

  it.each([
    ["has ended", sale({ endsAt: NOW })],
    ["has not begun", sale({ startsAt: NOW + 1 })],
    ["needs a loyalty card", sale({ conditions: "loyalty" })],
    ["is not below the regular price", sale({ priceCents: 3_000 })],
  ])("is the regular price when the sale %s", (_, given) => {
    expect(effectiveCents(3_000, given, NOW)).toBe(3_000);
  });
});

describe("a deal", () => {
  const price = {
    effectiveCents: 3_000,
    regularCents: 3_000,
    median30DaysCents: null,
  };

  it("is below the store's own regular price", () => {
    expect(isDeal({ ...price, effectiveCents: 2_999 })).toBe(true);
  });

  it("is below the store's own 30-day median", () => {
    expect(isDeal({ ...price, median30DaysCents: 3_001 })).toBe(true);
  });

  it("is not merely a low price", () => {
    expect(isDeal(price)).toBe(false);
    expect(isDeal({ ...price, median30DaysCents: 3_000 })).toBe(false);
  });
});

describe("ranking", () => {
  it("counts edibles by THC and the rest by weight", () => {
    const amount = { netMg: 1_000, thcMg: 100 };
    expect(rankedUnitPrice("vape", 3_000, amount)).toEqual({
      cents: 3_000,
      unit: "g",
    });
    expect(rankedUnitPrice("edible", 3_000, amount)).toEqual({
      cents: 3_000,
      unit: "100mg",
    });
    expect(rankedUnitPrice("other", 3_000, amount)).toBeNull();
  });

  it("refuses prices that cannot be right", () => {
    expect(isPlausible("edible", { cents: 49, unit: "100mg" })).toBe(false);
    expect(isPlausible("edible", { cents: 6_001, unit: "100mg" })).toBe(false);
  });

  it.each([
    ["flower", 100, 4_000],
    ["preroll", 100, 4_000],
    ["infused_preroll", 100, 4_000],
    ["vape", 500, 15_000],
    ["extract", 300, 15_000],
  ] as const)("believes %s from %i to %i cents a gram", (category, low, high) => {
    const believed = (cents: number) => isPlausible(category, { cents, unit: "g" });
    expect([low - 1, low, high, high + 1].map(believed)).toEqual([false, true, true, false]);
  });
});

describe("whatever the figures are", () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const amount = fc.option(fc.double({ min: 0, max: 1_000_000, noNaN: true }));
  const percent = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
  const time = fc.option(fc.integer({ min: NOW - 1_000, max: NOW + 1_000 }));
  const anySale = fc.record({
    priceCents: cents,
    conditions: fc.constantFrom(...SALE_CONDITIONS),
    startsAt: time,
    endsAt: time,
  });

  /** `null`, or a number that is one and not below zero. */
  const isAmountOrUnknown = (value: number | null) =>
    value === null || (!Number.isNaN(value) && value >= 0);

  it("what is paid is the regular price or a sale for everybody, and never more than the regular one", () => {
    fc.assert(
      fc.property(cents, fc.option(anySale), (regular, given) => {
        const paid = effectiveCents(regular, given, NOW);
        expect(paid).toBeGreaterThan(0);
        expect(paid).toBeLessThanOrEqual(regular);
        if (given?.conditions !== "none") expect(paid).toBe(regular);
      }),
    );
  });

  it("no unit price, dose or potency is negative or no number", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CATEGORIES),
        cents,
        fc.record({ netMg: amount, thcMg: amount }),
        fc.record({
          thcPctMin: percent,
          thcPctMax: percent,
          thcaPct: percent,
          totalThcPct: percent,
        }),
        (category, paid, weight, potency) => {
          const total = totalThcPct(potency);
          const dose = thcMgInPackage({ ...weight, labelledThcMg: null, totalThcPct: total });
          const unit = rankedUnitPrice(category, paid, weight);
          expect([total, dose, unit?.cents ?? null].every(isAmountOrUnknown)).toBe(true);
          expect(isAmountOrUnknown(centsPerGram(paid, weight.netMg))).toBe(true);
          expect(isAmountOrUnknown(centsPer100Mg(paid, weight.thcMg))).toBe(true);
        },
      ),
    );
  });

  it("an unknown or empty amount has no unit price", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CATEGORIES), cents, (category, paid) => {
        expect(rankedUnitPrice(category, paid, { netMg: null, thcMg: null })).toBeNull();
        expect(rankedUnitPrice(category, paid, { netMg: 0, thcMg: 0 })).toBeNull();
      }),
    );
  });

  it("rounding is off by half a cent at most, upwards at the half", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (halves) => {
        expect(roundHalfUp(halves / 2)).toBe(Math.ceil(halves / 2));
      }),
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planTrip, type TripQuestion } from "./planTrip.ts";

const question = (change: Partial<TripQuestion>): TripQuestion => ({
  prices: [],
  miles: [],
  budgetCents: null,
  storesAtMost: 2,
  ...change,
});

describe("a plan", () => {
  it("gets each thing where it is cheaper, and one store is enough where the second saves nothing", () => {
    const prices = [
      [1_000, 2_000],
      [1_200, 1_500],
      [1_000, 2_000],
    ];
    expect(planTrip(question({ prices }))).toMatchObject({
      stores: [0, 1],
      picks: [
        { item: 0, store: 0, cents: 1_000 },
        { item: 1, store: 1, cents: 1_500 },
      ],
      totalCents: 2_500,
    });
    expect(
      planTrip(
        question({
          prices: [
            [1_000, 1_500],
            [1_000, 1_500],
          ],
        }),
      ).stores,
    ).toEqual([0]);
  });

  it("prefers the nearer of equal stores", () => {
    const plan = planTrip(question({ prices: [[1_000], [1_000], [1_000]], miles: [null, 30, 4] }));
    expect(plan.stores).toEqual([2]);
  });

  it("says why something is left out", () => {
    const prices = [
      [1_000, null, 5_000, null],
      [null, 900, null, null],
    ];
    const at = (change: Partial<TripQuestion>) => planTrip(question({ prices, ...change })).leftOut;
    expect(at({ storesAtMost: 1 })).toEqual([
      { item: 1, why: "elsewhere" },
      { item: 3, why: "nowhere" },
    ]);
    expect(at({ budgetCents: 2_000 })).toEqual([
      { item: 2, why: "budget" },
      { item: 3, why: "nowhere" },
    ]);
  });

  it("blames the budget, not the stores, where another store would be allowed", () => {
    const prices = [
      [1_000, null],
      [null, 5_000],
    ];
    expect(planTrip(question({ prices, budgetCents: 2_000 })).leftOut).toEqual([
      { item: 1, why: "budget" },
    ]);
    expect(planTrip(question({ prices, budgetCents: 100, storesAtMost: 1 })).leftOut).toEqual([
      { item: 0, why: "budget" },
      { item: 1, why: "budget" },
    ]);
  });

  it("of nothing is nothing", () => {
    expect(planTrip(question({}))).toEqual({ stores: [], picks: [], totalCents: 0, leftOut: [] });
    expect(planTrip(question({ prices: [[null]] })).leftOut).toEqual([{ item: 0, why: "nowhere" }]);
  });
});

const price = fc.option(fc.integer({ min: 1, max: 60 }), { nil: null });
const anyQuestion = fc
  .record({ stores: fc.integer({ min: 1, max: 4 }), items: fc.integer({ min: 1, max: 5 }) })
  .chain(({ stores, items }) =>
    fc.record({
      prices: fc.array(fc.array(price, { minLength: items, maxLength: items }), {
        minLength: stores,
        maxLength: stores,
      }),
      miles: fc.constant<(number | null)[]>([]),
      budgetCents: fc.option(fc.integer({ min: 0, max: 150 }), { nil: null }),
      storesAtMost: fc.constantFrom<1 | 2>(1, 2),
    }),
  );

/** Tries every way to get each item at some store, or not at all. */
function bruteForce({ prices, budgetCents, storesAtMost }: TripQuestion): [number, number, number] {
  let best: [number, number, number] = [0, 0, 0];
  const visit = (item: number, count: number, total: number, stores: ReadonlySet<number>) => {
    if (stores.size > storesAtMost || (budgetCents !== null && total > budgetCents)) return;
    if (item === (prices[0]?.length ?? 0)) {
      const [most, least, fewest] = best;
      const isBetter =
        count > most ||
        (count === most && (total < least || (total === least && stores.size < fewest)));
      if (isBetter) best = [count, total, stores.size];
      return;
    }
    visit(item + 1, count, total, stores);
    for (const [store, own] of prices.entries()) {
      const cents = own[item] ?? null;
      if (cents !== null) visit(item + 1, count + 1, total + cents, new Set([...stores, store]));
    }
  };
  visit(0, 0, 0, new Set());
  return best;
}

it("equals what trying everything finds", () => {
  fc.assert(
    fc.property(anyQuestion, (asked) => {
      const { picks, totalCents, stores } = planTrip(asked);
      expect([picks.length, totalCents, stores.length]).toEqual(bruteForce(asked));
    }),
    { numRuns: 300 },
  );
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOfTrip, itemsOf, planTrip, type TripQuestion } from "./planTrip.ts";

/** Prices by store and item, each of a package of its own. */
type Prices = readonly (readonly (number | null)[])[];

const question = ({
  prices = [],
  ...change
}: Partial<TripQuestion> & { prices?: Prices }): TripQuestion => ({
  packages: prices.map((own) =>
    own.map((cents, item) => (cents === null ? null : { id: String(item), cents })),
  ),
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
        { items: [0], store: 0, cents: 1_000 },
        { items: [1], store: 1, cents: 1_500 },
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

  it("prefers a kept store to a nearer one that asks the same, and never one that asks more", () => {
    const at = (prices: Prices) =>
      planTrip(question({ prices, miles: [4, 30], kept: [false, true] })).stores;
    expect(at([[1_000], [1_000]])).toEqual([1]);
    expect(at([[1_000], [1_001]])).toEqual([0]);
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

  it("buys a package once that is two of the items, also where one of them alone is cheaper elsewhere", () => {
    const both = { id: "both", cents: 2_000 };
    const packages = [
      [both, both],
      [{ id: "other", cents: 1_900 }, null],
    ];
    const plan = planTrip(question({ packages }));
    expect(plan).toMatchObject({
      stores: [0],
      picks: [{ items: [0, 1], store: 0, cents: 2_000 }],
      totalCents: 2_000,
      leftOut: [],
    });
    expect(itemsOf(plan)).toBe(2);
  });

  it("of nothing is nothing", () => {
    expect(planTrip(question({}))).toEqual({
      stores: [],
      picks: [],
      totalCents: 0,
      wayCents: 0,
      leftOut: [],
    });
    expect(planTrip(question({ prices: [[null]] })).leftOut).toEqual([{ item: 0, why: "nowhere" }]);
  });
});

/** Few names for many items, so that some share a package; one name has one price in a store. */
const packagesOf = (items: number) =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 6, maxLength: 6 }),
      fc.array(fc.option(fc.nat(5), { nil: null }), { minLength: items, maxLength: items }),
    )
    .map(([cents, names]) =>
      names.map((name) => (name === null ? null : { id: String(name), cents: cents[name] ?? 1 })),
    );
const anyQuestion = fc
  .record({ stores: fc.integer({ min: 1, max: 4 }), items: fc.integer({ min: 1, max: 5 }) })
  .chain(({ stores, items }) =>
    fc.record({
      packages: fc.array(packagesOf(items), { minLength: stores, maxLength: stores }),
      miles: fc.constant<(number | null)[]>([]),
      budgetCents: fc.option(fc.integer({ min: 0, max: 150 }), { nil: null }),
      storesAtMost: fc.constantFrom<1 | 2>(1, 2),
    }),
  );

/** Tries every way to get each item at some store, or not at all; what is one package is paid once. */
function bruteForce({
  packages,
  budgetCents,
  storesAtMost,
  wayCents,
}: TripQuestion): [number, number, number] {
  let best: [number, number, number] = [0, 0, 0];
  const visit = (item: number, count: number, paid: ReadonlyMap<string, number>) => {
    const names = new Set([...paid.keys()].map((key) => Number(key.split(" ")[0])));
    const stores = names.size;
    const way = stores === 0 ? 0 : (wayCents?.([...names].toSorted((a, b) => a - b)) ?? 0);
    const total = [...paid.values()].reduce((sum, cents) => sum + cents, 0) + way;
    if (stores > storesAtMost || (budgetCents !== null && total > budgetCents)) return;
    if (item === (packages[0]?.length ?? 0)) {
      const [most, least, fewest] = best;
      const isBetter =
        count > most || (count === most && (total < least || (total === least && stores < fewest)));
      if (isBetter) best = [count, total, stores];
      return;
    }
    visit(item + 1, count, paid);
    for (const [store, own] of packages.entries()) {
      const each = own[item] ?? null;
      if (each !== null)
        visit(item + 1, count + 1, new Map(paid).set(`${String(store)} ${each.id}`, each.cents));
    }
  };
  visit(0, 0, new Map());
  return best;
}

it("equals what trying everything finds", () => {
  fc.assert(
    fc.property(anyQuestion, (asked) => {
      const plan = planTrip(asked);
      expect([itemsOf(plan), costOfTrip(plan), plan.stores.length]).toEqual(bruteForce(asked));
    }),
    { numRuns: 1_000 },
  );
});

/** A plane on which stores lie, and a price of its miles: two stores are never nearer than one of them. */
const anyWay = fc.record({
  places: fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
    minLength: 4,
    maxLength: 4,
  }),
  centsPerMile: fc.integer({ min: 0, max: 6 }),
});

it("with the way, too: prices, taxes in them, and miles are weighed against each other", () => {
  fc.assert(
    fc.property(anyQuestion, anyWay, (asked, { places, centsPerMile }) => {
      const wayCents = (stores: readonly number[]) => {
        const stops = [[0, 0], ...stores.map((store) => places[store] ?? [0, 0]), [0, 0]] as const;
        const legs = stops.slice(1).map(([x = 0, y = 0], stop) => {
          const [fromX = 0, fromY = 0] = stops[stop] ?? [];
          return Math.hypot(x - fromX, y - fromY);
        });
        return Math.round(centsPerMile * legs.reduce((sum, leg) => sum + leg, 0));
      };
      const withWay = { ...asked, wayCents };
      const plan = planTrip(withWay);
      expect([itemsOf(plan), costOfTrip(plan), plan.stores.length]).toEqual(bruteForce(withWay));
    }),
    { numRuns: 1_000 },
  );
});

it("leads to no store of which the way is not known", () => {
  const asked = question({
    prices: [[100], [900]],
    wayCents: ([store]) => (store === 0 ? null : 50),
  });
  expect(planTrip(asked)).toMatchObject({ stores: [1], totalCents: 900, wayCents: 50 });
});

import { describe, expect, it } from "vitest";
import type { TripPlan } from "./planTrip.ts";
import { tripChoices, usualChoice } from "./tripChoices.ts";

const question = (
  prices: readonly (readonly (number | null)[])[],
  more: { miles?: readonly (number | null)[]; budgetCents?: number } = {},
) => ({
  packages: prices.map((own) =>
    own.map((cents, item) => (cents === null ? null : { id: String(item), cents })),
  ),
  miles: more.miles ?? prices.map(() => null),
  budgetCents: more.budgetCents ?? null,
});
const told = (...asked: Parameters<typeof question>) =>
  tripChoices(question(...asked)).map(
    ({ kind, plan }) => `${kind} ${plan.stores.join("+")} ${String(plan.totalCents)}`,
  );

describe("the choices of a trip", () => {
  const apart = [
    [2_000, 5_000],
    [4_000, 2_500],
    [4_900, 2_600],
  ];

  it("are two stores, and one where that costs more", () => {
    expect(told(apart)).toEqual(["cheapest 0+1 4500", "one 1 6500"]);
  });

  it("are one where one store is the cheapest, and where nothing is to be had", () => {
    expect(told([[2_000, 2_000]])).toEqual(["cheapest 0 4000"]);
    expect(told([[null]])).toEqual(["cheapest  0"]);
  });

  it("get all of a list at as few stores as its lowest prices take", () => {
    const all = tripChoices(
      question([
        [null, null, null, 1_000],
        [2_000, null, null, null],
        [null, 2_000, null, null],
        [null, null, 2_000, 1_000],
      ]),
    ).at(-1);
    expect(all).toMatchObject({ kind: "all", plan: { totalCents: 7_000 } });
    expect(all?.plan.stores.toSorted()).toEqual([1, 2, 3]);
  });

  it("have the nearest store that has as much, where a place is known and it is another", () => {
    expect(told(apart, { miles: [30, 20, 3] })).toEqual([
      "cheapest 0+1 4500",
      "one 1 6500",
      "nearest 2 7500",
    ]);
    expect(told(apart, { miles: [30, 2, 3] })).toEqual(["cheapest 0+1 4500", "one 1 6500"]);
    const nearButPoor = [...apart, [1_000, null]];
    expect(told(nearButPoor, { miles: [30, 20, 3, 1] })).toContain("nearest 2 7500");
  });

  it("have the nearest that has anything last, where those that have more are further", () => {
    const nearButPoor = [...apart, [1_000, null]];
    expect(told(nearButPoor, { miles: [30, 20, 3, 1] }).at(-1)).toBe("close 3 1000");
    expect(told(nearButPoor, { miles: [30, 20, 3, 4] }).at(-1)).toBe("nearest 2 7500");
    expect(told([...apart, [null, null]], { miles: [30, 20, 3, 1] }).at(-1)).toBe("nearest 2 7500");
  });

  it("say of what the nearest store lacks that others have it", () => {
    const choices = tripChoices(
      question(
        [
          [2_000, null, 900],
          [null, 2_500, 800],
          [2_400, null, 950],
        ],
        { miles: [30, 20, 3] },
      ),
    );
    const nearest = choices.find(({ kind }) => kind === "nearest");
    expect(nearest?.plan.stores).toEqual([2]);
    expect(nearest?.plan.leftOut).toEqual([{ item: 1, why: "elsewhere" }]);
  });

  it("have that to everything last, where two stores have less, by the shortest way around", () => {
    const spread = [
      [2_000, null, null, null],
      [null, 2_000, null, null],
      [null, null, 2_000, null],
    ];
    const driveCents = (stores: readonly number[]) =>
      stores.length < 3 ? stores.length : stores[1] === 2 ? 4 : 5;
    const choices = tripChoices({ ...question(spread), driveCents });
    expect(choices.at(-1)).toMatchObject({
      kind: "all",
      plan: {
        stores: [1, 2, 0],
        totalCents: 6_000,
        wayCents: 0,
        leftOut: [{ item: 3, why: "nowhere" }],
      },
    });
    // It is there to choose: nobody is sent to three stores unasked.
    expect(usualChoice(choices, () => 0)?.kind).toBe("cheapest");
    expect(told(spread, { budgetCents: 6_000 }).at(-1)).toBe("all 2+1+0 6000");
    expect(told(spread, { budgetCents: 5_999 }).join()).not.toContain("all");
  });

  it("keep to a budget", () => {
    expect(told(apart, { budgetCents: 4_600, miles: [30, 20, 3] })).toEqual([
      "cheapest 0+1 4500",
      "one 0 2000",
      "nearest 2 2600",
    ]);
  });
});

describe("the choice that stands there until another is made", () => {
  /** How far a plan is, by its stores. */
  const far =
    (miles: Readonly<Record<string, number>>) =>
    ({ stores }: TripPlan) =>
      miles[stores.join("+")] ?? null;
  const usual = (
    miles: Readonly<Record<string, number>>,
    prices: readonly (readonly (number | null)[])[],
  ) => usualChoice(tripChoices(question(prices)), far(miles))?.kind;
  // Two stores save $3.50.
  const apart = [
    [2_000, 2_850],
    [2_850, 2_500],
  ];

  it("is one store where the way to the second costs more than it saves", () => {
    expect(usual({ "0+1": 6, "0": 0 }, apart)).toBe("one");
    expect(usual({ "0+1": 5, "0": 0 }, apart)).toBe("cheapest");
    expect(usual({ "0+1": 106, "0": 100 }, apart)).toBe("one");
  });

  it("goes further from a known start only where that saves twice its drive", () => {
    const kind = (miles: number) =>
      usualChoice(tripChoices(question(apart)), far({ "0+1": miles, "0": 0 }), () => false, true)
        ?.kind;
    // $3.50 saved are 2.5 miles of $0.70, twice.
    expect(kind(2.4)).toBe("cheapest");
    expect(kind(2.6)).toBe("one");
  });

  it("is the cheapest where nothing is known of the way, and where one store has less", () => {
    expect(usual({}, apart)).toBe("cheapest");
    expect(
      usual({ "0+1": 90, "0": 0, "1": 0 }, [
        [2_000, null],
        [null, 2_500],
      ]),
    ).toBe("cheapest");
  });

  it("is one that gets less where the drive to the rest costs more than the rest", () => {
    const choices = tripChoices(
      question(
        [
          [3_000, 3_000, 3_000],
          [3_500, null, null],
        ],
        { miles: [125, 10] },
      ),
    );
    const chosen = (miles: Readonly<Record<string, number>>, hasStart = true) =>
      usualChoice(choices, far(miles), () => false, hasStart)?.plan.stores;
    // $55.00 more of the list for 300 miles, at $0.70 each.
    expect(chosen({ "0": 326, "1": 26 })).toEqual([1]);
    expect(chosen({ "0": 104, "1": 26 })).toEqual([0]);
    expect(chosen({ "0": 326, "1": 26 }, false)).toEqual([0]);
    expect(chosen({ "0": 326 })).toEqual([0]);
  });

  it("counts the drive of every way: a dearer store nearby stands before a cheaper one far away", () => {
    const prices = [[3_450], [4_100], [6_000]];
    const miles = [100, 10, 2];
    const choices = tripChoices({
      ...question(prices, { miles }),
      driveCents: ([store = -1]) => (miles[store] ?? 0) * 2 * 70,
    });
    const roundTrip = ({ stores: [store = -1] }: TripPlan) => (miles[store] ?? 0) * 2;
    expect(choices.map(({ kind, plan }) => `${kind} ${plan.stores.join("+")}`)).toEqual([
      "cheapest 0",
      "drive 1",
      "nearest 2",
    ]);
    expect(choices.map(({ plan }) => plan.wayCents)).toEqual([0, 0, 0]);
    expect(usualChoice(choices, roundTrip)?.kind).toBe("drive");
    expect(usualChoice(choices, () => 0)?.kind).toBe("cheapest");
  });

  it("does not count the drive twice where the visitor has said what a mile costs", () => {
    const choices = tripChoices({
      ...question([[2_000], [2_100]], { miles: [10, 1] }),
      wayCents: ([store]) => (store === 0 ? 50 : 40),
    });
    expect(usualChoice(choices, far({ "0": 20, "1": 2 }))?.kind).toBe("cheapest");
  });

  it("is another way that has as much where that one is too much for a day", () => {
    const choices = tripChoices(question(apart));
    const isOver = (...counts: number[]) =>
      usualChoice(choices, far({ "0+1": 6, "0": 0 }), ({ stores }) =>
        counts.includes(stores.length),
      )?.kind;
    expect(isOver()).toBe("one");
    expect(isOver(1)).toBe("cheapest");
    expect(isOver(1, 2)).toBe("one");
  });
});

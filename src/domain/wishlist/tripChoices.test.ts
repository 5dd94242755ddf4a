import { describe, expect, it } from "vitest";
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

  it("have the nearest store that has as much, where a place is known and it is another", () => {
    expect(told(apart, { miles: [30, 20, 3] })).toEqual([
      "cheapest 0+1 4500",
      "one 1 6500",
      "nearest 2 7500",
    ]);
    expect(told(apart, { miles: [30, 2, 3] })).toEqual(["cheapest 0+1 4500", "one 1 6500"]);
    const nearButPoor = [...apart, [1_000, null]];
    expect(told(nearButPoor, { miles: [30, 20, 3, 1] }).at(-1)).toBe("nearest 2 7500");
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

  it("keep to a budget", () => {
    expect(told(apart, { budgetCents: 4_600, miles: [30, 20, 3] })).toEqual([
      "cheapest 0+1 4500",
      "one 0 2000",
      "nearest 2 2600",
    ]);
  });
});

describe("the choice that stands there until another is made", () => {
  const usual = (furtherMiles: number | null, prices: readonly (readonly (number | null)[])[]) =>
    usualChoice(tripChoices(question(prices)), furtherMiles)?.kind;
  // Two stores save $3.50.
  const apart = [
    [2_000, 2_850],
    [2_850, 2_500],
  ];

  it("is one store where the way to the second costs more than it saves", () => {
    expect(usual(6, apart)).toBe("one");
    expect(usual(5, apart)).toBe("cheapest");
  });

  it("is the cheapest where nothing is known of the way, and where one store has less", () => {
    expect(usual(null, apart)).toBe("cheapest");
    expect(
      usual(90, [
        [2_000, null],
        [null, 2_500],
      ]),
    ).toBe("cheapest");
  });

  it("is another way that has as much where that one is too much for a day", () => {
    const choices = tripChoices(question(apart));
    const isOver = (...stores: number[]) =>
      usualChoice(
        choices,
        6,
        ({ stores: [one, other] }) =>
          stores.includes(other === undefined ? 1 : 2) && one !== undefined,
      )?.kind;
    expect(isOver()).toBe("one");
    expect(isOver(1)).toBe("cheapest");
    expect(isOver(1, 2)).toBe("one");
  });
});

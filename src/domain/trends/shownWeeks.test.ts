import { expect, it } from "vitest";
import { trends } from "../../../tests/support/data/trends.ts";
import {
  leadingWeek,
  newestSeen,
  settledWeeks,
  showWeeks,
  withoutUnreadStart,
} from "./shownWeeks.ts";
import { usualSpan } from "./weekSpans.ts";

it("the newest weeks are shown, as many as are wanted, in every list", () => {
  const shown = showWeeks(trends(), 1);
  expect(shown.weeks).toEqual(["2026-W47"]);
  expect(shown.categories.flower).toMatchObject({ median: [980], p25: [880], n: [120] });
  expect(shown.availability).toEqual([{ strain: "gelato", stores: [21] }]);
  expect(shown.goneStrains).toEqual([["blue-dream"]]);
});

it("they end with the week that an address names, or with the newest if it is not there", () => {
  expect(showWeeks(trends(), 13, "2026-W46").weeks).toEqual(["2026-W46"]);
  expect(showWeeks(trends(), 13, "2020-W01").weeks).toEqual(["2026-W46", "2026-W47"]);
});

it("the newest week that is known is the last one in which anything was seen", () => {
  expect(newestSeen(trends())).toBe(1);
  expect(newestSeen(trends({ offers: [1_100, 0] }))).toBe(0);
  expect(newestSeen(trends({ offers: [0, 0] }))).toBe(1);
});

it("a week that is not over counts only where nothing was seen before it", () => {
  expect(settledWeeks(trends(), true).weeks).toEqual(["2026-W46"]);
  expect(settledWeeks(trends(), false).weeks).toEqual(["2026-W46", "2026-W47"]);
  expect(settledWeeks(trends({ offers: [0, 1_204] }), true).weeks).toHaveLength(2);
});

it("weeks before the first of which anything is known are left out", () => {
  const late = { offers: [0, 1_204], newStrains: [[], []] };
  expect(withoutUnreadStart(trends({ ...late, goneStrains: [[], []] })).weeks).toEqual([
    "2026-W47",
  ]);
  expect(withoutUnreadStart(trends({ ...late, goneStrains: [["mac"], []] })).weeks).toHaveLength(2);
  expect(
    withoutUnreadStart(trends({ offers: [0, 0], newStrains: [[], []], goneStrains: [[], []] }))
      .weeks,
  ).toHaveLength(2);
});

it("a year is shown, or the shortest span that holds most readings where most weeks have none", () => {
  const read = (...weeks: number[]) =>
    Array.from({ length: 28 }, (_, week) => (weeks.includes(week) ? 900 : 0));
  expect(usualSpan(read(0, 19, 23, 26, 27))).toBe(13);
  expect(usualSpan(read(0, 5, 27))).toBe(52);
  expect(usualSpan(read(...Array.from({ length: 28 }, (_, week) => week)))).toBe(52);
  expect(usualSpan([])).toBe(52);
});

it("sentences speak of the week that is not over as soon as as much of it was read", () => {
  const of = (offers: number[], isRunning = true) => leadingWeek(trends({ offers }), isRunning);
  expect(of([1_204, 1_204])).toBe(1);
  expect(of([1_204, 1_203])).toBe(0);
  expect(of([1_204, 3], false), "a week that is over").toBe(1);
  expect(of([0, 3]), "nothing before it").toBe(1);
});

import { expect, it } from "vitest";
import { trends } from "../../../tests/support/data/trends.ts";
import { newestSeen, settledWeeks, showWeeks } from "./shownWeeks.ts";

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

import { expect, it } from "vitest";
import type { OpeningHours } from "#domain/stores/openingHours.ts";
import { offer } from "../../../../tests/support/data/offers.ts";
import { closingWarning } from "./tripClosing.ts";

const DAY: OpeningHours["mon"] = [["09:00", "21:00"]];
const openingHours = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: DAY };
const stores = [
  { ...offer().store, openingHours, lat: 41, lon: -81.5 },
  { ...offer().store, openingHours: null },
];
const HERE = { lat: 41.01, lon: -81.5 };
const FAR = { lat: 40, lon: -83 };
/** Friday, 20 November 2026, in Ohio. */
const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00-05:00`);

it.each([
  ["20:50", null, "Closes in 10 min: too late for today unless you are there."],
  ["20:20", null, "Closes in 40 min: too late for today unless you are near."],
  [
    "20:50",
    { ...HERE, isKept: true },
    "Closes in 10 min: too late for today unless you are there.",
  ],
  ["20:50", HERE, "Closes in 10 min: go now."],
  ["20:20", FAR, "Closes in 40 min: too late for today."],
  ["19:00", FAR, null],
])("at %s, from %j, a trip says of a store that closes soon: %s", (clock, place, words) => {
  expect(closingWarning({ stores: [0] }, { stores, place }, at(clock))).toBe(words);
});

it("of several stores it says which", () => {
  const trip = { stores, place: HERE };
  expect(closingWarning({ stores: [1, 0] }, trip, at("20:50"))).toBe(
    "Bliss, Kent closes in 10 min: go now.",
  );
});

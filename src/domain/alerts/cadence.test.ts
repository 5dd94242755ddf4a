import { expect, it, onTestFinished, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "../time/spans.ts";
import {
  capAllowsAt,
  clockTimeOf,
  digestAt,
  minutesOf,
  USUAL_CADENCE,
  USUAL_CAP,
} from "./cadence.ts";

const at = (moment: string) => Date.parse(moment);
const shown = (moment: number) => new Date(moment).toISOString();

it.each([
  ["at once", "at_once", "2026-11-20T16:00:00Z", "2026-11-20T16:00:00.000Z"],
  ["today at 9:00", "daily", "2026-11-20T13:59:00Z", "2026-11-20T14:00:00.000Z"],
  ["tomorrow at 9:00", "daily", "2026-11-20T14:00:00Z", "2026-11-21T14:00:00.000Z"],
  ["on Friday", "weekly", "2026-11-21T14:00:00Z", "2026-11-27T14:00:00.000Z"],
  [
    "9:00 of the wall clock also where clocks are put back",
    "daily",
    "2026-10-31T20:00:00Z",
    "2026-11-01T14:00:00.000Z",
  ],
] as const)("deals that come now are told %s", (_, cadence, now, expected) => {
  expect(shown(digestAt({ ...USUAL_CADENCE, cadence }, at(now)))).toBe(expected);
});

it("a digest at a minute that clocks leap over comes an hour later", () => {
  const chosen = { ...USUAL_CADENCE, cadence: "daily", at: "02:30" } as const;
  expect(shown(digestAt(chosen, at("2027-03-14T05:00:00Z")))).toBe("2027-03-14T07:30:00.000Z");
  expect(shown(digestAt(chosen, at("2027-03-14T08:00:00Z")))).toBe("2027-03-15T06:30:00.000Z");
});

it("minutes and clock times are each other's", () => {
  expect([minutesOf("09:05"), clockTimeOf(545), clockTimeOf(0)]).toEqual([545, "09:05", "00:00"]);
});

const NOON = at("2026-11-20T17:00:00Z");

it("a phone that has not rung today may ring now", () => {
  expect(capAllowsAt([], USUAL_CAP, NOON)).toBe(NOON);
  expect(capAllowsAt([NOON - DAY_MS], USUAL_CAP, NOON)).toBe(NOON);
});

it("one that has rung today waits for the state's midnight, not for one of another zone", () => {
  expect(shown(capAllowsAt([NOON - HOUR_MS], USUAL_CAP, NOON))).toBe("2026-11-21T05:00:00.000Z");
  expect(capAllowsAt([NOON - HOUR_MS], { perDay: 2, perWeek: 5 }, NOON)).toBe(NOON);
});

it("one that has rung five times in seven days waits until the first of them is seven days ago", () => {
  const rings = [1, 2, 3, 4, 6].map((days) => NOON - days * DAY_MS);
  expect(capAllowsAt(rings, USUAL_CAP, NOON)).toBe(NOON + DAY_MS);
  expect(capAllowsAt(rings.slice(1), USUAL_CAP, NOON)).toBe(NOON);
});

it.each([
  ["Asia/Tokyo", 2],
  ["Pacific/Honolulu", 7],
])("a machine in %s counts the state's days and hours all the same", (zone, hour) => {
  vi.stubEnv("TZ", zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date(NOON).getHours(), "the machine's own hour").toBe(hour);
  const daily = { ...USUAL_CADENCE, cadence: "daily" } as const;
  expect(shown(digestAt(daily, NOON))).toBe("2026-11-21T14:00:00.000Z");
  expect(shown(capAllowsAt([NOON - HOUR_MS], USUAL_CAP, NOON))).toBe("2026-11-21T05:00:00.000Z");
});

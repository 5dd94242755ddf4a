import { describe, expect, it } from "vitest";
import { formatAge, formatTime } from "./age.ts";
import { formatCalendarDate } from "./calendar.ts";
import { freshnessOf } from "./freshness.ts";

const NOW = Date.UTC(2026, 10, 20, 18);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("an age in words", () => {
  it.each([
    [0, "just now"],
    [59_999, "just now"],
    [12 * MINUTE, "12 min ago"],
    [2 * HOUR, "2 h ago"],
    [47 * HOUR, "47 h ago"],
    [48 * HOUR, "2 days ago"],
    [13 * 24 * HOUR, "13 days ago"],
    [14 * 24 * HOUR, "Nov 6, 2026"],
  ])("of %i ms is %s", (age, words) => {
    expect(formatAge(NOW - age, NOW)).toBe(words);
  });

  it("tolerates five minutes of a clock behind, then prints the date only", () => {
    expect(formatAge(NOW + 5 * MINUTE, NOW)).toBe("just now");
    expect(formatAge(NOW + 5 * MINUTE + 1, NOW)).toBe("Nov 20, 2026");
  });
});

describe("freshness", () => {
  it.each([
    [24, "fresh"],
    [72, "ageing"],
    [72.01, "stale"],
  ])("at %d hours is %s", (hours, expected) => {
    expect(freshnessOf(NOW - hours * HOUR, NOW)).toBe(expected);
  });
});

describe("a calendar date", () => {
  it("has no time zone", () => {
    expect(formatCalendarDate("2026-04-20")).toBe("Apr 20, 2026");
  });

  it.each(["", "soon", "2026-4-20", "2026-02-31x"])("of %j is nothing", (text) => {
    expect(formatCalendarDate(text)).toBe("");
  });
});

it("a time of day is that of Ohio", () => {
  expect(formatTime(Date.UTC(2026, 10, 20, 14, 14))).toBe("9:14 AM");
});

import { describe, expect, it } from "vitest";
import {
  endOfWeek,
  isWeekRunning,
  spanWords,
  weekDays,
  weekTicks,
  weekWords,
} from "./weekWords.ts";

describe("a week", () => {
  it.each([
    ["2026-W45", "Nov 2–8", "Nov 2–8, 2026"],
    ["2026-W44", "Oct 26–Nov 1", "Oct 26–Nov 1, 2026"],
    ["2026-W53", "Dec 28, 2026–Jan 3, 2027", "Dec 28, 2026–Jan 3, 2027"],
    ["2026-W01", "Dec 29, 2025–Jan 4, 2026", "Dec 29, 2025–Jan 4, 2026"],
    ["2027-W01", "Jan 4–10", "Jan 4–10, 2027"],
  ])("%s is %s", (week, days, words) => {
    expect(weekDays(week)).toBe(days);
    expect(weekWords(week)).toBe(words);
  });

  it.each([
    ["in winter time", "2026-W46", "2026-11-16T05:00:00.000Z"],
    ["in summer time", "2026-W30", "2026-07-27T04:00:00.000Z"],
    ["in the night that the clocks go back", "2026-W44", "2026-11-02T05:00:00.000Z"],
    ["in the night that the clocks go forward", "2026-W10", "2026-03-09T04:00:00.000Z"],
  ])("ends on Sunday at 24:00 Eastern, %s", (_, week, end) => {
    expect(new Date(endOfWeek(week)).toISOString()).toBe(end);
    expect(isWeekRunning(week, Date.parse(end) - 1)).toBe(true);
    expect(isWeekRunning(week, Date.parse(end))).toBe(false);
  });

  it("and another one are a span of days", () => {
    expect(spanWords("2025-W45", "2026-W45")).toBe("Nov 3, 2025 to Nov 8, 2026");
    // A Thursday evening in the east, when it is Friday elsewhere.
    const now = Date.parse("2026-11-06T02:00:00Z");
    expect(spanWords("2025-W45", "2026-W45", now)).toBe("Nov 3, 2025 to Nov 5, 2026");
  });
});

describe("the names below an axis of weeks", () => {
  const weeks = (count: number) =>
    Array.from({ length: count }, (_, at) => `2026-W${String(at + 1).padStart(2, "0")}`);

  it("are Mondays of a short span, the last one among them", () => {
    expect(weekTicks(weeks(7), 3)).toEqual([
      { at: 0, label: "Dec 29" },
      { at: 3, label: "Jan 19" },
      { at: 6, label: "Feb 9" },
    ]);
  });

  it("stand below the weeks of a short span that were read, the newest first", () => {
    const read = new Set([0, 4, 7, 8]);
    const ticks = weekTicks(weeks(9), 3, (at) => read.has(at));
    expect(ticks.map(({ at }) => at)).toEqual([0, 4, 8]);
  });

  it("are months of a longer one, with the year once", () => {
    const ticks = weekTicks(weeks(52), 4);
    expect(ticks.map(({ label }) => label)).toEqual(["Jan 2026", "Apr", "Jul", "Oct"]);
  });
});

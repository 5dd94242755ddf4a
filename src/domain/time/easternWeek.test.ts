import { describe, expect, it } from "vitest";
import { addDays, beginningOfDay, mondayOf, mondayOfWeek, weekOfMonday } from "./easternWeek.ts";

describe("a week", () => {
  it("runs from Monday to Sunday 24:00 in Eastern time", () => {
    expect(mondayOf(Date.parse("2026-11-02T04:59:59.999Z"))).toBe("2026-10-26");
    expect(mondayOf(Date.parse("2026-11-02T05:00:00Z"))).toBe("2026-11-02");
    expect(mondayOf(Date.parse("2026-11-09T04:59:59.999Z"))).toBe("2026-11-02");
  });

  it("has an hour more or less when the clocks change", () => {
    const hours = (monday: string) =>
      (beginningOfDay(addDays(monday, 7)) - beginningOfDay(monday)) / 3_600_000;
    expect([hours("2026-10-26"), hours("2026-11-02"), hours("2027-03-08")]).toEqual([
      169, 168, 167,
    ]);
  });

  it("is of the year of its Thursday", () => {
    expect(weekOfMonday("2026-11-02")).toBe("2026-W45");
    expect(weekOfMonday("2026-12-28")).toBe("2026-W53");
    expect(weekOfMonday("2025-12-29")).toBe("2026-W01");
  });

  it("is found by its name, and one that there is not is not", () => {
    for (let monday = "2019-12-30"; monday < "2032-01-01"; monday = addDays(monday, 7)) {
      expect(mondayOfWeek(weekOfMonday(monday))).toBe(monday);
    }
    for (const wrong of ["2025-W53", "2026-W00", "2026-W54", "2026-45", ""]) {
      expect(mondayOfWeek(wrong)).toBeNull();
    }
  });
});

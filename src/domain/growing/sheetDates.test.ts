import { describe, expect, it } from "vitest";
import { dayAfter, entryDate, estimatedHarvest } from "./sheetDates.ts";

describe("estimated dates", () => {
  it("count calendar days over months, leap days and changes of the clock", () => {
    expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
    expect(dayAfter("2026-10-31", 1)).toBe("2026-11-01");
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  });

  it("give one entry a week, the first on the day of sprouting", () => {
    expect(entryDate("2026-04-20", 1)).toEqual({ week: 1, day: 1, date: "2026-04-20" });
    expect(entryDate("2026-04-20", 8)).toEqual({ week: 8, day: 50, date: "2026-06-08" });
  });

  it("are blank without a day of sprouting, or with what is none", () => {
    expect(entryDate("", 8)).toBeNull();
    expect(dayAfter("2026-02-31x", 1)).toBe("");
    expect(estimatedHarvest("", "10")).toBe("");
  });

  it("of the harvest follow from the weeks that were given, from 1 to 52", () => {
    expect(estimatedHarvest("2026-04-20", "10")).toBe("2026-06-29");
    for (const weeks of ["", "0", "53", "ten", "-3", "1.5"])
      expect(estimatedHarvest("2026-04-20", weeks), weeks).toBe("");
  });
});

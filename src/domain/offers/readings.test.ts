import { describe, expect, it } from "vitest";
import { fewReadings, readingsText } from "./readings.ts";

describe("how often offers were read", () => {
  const read = (...readDays: [number, number, number]) => ({ readDays });

  it("is said where it was on average less than once a week, by the offer that was read most", () => {
    expect(fewReadings([read(2, 3, 5)], 90)).toBe(3);
    expect(fewReadings([read(2, 3, 5)], 188)).toBe(5);
    expect(fewReadings([read(2, 3, 5), read(4, 12, 50)], 90)).toBe(12);
  });

  it("is told with the span that it was counted in", () => {
    expect(readingsText(5, 75)).toBe("Checked 5 times in 90 days");
    expect(readingsText(5, 75, true)).toBe("Checked here 5 times in 90 days");
    expect(readingsText(1, 20)).toBe("Checked once in 30 days");
    expect(readingsText(5, 188)).toBe("Checked 5 times in a year");
  });

  it("is not where it was often enough, nor where an answer does not say", () => {
    expect(fewReadings([read(5, 13, 52)], 90)).toBeNull();
    expect(fewReadings([read(2, 3, 5), {}], 90)).toBeNull();
  });
});

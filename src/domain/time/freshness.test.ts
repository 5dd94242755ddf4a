import { expect, it } from "vitest";
import { headAge, seenTogether } from "./freshness.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12, minutes)).toISOString();

it("of a list that was seen within one hour its head says when, by the oldest of it", () => {
  const together = seenTogether([at(30), at(0), at(59), at(0)]);
  expect(together).toEqual({ at: at(0), isAll: true });
  expect(together && headAge(together)).toBe("All seen");
  expect(together && headAge(together, true)).toBe("seen");
});

it("of a list that was mostly seen within one hour it is said of most, and the rest says it by itself", () => {
  const together = seenTogether([at(200), at(210), at(220), at(0), at(100)]);
  expect(together).toEqual({ at: at(200), isAll: false });
  expect(together && headAge(together)).toBe("Most seen");
});

it("of a list that was seen at many times, or of none, nothing is said", () => {
  expect(seenTogether([at(0), at(10), at(70), at(140), at(210)])).toBeNull();
  expect(seenTogether([])).toBeNull();
});

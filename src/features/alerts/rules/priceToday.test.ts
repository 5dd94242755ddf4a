import { expect, it } from "vitest";
import { suggestedPrice, todayHint } from "./priceToday.ts";

const today = { cents: 7_100, store: "Button Quail, Fremont" };

it("what it costs today stands beside the price, and whether nothing will ring for that", () => {
  expect(todayHint(today, "deal", null)).toBe("$71.00 now at Button Quail, Fremont.");
  expect(todayHint(today, "deal", 7_000)).toBe("$71.00 now at Button Quail, Fremont.");
  expect(todayHint(today, "deal", 7_100)).toContain("within your price already");
});

it("a price to begin with is a tenth below today's, in whole dollars", () => {
  expect(suggestedPrice(today)).toBe("e.g. 63");
  expect(suggestedPrice({ ...today, cents: 100 })).toBeUndefined();
});

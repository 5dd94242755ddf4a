import { expect, it } from "vitest";
import { medianShare } from "./medianShare.ts";

it("is the middle one, of an even number halfway between the two in the middle, of none nothing", () => {
  expect(medianShare([0.9, 0.2, 0.4])).toBe(0.4);
  expect(medianShare([4, 1, 3, 2])).toBe(2.5);
  expect(medianShare([])).toBe(0);
});

import { expect, it } from "vitest";
import { formatCents, formatDollars } from "./money.ts";

it("rounds halves up, also where binary fractions fall short of them", () => {
  expect(formatDollars(1.005)).toBe("$1.01");
  expect(formatDollars(12.5)).toBe("$12.50");
  expect(formatCents(1_060.0707)).toBe("$10.60");
});

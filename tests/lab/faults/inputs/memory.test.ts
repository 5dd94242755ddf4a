import { expect, it } from "vitest";
import { isFlat } from "./memory.ts";

const during = (at: (step: number) => number) => Array.from({ length: 100 }, (_, step) => at(step));

it("is flat when it stays where it is once it is warm, whatever peaks there are", () => {
  expect(isFlat(during((step) => (step < 10 ? 100 + step * 20 : 300))).held).toBe(true);
  expect(isFlat(during((step) => (step % 7 === 0 ? 500 : 300))).held).toBe(true);
});

it("is not when it goes on growing", () => {
  expect(isFlat(during((step) => 300 + step * 2)).held).toBe(false);
});

import { expect, it } from "vitest";
import { leanCopies } from "./leanCopies.ts";

it("a lean copy says the same, and is another object", () => {
  const copy = leanCopies<{ name: string; cents: number | null }>(["name", "cents"]);
  const whole = { name: "River Cake", cents: null };
  expect(copy(whole)).toEqual(whole);
  expect(copy(whole)).not.toBe(whole);
  expect(copy({ name: "Fog", cents: 3_500 })).toEqual({ name: "Fog", cents: 3_500 });
});

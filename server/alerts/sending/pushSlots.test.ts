import { expect, it } from "vitest";
import { createPushSlots } from "./pushSlots.ts";

/** Takes as many places as there are. */
function takeAll(places: ReturnType<typeof createPushSlots>, service: string): number {
  let taken = 0;
  while (places.take(service)) taken += 1;
  return taken;
}

it("a service that has said nothing yet gets two messages, and twenty once it answers", () => {
  const places = createPushSlots(new Set());
  expect(takeAll(places, "a")).toBe(2);
  expect(places.full()).toEqual(["a"]);
  places.giveBack("a", true);
  expect(places.full()).toEqual([]);
  expect(takeAll(places, "a")).toBe(19);
});

it("a service that falls silent gets two messages again, also in the next round", () => {
  const answering = new Set(["a"]);
  const places = createPushSlots(answering);
  expect(takeAll(places, "a")).toBe(20);
  for (let each = 0; each < 20; each += 1) places.giveBack("a", false);
  expect(takeAll(createPushSlots(answering), "a")).toBe(2);
});

it("sixty are under way at most, and 20 silent services leave room for others", () => {
  const places = createPushSlots(new Set(["a", "b", "c", "d"]));
  for (let each = 0; each < 20; each += 1) takeAll(places, `silent ${String(each)}`);
  expect(places.free()).toBe(20);
  expect(takeAll(places, "a")).toBe(20);
  expect([takeAll(places, "b"), places.free()]).toEqual([0, 0]);
});

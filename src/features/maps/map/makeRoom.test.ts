import { expect, it } from "vitest";
import { makeRoom } from "./makeRoom.ts";
import { ringShape } from "./markSize.ts";

const ring = (x: number, y: number, count = 20, priced = count) => ({
  slug: `${String(x)} ${String(y)}`,
  x,
  y,
  position: 0,
  members: Array.from({ length: count }, (_, at) => at),
  priced,
  isRough: false,
  label: "",
});
const CITY = [{ name: "Dayton", at: { x: 100, y: 100 } }];

it("a ring goes a little aside where the name of a large city has no other place beside its dot", () => {
  const around = [ring(100, 127), ring(155, 100), ring(100, 60), ring(48, 78), ring(50, 128)];
  const moved = makeRoom(around, CITY, 1);
  expect(moved).not.toEqual(around);
  for (const [at, { x, y }] of moved.entries())
    expect(Math.hypot(x - (around[at]?.x ?? 0), y - (around[at]?.y ?? 0))).toBeLessThanOrEqual(16);
});

it("a small ring leaves the dot that it hides, by no more than it has to", () => {
  const [over] = [ring(103, 98, 30, 3)];
  const [moved = over] = makeRoom([over], CITY, 1);
  expect(Math.abs(moved.y - 100)).toBeGreaterThanOrEqual(ringShape(over).radius + 3);
  expect(Math.hypot(moved.x - over.x, moved.y - over.y)).toBeLessThanOrEqual(20);
  // Not onto another one, nor near it: then it stays.
  const crowd = [over, ring(103, 138), ring(103, 58)];
  expect(makeRoom(crowd, CITY, 1)[0]).toEqual(over);
});

it("no ring moves where the name has a place, nor a large one that hides a dot", () => {
  const below = [ring(100, 127)];
  expect(makeRoom(below, CITY, 1)).toEqual(below);
  const over = [ring(105, 100)];
  expect(makeRoom(over, CITY, 1)).toEqual(over);
});

it("a drop says exactly where a store is, and stays", () => {
  const drops = [ring(70, 100, 1), ring(130, 100, 1), ring(100, 85, 1), ring(100, 130, 1)];
  expect(makeRoom(drops, CITY, 1)).toEqual(drops);
});

it("pills go as far aside as they need to lie beside each other, and what is no pill only for one", () => {
  const [pill, next, ring36] = [ring(100, 300, 48, 10), ring(144, 300, 48, 10), ring(188, 302, 8)];
  const [one = pill, two = next, three = ring36] = makeRoom([pill, next, ring36], [], 1);
  const room = (mark: typeof pill) => ringShape(mark).radius + ringShape(mark).half;
  expect(two.x - one.x).toBeGreaterThanOrEqual(room(pill) * 2);
  expect(three.x - two.x).toBeGreaterThanOrEqual(room(pill) + room(ring36) - 1);
  expect([one.y, two.y]).toEqual([300, 300]);
  const apart = [ring(100, 300, 48, 10), ring(100, 344, 48, 10), ring(160, 300), ring(200, 300)];
  expect(makeRoom(apart, [], 1)).toEqual(apart);
});

it("a pill goes aside for a drop, which stays", () => {
  const [pill, drop] = [ring(100, 300, 48, 10), ring(130, 310, 1)];
  const [moved = pill, stays] = makeRoom([pill, drop], [], 1);
  expect(stays).toBe(drop);
  expect(moved).not.toEqual(pill);
  expect(Math.hypot(moved.x - pill.x, moved.y - pill.y)).toBeLessThanOrEqual(18);
});

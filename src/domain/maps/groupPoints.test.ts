import { array, assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { groupPoints } from "./groupPoints.ts";

const at = (x: number, y = 0) => ({ x, y });
const members = (points: Parameters<typeof groupPoints>[0], reach: number, alone?: Set<number>) =>
  groupPoints(points, reach, alone).map((group) => group.members);

describe("points that overlap", () => {
  it("form a group with the first of them, in the list's order", () => {
    expect(members([at(0), at(100), at(3), at(104)], 10)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it("are apart once the map is closer", () => {
    expect(members([at(0), at(3)], 2)).toEqual([[0], [1]]);
  });

  it("leave out what is chosen, which is always seen on its own", () => {
    expect(members([at(0), at(1), at(2)], 10, new Set([1]))).toEqual([[0, 2], [1]]);
  });

  it("without a place are in no group", () => {
    expect(members([null, at(1)], 10)).toEqual([[1]]);
  });

  it("are each in exactly one group, and no two groups overlap", () => {
    const point = record({ x: integer({ max: 500 }), y: integer({ max: 500 }) });
    assert(
      property(array(point, { maxLength: 60 }), integer({ min: 1, max: 90 }), (all, r) => {
        const groups = groupPoints(all, r);
        const places = groups.flatMap((group) => group.members).sort((a, b) => a - b);
        expect(places).toEqual(all.map((_, place) => place));
        for (const [index, one] of groups.entries())
          for (const other of groups.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(r);
      }),
    );
  });
});

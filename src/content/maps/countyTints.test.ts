import { expect, it } from "vitest";
import { COUNTY_OUTLINES } from "#state/outlines.ts";
import { countyTints } from "#domain/maps/countyTints.ts";
import { ringsOf } from "#domain/maps/geometry.ts";

it("no two counties that meet have one tint, and four are enough for the state", () => {
  const tints = countyTints(COUNTY_OUTLINES);
  expect(tints.size).toBe(COUNTY_OUTLINES.length);
  const edges = new Map<string, string[]>();
  for (const { name, d } of COUNTY_OUTLINES)
    for (const ring of ringsOf(d))
      ring.forEach((to, at) => {
        const from = ring.at(at - 1) ?? to;
        const key = [from, to]
          .map(({ x, y }) => `${String(x)} ${String(y)}`)
          .toSorted()
          .join(",");
        edges.set(key, [...(edges.get(key) ?? []), name]);
      });
  const meeting = [...edges.values()].filter(
    ([one, other]) => one !== other && other !== undefined,
  );
  expect(meeting.length).toBeGreaterThan(COUNTY_OUTLINES.length);
  const alike = meeting.filter(([one = "", other = ""]) => tints.get(one) === tints.get(other));
  expect(alike).toEqual([]);
  expect(new Set(tints.values()).size).toBeLessThanOrEqual(4);
});

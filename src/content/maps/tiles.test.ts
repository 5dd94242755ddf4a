import { expect, it } from "vitest";
import { STATE_FRAME } from "#state/outlines.ts";
import { project } from "#domain/maps/geometry.ts";
import { tilesBetween } from "#domain/maps/tiles.ts";

const TEMPLATE = "https://tiles.example/{z}/{x}/{y}.png";
const COLUMBUS = project(STATE_FRAME, { lat: 39.9612, lon: -82.9988 });

it("a place is on the tile that Web Mercator has it on", () => {
  // 2^12 tiles around the world: one is 40.8 units wide.
  const scale = (256 * 2 ** 12) / (2 * Math.PI * STATE_FRAME.scale);
  const [tile, ...others] = tilesBetween(TEMPLATE, STATE_FRAME, COLUMBUS, COLUMBUS, scale);
  expect(others).toEqual([]);
  expect(tile?.url).toBe("https://tiles.example/12/1103/1551.png");
  expect(COLUMBUS.x - (tile?.x ?? 0)).toBeGreaterThan(0);
  expect(COLUMBUS.x - (tile?.x ?? 0)).toBeLessThan(tile?.width ?? 0);
});

it("a part of the map is covered whole, and no closer than there are pictures", () => {
  const corner = { x: COLUMBUS.x + 10, y: COLUMBUS.y + 10 };
  const tiles = tilesBetween(TEMPLATE, STATE_FRAME, COLUMBUS, corner, 10);
  expect(tiles.at(0)?.x).toBeLessThanOrEqual(COLUMBUS.x);
  const last = tiles.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(corner.x);
  const [closest] = tilesBetween(TEMPLATE, STATE_FRAME, COLUMBUS, COLUMBUS, 1e6);
  expect(closest?.key).toMatch(/^19\//);
});

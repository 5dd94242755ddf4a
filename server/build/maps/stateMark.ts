import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { geoMercator } from "d3-geo";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { STATE_FIPS } from "#state/taxes.ts";

type Point = readonly [x: number, y: number];
type Shape = Feature<Polygon | MultiPolygon>;
type Atlas = Topology<{ states: GeometryCollection }>;

/** The mark lies on a square of so many units, and fills it the longer way. */
const SIDE = 100;
/** A corner that is nearer than this to the line between its neighbours is left out: half a pixel of a mark of 28. */
const TOLERANCE = 2.4;
/** Where the veins leave the midrib, from the top, as parts of its length, and how far they rise. */
const VEINS = [0.45, 0.66, 0.87];
const RISE = 0.25;
/** How much of the way to the edge the veins go. */
const REACH = 0.76;
/** The square has as much room below. */
const STEM = 10;

/** The state as a leaf, as paths of an SVG. */
export interface StateMark {
  outline: string;
  veins: string;
  /** Below the outline. */
  stem: string;
}

/** Draws the state of `us-atlas` with few corners, and the veins of a leaf within it. */
export async function stateMark(): Promise<StateMark> {
  const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  const atlas: Atlas = JSON.parse(await readFile(file, "utf8"));
  const [shape] = feature(atlas, atlas.objects.states)
    .features.filter(({ id }) => id === STATE_FIPS)
    .flatMap(({ geometry, ...rest }): Shape[] =>
      geometry.type === "Polygon" || geometry.type === "MultiPolygon"
        ? [{ ...rest, geometry }]
        : [],
    );
  if (shape === undefined) throw new Error(`us-atlas has no state ${STATE_FIPS}.`);
  const projection = geoMercator().fitSize([SIDE, SIDE], shape);
  const rings =
    shape.geometry.type === "Polygon"
      ? shape.geometry.coordinates
      : shape.geometry.coordinates.flat();
  const projected = rings.map((ring) =>
    ring.map((place): Point => projection([place[0] ?? 0, place[1] ?? 0]) ?? [0, 0]),
  );
  // Islands are no larger than the line.
  const [mainland = []] = projected.toSorted((a, b) => b.length - a.length);
  return markOf(fewCorners(mainland));
}

/** @param ring of a mark on its square, closed */
function markOf(ring: readonly Point[]): StateMark {
  const [first, ...rest] = ring.slice(0, -1).map(([x, y]) => `${round(x)} ${round(y)}`);
  const xs = ring.map(([x]) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const [top, bottom] = across(ring, middle, "y");
  const head = top + (bottom - top) * 0.14;
  const veins = VEINS.flatMap((part) => {
    const y = top + (bottom - top) * part;
    const tip = y - (bottom - top) * RISE;
    const [left, right] = across(ring, tip, "x");
    return [left, right].map((edge) => {
      const end = middle + (edge - middle) * REACH;
      const bent = middle + (end - middle) * 0.55;
      return `M${round(middle)} ${round(y)}Q${round(bent)} ${round(y - (y - tip) * 0.22)} ${round(end)} ${round(tip)}`;
    });
  });
  return {
    outline: `M${[first, ...rest].join("L")}z`,
    veins: `M${round(middle)} ${round(bottom)}V${round(head)}${veins.join("")}`,
    stem: `M${round(middle)} ${round(bottom - 1)}v${String(STEM)}`,
  };
}

/** Where a line along the other axis first and last crosses a ring. */
function across(ring: readonly Point[], at: number, axis: "x" | "y"): [number, number] {
  const crossings = ring.slice(1).flatMap((to, index) => {
    const from = ring[index] ?? to;
    const [fixedFrom, fixedTo] = axis === "x" ? [from[1], to[1]] : [from[0], to[0]];
    const [freeFrom, freeTo] = axis === "x" ? [from[0], to[0]] : [from[1], to[1]];
    if (fixedFrom > at === fixedTo > at) return [];
    return [freeFrom + ((freeTo - freeFrom) * (at - fixedFrom)) / (fixedTo - fixedFrom)];
  });
  return [Math.min(...crossings), Math.max(...crossings)];
}

/** Ramer, Douglas and Peucker: of a line, the corners that matter. */
function fewCorners(line: readonly Point[]): Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const off = line.map((point) => distance(point, first, last));
  const furthest = off.indexOf(Math.max(...off));
  if ((off[furthest] ?? 0) < TOLERANCE) return [first, last];
  return [...fewCorners(line.slice(0, furthest + 1)), ...fewCorners(line.slice(furthest)).slice(1)];
}

/** From a point to a line; to its one end where both are the same. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs(dx * (fromY - y) - dy * (fromX - x)) / length;
}

const round = (value: number) => String(Math.round(value));

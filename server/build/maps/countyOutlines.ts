import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { geoMercator } from "d3-geo";
import type { Feature, MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import { STATE_FIPS } from "#state/taxes.ts";
import type { GeometryCollection, Topology } from "topojson-specification";

/** Width of the drawing in its own units: one is 185 m, finer than the outlines themselves. */
const WIDTH = 2_000;

type Shape = Feature<Polygon | MultiPolygon, { name: string }>;
type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;

/** The drawing of the state's counties, and where a point of the globe lies in it. */
export interface CountyOutlines {
  frame: { width: number; height: number; scale: number; left: number; top: number };
  /** By name; `d` is the path of an SVG in whole units. */
  counties: { name: string; d: string }[];
}

/** Draws the counties of `us-atlas` in Web Mercator. */
export async function countyOutlines(): Promise<CountyOutlines> {
  const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  const atlas: Atlas = JSON.parse(await readFile(file, "utf8"));
  const shapes = feature(atlas, atlas.objects.counties)
    .features.filter(({ id }) => String(id).startsWith(STATE_FIPS))
    .flatMap(({ geometry, ...rest }): Shape[] =>
      geometry.type === "Polygon" || geometry.type === "MultiPolygon"
        ? [{ ...rest, geometry }]
        : [],
    )
    .sort((a, b) => (a.properties.name < b.properties.name ? -1 : 1));
  const all = { type: "FeatureCollection", features: shapes } as const;
  const projection = geoMercator().fitWidth(WIDTH, all);
  const project = (place: Position): [number, number] => {
    const [x, y] = projection([place[0] ?? 0, place[1] ?? 0]) ?? [0, 0];
    return [Math.round(x), Math.round(y)];
  };
  const places = shapes.flatMap((shape) => ringsOf(shape).flat());
  const [left, top] = projection.translate();
  return {
    frame: {
      width: WIDTH,
      height: Math.max(...places.map((place) => project(place)[1])),
      scale: round(projection.scale(), 3),
      left: round(left, 3),
      top: round(top, 3),
    },
    counties: shapes.map((shape) => ({
      name: shape.properties.name,
      d: ringsOf(shape)
        .map((ring) => pathOf(ring.map(project)))
        .join(""),
    })),
  };
}

/** The rings of a shape; each ends where it began. */
function ringsOf({ geometry }: Shape): Position[][] {
  return geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
}

/** A closed path of steps, which are shorter to write than places. */
function pathOf(ring: readonly [number, number][]): string {
  const [first = [0, 0], ...rest] = ring.slice(0, -1);
  let [x, y] = first;
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step: [number, number] = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step[0] === 0 && step[1] === 0 ? [] : [step];
  });
  const numbers = steps.flat().map((step, at) => (step < 0 || at === 0 ? "" : " ") + String(step));
  return `M${String(first[0])} ${String(first[1])}l${numbers.join("")}z`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { clipRing, project, type MapFrame, type MapPoint } from "#domain/maps/geometry.ts";
import type { MapBox, MapGround } from "#domain/maps/ground.ts";
import { STATE_FIPS } from "#state/taxes.ts";
import { ROADS } from "#state/roads.ts";
import { WATERS } from "#state/waters.ts";

interface Named {
  name: string;
}
type State = GeometryObject;
type Atlas = Topology<{ states: GeometryCollection<Named> }>;
type Corners = readonly MapPoint[];

/** So far around the drawing of the state the ground is known, in its units. */
const AROUND = { across: 1_300, along: 700 };
/** Lines that are not the state's own lose corners that are no farther off than this. */
const TOLERANCE = 5;
/** Islands of others that are smaller than this at each side are left out. */
const SPECK = 12;

/** The neighbours, waters and border rivers around the state and its roads, of `us-atlas` and of what its community says of them. */
export async function mapGround(frame: MapFrame): Promise<MapGround> {
  const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  const atlas: Atlas = JSON.parse(await readFile(file, "utf8"));
  const box: MapBox = {
    least: { x: -AROUND.across, y: -AROUND.along },
    most: { x: frame.width + AROUND.across, y: frame.height + AROUND.along },
  };
  const drawn = inUnits(atlas, frame);
  const { states } = drawn.objects;
  const own = states.geometries.filter(isOwn);
  const lines = (filter: (one: State, other: State) => boolean) =>
    mesh(drawn, states, filter).coordinates.map((line) => line.map(toPoint));
  const neighbours = states.geometries
    .filter((state) => !isOwn(state))
    .map((state) => ({
      name: nameOf(state),
      rings: ringsOf(drawn, state).map((ring) => clipRing(ring, box.least, box.most)),
    }));
  const far = WATERS.farLand.map(({ name, rings }) => ({
    name,
    rings: rings.map((ring) => ring.map(([lat, lon]) => project(frame, { lat, lon }))),
  }));
  const land = [
    ...neighbours,
    ...far.map(({ name, rings }) => ({
      name,
      rings: rings.map((ring) => clipRing(ring, box.least, box.most)),
    })),
  ]
    .map(({ name, rings }) => ({ name, rings: rings.filter(isSeen) }))
    .filter(({ rings }) => rings.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const coasts = [
    ...lines((one, other) => one === other),
    ...far.flatMap(({ rings }) => rings.map((ring) => [...ring, ...ring.slice(0, 1)])),
  ];
  const inBox = (all: readonly Corners[]) => all.flatMap((line) => clipLine(line, box));
  return {
    box,
    state: own
      .flatMap((state) => ringsOf(drawn, state))
      .map(closed)
      .join(""),
    land: land.map(({ name, rings }) => ({ name, d: rings.map(closed).join("") })),
    borders: pathOf(inBox(lines((one, other) => one !== other && !isOwn(one) && !isOwn(other)))),
    coast: pathOf(inBox(coasts).filter((line) => line.length > 2 || isSeen(line))),
    rivers: WATERS.rivers.map(({ name, borders }) => ({
      name,
      d: pathOf(
        lines(
          (one, other) =>
            (isOwn(one) && borders.includes(nameOf(other))) ||
            (isOwn(other) && borders.includes(nameOf(one))),
        ),
      ),
    })),
    roads: roadsOf(frame),
    lakes: WATERS.lakes.map(({ name, south, north, west, east, middle: [lat, lon], tilt }) => ({
      name,
      box: {
        least: whole(project(frame, { lat: north, lon: west })),
        most: whole(project(frame, { lat: south, lon: east })),
      },
      at: whole(project(frame, { lat, lon })),
      tilt,
    })),
  };
}

/** Each road with all of its lines. */
function roadsOf(frame: MapFrame): MapGround["roads"] {
  return [...new Set(ROADS.map(({ number }) => number))]
    .map((number) => {
      const parts = ROADS.filter((road) => road.number === number);
      const lines = parts.map(({ places }) =>
        places.map(([lat, lon]) => project(frame, { lat, lon })),
      );
      return {
        number,
        isLong: parts.some(({ isLong = false }) => isLong),
        d: pathOf(lines),
      };
    })
    .sort((a, b) => Number(b.isLong) - Number(a.isLong));
}

const nameOf = ({ properties }: State): string =>
  properties !== undefined && "name" in properties ? String(properties.name) : "";

const isOwn = ({ id }: State) => String(id) === STATE_FIPS;

/** The same topology in units of the drawing: what two states share stays one line, with as many corners for both. */
function inUnits(atlas: Atlas, frame: MapFrame): Atlas {
  const { scale = [1, 1], translate = [0, 0] } = atlas.transform ?? {};
  const kept = new Set(
    atlas.objects.states.geometries.filter(isOwn).flatMap((state) => arcsOf(state)),
  );
  const arcs = atlas.arcs.map((arc, at) => {
    let [x, y] = [0, 0];
    const corners = arc.map(([right = 0, up = 0]) => {
      [x, y] = [x + right, y + up];
      const [lon, lat] = [x * scale[0] + translate[0], y * scale[1] + translate[1]];
      return project(frame, { lat, lon });
    });
    const fewer = kept.has(at) ? corners : simplified(corners);
    return fewer.map(({ x: right, y: down }) => [right, down]);
  });
  return { type: "Topology", objects: atlas.objects, arcs };
}

/** Places of the lines of a shape; one that is walked backwards is written as its complement. */
function arcsOf(shape: State): number[] {
  if (shape.type !== "Polygon" && shape.type !== "MultiPolygon") return [];
  return shape.arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
}

/** As Douglas and Peucker do it. */
function simplified(line: Corners): Corners {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let [farthest, most] = [0, 0];
  line.forEach((point, at) => {
    const off = offLine(point, first, last);
    if (off > most) [farthest, most] = [at, off];
  });
  if (most <= TOLERANCE) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1)).slice(0, -1),
    ...simplified(line.slice(farthest)),
  ];
}

function offLine(point: MapPoint, from: MapPoint, to: MapPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dx * (from.y - point.y) - dy * (from.x - point.x)) / length;
}

/** The rings of a state, in units of the drawing. */
function ringsOf(drawn: Atlas, state: State): MapPoint[][] {
  const shape = feature(drawn, state);
  if (shape.type !== "Feature") return [];
  const { geometry } = shape;
  if (geometry.type === "Polygon") return geometry.coordinates.map((ring) => ring.map(toPoint));
  return geometry.type === "MultiPolygon"
    ? geometry.coordinates.flat().map((ring) => ring.map(toPoint))
    : [];
}

const toPoint = ([x = 0, y = 0]: readonly number[]): MapPoint => ({ x, y });

function isSeen(line: Corners): boolean {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return (
    line.length > 1 &&
    Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) > SPECK
  );
}

/** The parts of a line whose corners are in the box, each with the corner before and after. */
function clipLine(line: Corners, { least, most }: MapBox): MapPoint[][] {
  const parts: MapPoint[][] = [];
  let part: MapPoint[] = [];
  line.forEach((point, at) => {
    const isIn = [line[at - 1], point, line[at + 1]].some(
      (each) =>
        each !== undefined &&
        each.x > least.x &&
        each.x < most.x &&
        each.y > least.y &&
        each.y < most.y,
    );
    if (isIn) return part.push(point);
    if (part.length > 1) parts.push(part);
    part = [];
    return 0;
  });
  if (part.length > 1) parts.push(part);
  return parts;
}

const whole = ({ x, y }: MapPoint): MapPoint => ({ x: Math.round(x), y: Math.round(y) });

const pathOf = (lines: readonly Corners[]) => lines.map(steps).join("");
const closed = (ring: Corners) => `${steps(ring)}z`;

/** A place, then steps, which are shorter to write. */
function steps(line: Corners): string {
  const [first = { x: 0, y: 0 }, ...rest] = line.map(whole);
  let from = first;
  const numbers = rest.flatMap((to) => {
    const step = [to.x - from.x, to.y - from.y];
    from = to;
    return step.every((each) => each === 0) ? [] : step;
  });
  const written = numbers.map((step, at) => (step < 0 || at === 0 ? "" : " ") + String(step));
  return `M${String(first.x)} ${String(first.y)}l${written.join("")}`;
}

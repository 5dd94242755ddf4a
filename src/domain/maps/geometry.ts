import type { StoreProfile } from "../stores/stores.ts";

/** The corners of each ring or line of a path: a place, then steps, in units of the drawing. */
export function ringsOf(d: string): MapPoint[][] {
  return d
    .split("M")
    .filter((line) => line !== "")
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x = 0, y = 0] = numbers;
      const corners = [{ x, y }];
      for (let at = 2; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        corners.push({ x, y });
      }
      return corners;
    });
}

/** The middle of an outline: the centroid of its area, in units of the drawing. */
export function middleOf(d: string): MapPoint {
  return middleOfRings(ringsOf(d));
}

/** The same of its rings. */
export function middleOfRings(rings: readonly (readonly MapPoint[])[]): MapPoint {
  let [area, x, y] = [0, 0, 0];
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      const part = from === undefined ? 0 : from.x * to.y - to.x * from.y;
      area += part;
      x += part * ((from?.x ?? 0) + to.x);
      y += part * ((from?.y ?? 0) + to.y);
      from = to;
    }
  }
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** The corners of the part of a ring that lies between two corners of a box; none where it is out of it. */
export function clipRing(ring: readonly MapPoint[], least: MapPoint, most: MapPoint): MapPoint[] {
  // Side by side of the box, as Sutherland and Hodgman do it: what is beyond it is cut off.
  const sides: [axis: "x" | "y", limit: number, sign: 1 | -1][] = [
    ["x", least.x, 1],
    ["x", most.x, -1],
    ["y", least.y, 1],
    ["y", most.y, -1],
  ];
  return sides.reduce<MapPoint[]>(
    (corners, [axis, limit, sign]) => {
      const beyond = (point: MapPoint) => (limit - point[axis]) * sign;
      return corners.flatMap((to, at) => {
        const from = corners.at(at - 1) ?? to;
        const [before, after] = [beyond(from), beyond(to)];
        const kept = after <= 0 ? [to] : [];
        if (before > 0 === after > 0) return kept;
        const share = before / (before - after);
        const edge = {
          x: from.x + share * (to.x - from.x),
          y: from.y + share * (to.y - from.y),
        };
        return [edge, ...kept];
      });
    },
    [...ring],
  );
}

/** How far a point is outside of an outline, in units of the drawing; 0 inside of it. */
export function distanceOutside(rings: readonly (readonly MapPoint[])[], point: MapPoint): number {
  if (isInside(rings, point)) return 0;
  let nearest = Infinity;
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined) nearest = Math.min(nearest, distanceToEdge(from, to, point));
      from = to;
    }
  }
  return nearest;
}

/** Whether a point lies in an outline. */
export function isInside(rings: readonly (readonly MapPoint[])[], point: MapPoint): boolean {
  let isIn = false;
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined && crosses(from, to, point)) isIn = !isIn;
      from = to;
    }
  }
  return isIn;
}

/** Whether a ray from the point to the right crosses an edge. */
function crosses(from: MapPoint, to: MapPoint, { x, y }: MapPoint): boolean {
  if (from.y > y === to.y > y) return false;
  return x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y);
}

function distanceToEdge(from: MapPoint, to: MapPoint, point: MapPoint): number {
  const nearest = nearestOfEdge(from, to, point);
  return Math.hypot(nearest.x - point.x, nearest.y - point.y);
}

function nearestOfEdge(from: MapPoint, to: MapPoint, point: MapPoint): MapPoint {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return { x: from.x + share * dx, y: from.y + share * dy };
}

/** A drawing of the state in Web Mercator, in its own units, from its upper left corner. */
export interface MapFrame {
  width: number;
  height: number;
  /** Units of one radian of longitude. */
  scale: number;
  /** Where longitude 0 and the equator lie. */
  left: number;
  top: number;
}

/** A county as it is drawn. */
export interface CountyOutline {
  name: string;
  /** Path of an SVG: closed rings of a place and steps, in whole units of the drawing. */
  d: string;
}

/** A store's own county may be this far from it on the map, in meters: outlines are drawn with few corners. */
const TOLERANCE_METERS = 2_500;

/**
 * Where stores are drawn. A store is not drawn where its coordinates are not known, are outside of
 * the state, or contradict its own county: a list can be right where a map would be wrong.
 *
 * @returns points in units of the drawing, by the slugs of the stores that are drawn
 */
export function placeStores(
  stores: readonly Pick<StoreProfile, "slug" | "lat" | "lon" | "county">[],
  frame: MapFrame,
  outlines: readonly CountyOutline[],
): ReadonlyMap<string, MapPoint> {
  const rings = new Map(outlines.map(({ name, d }) => [name, ringsOf(d)]));
  const tolerance =
    TOLERANCE_METERS / metersPerUnit(frame, { x: frame.width / 2, y: frame.height / 2 });
  const placed = new Map<string, MapPoint>();
  for (const { slug, lat, lon, county } of stores) {
    if (lat === null || lon === null) continue;
    const point = project(frame, { lat, lon });
    const own = county === null ? undefined : rings.get(county);
    const candidates = own === undefined ? [...rings.values()] : [own];
    if (candidates.some((each) => distanceOutside(each, point) <= tolerance))
      placed.set(slug, point);
  }
  return placed;
}

/** A place on the globe, in degrees. */
export interface Place {
  lat: number;
  lon: number;
}

/** A point of the drawing, in its units. */
export interface MapPoint {
  x: number;
  y: number;
}

const RADIAN = Math.PI / 180;

/** Where a place lies in the drawing, in Web Mercator. */
export function project(frame: MapFrame, { lat, lon }: Place): MapPoint {
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * RADIAN) / 2));
  return { x: frame.left + frame.scale * lon * RADIAN, y: frame.top - frame.scale * north };
}

/** The place at a point of the drawing. */
export function unproject(frame: MapFrame, { x, y }: MapPoint): Place {
  const north = (frame.top - y) / frame.scale;
  return {
    lat: (2 * Math.atan(Math.exp(north)) - Math.PI / 2) / RADIAN,
    lon: (x - frame.left) / frame.scale / RADIAN,
  };
}

/** Meters of one unit of the drawing, at the latitude of a point. */
export function metersPerUnit(frame: MapFrame, point: MapPoint): number {
  const EARTH_METERS = 6_371_000;
  return (EARTH_METERS / frame.scale) * Math.cos(unproject(frame, point).lat * RADIAN);
}

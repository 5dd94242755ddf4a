import type { MapPoint } from "./projection.ts";

/** The corners of each ring of an outline's path: a place, then steps, in units of the drawing. */
export function ringsOf(d: string): MapPoint[][] {
  return d
    .split("z")
    .filter((ring) => ring !== "")
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
  let [area, x, y] = [0, 0, 0];
  for (const ring of ringsOf(d)) {
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

/** How far a point is outside of an outline, in units of the drawing; 0 inside of it. */
export function distanceOutside(rings: readonly (readonly MapPoint[])[], point: MapPoint): number {
  let isInside = false;
  let nearest = Infinity;
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from === undefined) continue;
      if (crosses(from, to, point)) isInside = !isInside;
      nearest = Math.min(nearest, distanceToEdge(from, to, point));
      from = to;
    }
  }
  return isInside ? 0 : nearest;
}

/** Whether a ray from the point to the right crosses an edge. */
function crosses(from: MapPoint, to: MapPoint, { x, y }: MapPoint): boolean {
  if (from.y > y === to.y > y) return false;
  return x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y);
}

function distanceToEdge(from: MapPoint, to: MapPoint, point: MapPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + share * dx - point.x, from.y + share * dy - point.y);
}

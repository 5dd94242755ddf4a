import type { MapPoint } from "./geometry.ts";

/** Points that are drawn as one: those nearer to the first of them than two marks need. */
export interface PointGroup {
  /** Where it is drawn: at its first point. */
  x: number;
  y: number;
  /** Places in the list of all points, lowest first. */
  members: number[];
}

/**
 * Groups points so that no two groups are nearer to each other than `reach`.
 *
 * @param points in units of the drawing, in the order of the list; `null` is drawn nowhere
 * @param reach in units of the drawing
 * @param alone places in the list that form no group with others
 * @returns in the order of their first members
 */
export function groupPoints(
  points: readonly (MapPoint | null)[],
  reach: number,
  alone: ReadonlySet<number> = new Set(),
): PointGroup[] {
  const cells = new Map<number, PointGroup[]>();
  const groups: PointGroup[] = [];
  points.forEach((point, place) => {
    if (point === null) return;
    const column = Math.floor(point.x / reach);
    const row = Math.floor(point.y / reach);
    const near = alone.has(place) ? null : nearestGroup(cells, column, row, point, reach);
    if (near) {
      near.members.push(place);
      return;
    }
    const group = { x: point.x, y: point.y, members: [place] };
    groups.push(group);
    if (alone.has(place)) return;
    const key = cellKey(column, row);
    const cell = cells.get(key);
    if (cell) cell.push(group);
    else cells.set(key, [group]);
  });
  return groups;
}

function nearestGroup(
  cells: ReadonlyMap<number, readonly PointGroup[]>,
  column: number,
  row: number,
  point: MapPoint,
  reach: number,
): PointGroup | null {
  let nearest: PointGroup | null = null;
  let least = reach;
  for (const across of [-1, 0, 1])
    for (const down of [-1, 0, 1])
      for (const group of cells.get(cellKey(column + across, row + down)) ?? []) {
        const distance = Math.hypot(group.x - point.x, group.y - point.y);
        if (distance >= least) continue;
        least = distance;
        nearest = group;
      }
  return nearest;
}

/** More rows than there are; a number is found several times as fast as a text. */
const ROWS = 2 ** 26;
const cellKey = (column: number, row: number) => column * ROWS + row;

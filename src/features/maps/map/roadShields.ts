import { GROUND } from "#state/ground.ts";
import { ringsOf, type MapPoint } from "#domain/maps/geometry.ts";
import { boxAt, isWithin, overlaps, type Box } from "./labelOffsets.ts";
import { LETTERS, type PlacedLabel } from "./labelPlaces.ts";

/** Along a road there is about one shield in so many CSS pixels of what is seen of it, at least one. */
const APART_PX = 240;
/** No shield is nearer to another one, whichever road it is of. */
const ROOM_PX = 36;
/** Points that are tried are so far from each other. */
const STEP_PX = 8;
/** What is seen of a road is shorter than this: none. */
const LEAST_PX = 28;

interface RoadView {
  /** CSS pixels of a unit of the drawing. */
  scale: number;
  /** Where shields may stand, in CSS pixels from the drawing's corner. */
  within: Box;
  /** Whether nothing else stands in a box. */
  isClear: (box: Box) => boolean;
}

/** The numbers of the roads, each on its road: one in the middle of what is seen of it, several along a long way, none where something else stands. */
export function roadShields({ scale, within, isClear }: RoadView): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const taken: Box[] = [];
  for (const { number, lines } of roads()) {
    const points = lines.flatMap((line) => pointsAlong(line, scale, within));
    const length = points.length * STEP_PX;
    if (length < LEAST_PX) continue;
    const count = Math.max(1, Math.round(length / APART_PX));
    const share = points.length / count;
    for (let each = 0; each < count; each++) {
      const part = points.slice(Math.floor(each * share), Math.ceil((each + 1) * share));
      const found = middleFirst(part).find((point) => {
        const box = boxAt(point, ON_IT, number.length * LETTERS.road);
        return (
          isWithin(box, within) && isClear(box) && !taken.some((other) => overlaps(box, other))
        );
      });
      if (found === undefined) continue;
      taken.push({
        left: found.x - ROOM_PX,
        right: found.x + ROOM_PX,
        top: found.y - ROOM_PX,
        bottom: found.y + ROOM_PX,
      });
      const at = { x: found.x / scale, y: found.y / scale };
      placed.push({ name: number, kind: "road", at, ...ON_IT });
    }
  }
  return placed;
}

const ON_IT = { from: "middle", right: 0, down: 0 } as const;

/** Points of a line in equal steps that are in sight, in CSS pixels from the drawing's corner. */
function pointsAlong(line: readonly MapPoint[], scale: number, within: Box): MapPoint[] {
  const points: MapPoint[] = [];
  let left = 0;
  line.slice(1).forEach((to, at) => {
    const from = line[at] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y) * scale;
    let along = left;
    for (; along < length; along += STEP_PX) {
      const x = (from.x + ((to.x - from.x) * along) / length) * scale;
      const y = (from.y + ((to.y - from.y) * along) / length) * scale;
      const isIn = x > within.left && x < within.right && y > within.top && y < within.bottom;
      if (isIn) points.push({ x, y });
    }
    left = along - length;
  });
  return points;
}

/** From the middle of a list to its ends. */
function middleFirst<T>(list: readonly T[]): T[] {
  const middle = (list.length - 1) / 2;
  return list
    .map((each, at) => ({ each, off: Math.abs(at - middle) }))
    .sort((a, b) => a.off - b.off)
    .map(({ each }) => each);
}

let read: { number: string; lines: MapPoint[][] }[] | undefined;

/** The roads by their corners, which are read once a name is placed. */
function roads() {
  return (read ??= GROUND.roads.map(({ number, d }) => ({
    number,
    lines: ringsOf(d),
  })));
}

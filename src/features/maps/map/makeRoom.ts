import type { MapPoint } from "#domain/maps/geometry.ts";
import { beside, boxAt, distanceTo, overlaps, type Box } from "./labelOffsets.ts";
import { nameWidth } from "./labelPlaces.ts";
import type { MapMark } from "./mapMarks.ts";
import { CITY_DOT_PX, MARK_PX, ringPx } from "./markSize.ts";

/** A name that rings make room for. */
interface FirstName {
  name: string;
  at: MapPoint;
}

/**
 * The marks, some of their rings a little aside, so that the names of the largest cities can stand beside their dots: a ring
 * is only about where its stores are, a city is exactly where it is. A city whose dot a ring hides is named beside that.
 *
 * @param scale CSS pixels of a unit of the drawing
 */
export function makeRoom(
  marks: readonly MapMark[],
  cities: readonly FirstName[],
  scale: number,
): MapMark[] {
  let placed = [...marks];
  const names: Box[] = [];
  for (const city of cities) {
    const at = { x: city.at.x * scale, y: city.at.y * scale };
    const dot = boxAround(at, CITY_DOT_PX / 2);
    if (placed.some((mark) => isRing(mark) && farFrom(mark, dot, scale) < ringPx(mark) / 2))
      continue;
    const width = nameWidth(city.name, "city");
    const ways = beside([dot], at)
      .map((place) => boxAt(at, place, width))
      .filter((box) => !names.some((other) => overlaps(box, other)))
      .flatMap((box) => wayWith(placed, box, [...names, dot], scale) ?? []);
    const [best] = ways.toSorted((a, b) => a.cost - b.cost);
    if (best === undefined) continue;
    placed = best.marks;
    names.push(best.box);
  }
  return placed;
}

interface Way {
  box: Box;
  marks: MapMark[];
  /** How far rings are moved for it, in CSS pixels. */
  cost: number;
}

/** The marks as they stand where a name has that box; `null` where one would have to go too far, or onto something else. */
function wayWith(
  marks: readonly MapMark[],
  box: Box,
  others: readonly Box[],
  scale: number,
): Way | null {
  let cost = 0;
  const moved = marks.map((mark) => {
    const lacking = roomOf(mark) - farFrom(mark, box, scale);
    if (lacking <= 0) return mark;
    cost += isRing(mark) ? lacking : Infinity;
    const [x, y] = [mark.x * scale, mark.y * scale];
    const [across, along] = [x - clamp(x, box.left, box.right), y - clamp(y, box.top, box.bottom)];
    const far = Math.hypot(across, along);
    if (far === 0) cost = Infinity;
    const part = far === 0 ? 0 : lacking / far / scale;
    return { ...mark, x: mark.x + across * part, y: mark.y + along * part };
  });
  if (cost > FARTHEST_PX) return null;
  const isRoomy = moved.every(
    (mark, at) =>
      mark === marks[at] ||
      (others.every((other) => farFrom(mark, other, scale) >= ringPx(mark) / 2) &&
        moved.every(
          (other, place) =>
            place === at ||
            Math.hypot(other.x - mark.x, other.y - mark.y) * scale >= LEAST_APART_PX,
        )),
  );
  return isRoomy ? { box, marks: moved, cost } : null;
}

/** All rings that make room for a name move no farther than that together, and no two marks come nearer than the other, in CSS pixels. */
const FARTHEST_PX = 16;
const LEAST_APART_PX = MARK_PX - 8;
/** Between a ring and a name, as names have it that are placed, and a hair more. */
const AIR_PX = 4.5;
/** About as far as a drop reaches. */
const DROP_PX = 24;

const isRing = ({ members }: MapMark): boolean => members.length > 1;

const roomOf = (mark: MapMark): number => (isRing(mark) ? ringPx(mark) / 2 + AIR_PX : DROP_PX);

const farFrom = ({ x, y }: MapPoint, box: Box, scale: number): number =>
  distanceTo(box, { x: x * scale, y: y * scale });

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const boxAround = ({ x, y }: MapPoint, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

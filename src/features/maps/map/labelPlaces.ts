import type { MapPoint } from "#domain/maps/geometry.ts";
import type { MapMark } from "./mapMarks.ts";
import { CITY_DOT_PX, ringShape } from "./markSize.ts";
import {
  apart,
  APART_PX,
  AROUND,
  beside,
  boxAt,
  distanceTo,
  fartherAround,
  isWithin,
  leaderTo,
  NOWHERE,
  overlaps,
  widened,
  type Box,
  type Offset,
} from "./labelOffsets.ts";

/** What a name is of; each has a face of its own. */
export type LabelKind = "city" | "town" | "county" | "land" | "lake" | "river" | "road";

/** A name of the map, and where from its place it is drawn. */
export interface PlacedLabel extends Offset {
  name: string;
  at: MapPoint;
  kind: LabelKind;
  /** Turned around its middle by so many degrees. */
  turn?: number;
  /** Where a line from its place meets it, which is too far away to be seen as its own without; in CSS pixels from there. */
  leader?: MapPoint;
}

/** About as wide as a letter of a label is, with the room after it, and as tall as its line. */
export const LETTERS: Readonly<Record<LabelKind, number>> = {
  city: 9.3,
  town: 7.3,
  county: 7,
  land: 11,
  lake: 12.5,
  river: 8.2,
  road: 11,
};
/** About as wide as a name is, in CSS pixels: of a line of type, letters are narrow and wide. */
export function nameWidth(name: string, kind: LabelKind): number {
  const narrow = name.match(/[ijlt]/g)?.length ?? 0;
  const wide = name.match(/[mw]/gi)?.length ?? 0;
  return (name.length - 0.4 * narrow + 0.5 * wide) * LETTERS[kind];
}
/** Around a ring, whose outline is drawn outside of it, and a dot a little room; and how far a drop reaches to the sides and above its tip. */
const ROOM = { ring: 4, dot: 1, otherDot: 8 };
const DROP = { side: 14, above: 34 };
/** So far from the edge of a ring that hides its dot the name of a large city may begin: it touches that ring. */
export const BESIDE_PX = 6;
/** So far from its place, or from the ring whose middle is there, the name of a town may begin: at the other side of a ring it would be read as another's. */
const AT_HOME_PX = 10;
/** What is further away from a name is in nobody's way. */
const REACH = 120;

/** A name to be placed. */
interface NamedPoint {
  name: string;
  at: MapPoint;
  kind?: LabelKind;
  /** A dot says where exactly it is. */
  hasDot?: boolean;
  /** Without a dot: how far from there it may stand, in CSS pixels, where that is farther than usual. */
  reach?: number;
}

/**
 * Where names of the map stand: that of a city touches its dot, or the mark that stands on the dot; that of a county is in
 * its middle. None covers a mark, a dot or another name: a large city, whose rings crowd, then has its name within a letter's
 * height of its dot; one without such a place is left out, the later ones of the list first.
 *
 * @param scale CSS pixels of a unit of the drawing
 * @param within where names may stand, in CSS pixels from the drawing's corner
 * @param edges where other words stand, in the same
 * @param lines in units of the drawing: where there is another place, no name stands across one
 * @param isHome whether a point of the drawing is in the state, where a city's name stands if it has room
 */
export function placeLabels(
  names: readonly NamedPoint[],
  marks: readonly PlacedMark[],
  scale: number,
  within: Box = EVERYWHERE,
  edges: readonly Box[] = [],
  lines: readonly (readonly MapPoint[])[] = [],
  isHome: (at: MapPoint) => boolean = () => true,
): PlacedLabel[] {
  const shapes = marks.map((mark) => shapeOfMark(mark, scale));
  const taken: Box[] = [...edges];
  const dots = names.filter(({ hasDot }) => hasDot);
  return names.flatMap(({ name, at, kind = "town", hasDot = false, reach = 0 }) => {
    const [x, y] = [at.x * scale, at.y * scale];
    const around = REACH + reach + (kind === "city" ? APART_PX : 0);
    const near = (box: Box) =>
      box.left < x + around &&
      box.right > x - around &&
      box.top < y + around &&
      box.bottom > y - around;
    // Beside another city's dot a name would be read as that one's.
    const inTheWay = dots
      .map((dot) => {
        const room = dot.name === name ? ROOM.dot : ROOM.otherDot;
        return boxAround(dot.at, CITY_DOT_PX / 2 + room, scale);
      })
      .concat(taken)
      .filter(near);
    const dot = boxAround(at, CITY_DOT_PX / 2, scale);
    const marksNear = shapes.filter(({ box }) => near(box));
    const far = ({ box }: MarkShape, from: MapPoint = { x, y }) =>
      Math.hypot((box.left + box.right) / 2 - from.x, (box.top + box.bottom) / 2 - from.y);
    const [onIt] = marksNear
      .filter((mark) => covers(mark, dot))
      .toSorted((a, b) => far(a) - far(b));
    // Of several towns below one ring only that in its middle is told by it: the others' names would stand at any side of it.
    const hidesAnother =
      kind === "town" &&
      onIt !== undefined &&
      onIt.radius !== null &&
      names.some((other) => {
        if (other.name === name || (other.kind ?? "town") === "county") return false;
        const there = { x: other.at.x * scale, y: other.at.y * scale };
        return isUnder(onIt, there) && far(onIt, there) < far(onIt);
      });
    if (hidesAnother) return [];
    const anchors = onIt === undefined ? [dot] : [dot, onIt.box];
    const width = nameWidth(name, kind);
    const tried =
      hasDot || kind === "town" ? beside(anchors, { x, y }) : [...AROUND, ...fartherAround(reach)];
    const others = dots.filter((each) => each.kind === "city" && each.name !== name);
    const isNearestTo = (box: Box) => {
      const own = distanceTo(box, { x, y });
      return others.every((each) => {
        const there = { x: each.at.x * scale, y: each.at.y * scale };
        return distanceTo(box, there) > own;
      });
    };
    // A town's name off its place would be read as another's: it is there or nowhere.
    const ringRoom = onIt === undefined ? 0 : (onIt.box.right - onIt.box.left) / 2;
    const isAtHome = (box: Box) =>
      kind !== "town" || distanceTo(box, { x, y }) <= ringRoom + AT_HOME_PX;
    const isFree = (box: Box) =>
      isWithin(box, within) &&
      isAtHome(box) &&
      !inTheWay.some((other) => overlaps(box, other)) &&
      !marksNear.some((mark) => covers(mark, box));
    const parts = lines.flatMap((line) => partsNear(line, scale, near));
    const isClear = (box: Box) => isFree(box) && !parts.some((part) => passes(part, box));
    const isClearHome = (box: Box) =>
      isClear(box) &&
      isHome({ x: (box.left + box.right) / 2 / scale, y: (box.top + box.bottom) / 2 / scale });
    const find = (places: readonly Offset[], isGood: (box: Box) => boolean) =>
      places.find((place) => isGood(boxAt({ x, y }, place, width)));
    const outside = kind === "city" ? apart(width) : NOWHERE;
    // A name that is not read as its own place's says where that is not: then it is left out.
    const isHidden = onIt !== undefined && isUnder(onIt, { x, y });
    const reachOfCity = isHidden ? (onIt.radius ?? 0) + BESIDE_PX : APART_PX;
    // At an end of a pill that hides its dot a name would be read as that of a place over there.
    const isAtEnd = (box: Box) => box.left > x || box.right < x;
    const hidesWide = isHidden && halfOf(onIt.box) > 1;
    const isTold = (box: Box) =>
      kind !== "city" ||
      (distanceTo(box, { x, y }) <= reachOfCity &&
        isNearestTo(box) &&
        !(hidesWide && isAtEnd(box)));
    const place =
      (hasDot ? find(tried, (box) => isClearHome(box) && isTold(box)) : undefined) ??
      find(outside, (box) => isClearHome(box) && isTold(box)) ??
      find(tried, (box) => isClear(box) && isTold(box)) ??
      find(outside, (box) => isClear(box) && isTold(box)) ??
      find(tried, (box) => isFree(box) && isTold(box)) ??
      find(outside, (box) => isFree(box) && isTold(box));
    if (place === undefined) return [];
    const box = boxAt({ x, y }, place, width);
    taken.push(box);
    const leader = isHidden ? null : leaderTo(box, { x, y });
    return [{ name, at, kind, ...place, ...(hasDot && leader !== null ? { leader } : {}) }];
  });
}

/** Tells whether nothing stands in a box: no mark, no dot and no name that has been placed. */
export function clearOf(
  marks: readonly PlacedMark[],
  labels: readonly PlacedLabel[],
  scale: number,
  edges: readonly Box[],
): (box: Box) => boolean {
  const shapes = marks.map((mark) => shapeOfMark(mark, scale));
  const boxes = edges.concat(
    labels.flatMap((label) => {
      const at = { x: label.at.x * scale, y: label.at.y * scale };
      return [
        boxAt(at, label, nameWidth(label.name, label.kind)),
        boxAround(label.at, CITY_DOT_PX, scale),
      ];
    }),
  );
  return (box) =>
    !boxes.some((other) => overlaps(box, other)) && !shapes.some((mark) => covers(mark, box));
}

/** As much of a mark as names care about. */
type PlacedMark = Pick<MapMark, "x" | "y" | "members" | "priced">;

type Part = readonly [from: MapPoint, to: MapPoint];

/** Those parts of a line, in CSS pixels, that are near. */
function partsNear(line: readonly MapPoint[], scale: number, near: (box: Box) => boolean): Part[] {
  return line.slice(1).flatMap((corner, at) => {
    const before = line[at] ?? corner;
    const from = { x: before.x * scale, y: before.y * scale };
    const to = { x: corner.x * scale, y: corner.y * scale };
    const box = {
      left: Math.min(from.x, to.x),
      right: Math.max(from.x, to.x),
      top: Math.min(from.y, to.y),
      bottom: Math.max(from.y, to.y),
    };
    return near(box) ? [[from, to] as const] : [];
  });
}

/** Whether a part of a line runs through a box: what is left of it between each pair of sides. */
function passes([from, to]: Part, { left, right, top, bottom }: Box): boolean {
  const [across, along] = [to.x - from.x, to.y - from.y];
  let [first, last] = [0, 1];
  for (const [way, room] of [
    [-across, from.x - left],
    [across, right - from.x],
    [-along, from.y - top],
    [along, bottom - from.y],
  ] as const) {
    if (way === 0 && room < 0) return false;
    if (way < 0) first = Math.max(first, room / way);
    if (way > 0) last = Math.min(last, room / way);
  }
  return first <= last;
}

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** What a mark covers: a drop its box, a ring what is within its radius of its middle, or of the line in a pill's middle. */
interface MarkShape {
  box: Box;
  radius: number | null;
}

function shapeOfMark(mark: PlacedMark, scale: number): MarkShape {
  const [left, top] = [mark.x * scale, mark.y * scale];
  if (mark.members.length > 1) {
    const shape = ringShape(mark);
    const radius = shape.radius + ROOM.ring;
    const box = boxAround(mark, radius, scale);
    return { box: widened(box, shape.half), radius };
  }
  const { side, above } = DROP;
  return {
    box: { left: left - side, right: left + side, top: top - above, bottom: top + 2 },
    radius: null,
  };
}

/** Whether a mark covers some of a box: at the corners of a ring's own box there is room. */
function covers({ box: own, radius }: MarkShape, box: Box): boolean {
  if (radius === null || !overlaps(own, box)) return overlaps(own, box);
  const middle = { x: (own.left + own.right) / 2, y: (own.top + own.bottom) / 2 };
  return distanceTo(widened(box, halfOf(own)), middle) < radius;
}

/** Whether a mark hides a dot: one that is seen beside its ring is what a name belongs to, not that ring. */
function isUnder({ box, radius }: MarkShape, { x, y }: MapPoint): boolean {
  if (radius === null) return true;
  const [across, along] = [(box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y];
  return Math.hypot(Math.max(0, Math.abs(across) - halfOf(box)), along) < radius - ROOM.ring;
}

/** A pill's box is wider than it is tall by twice that. */
const halfOf = ({ left, right, top, bottom }: Box): number => (right - left - (bottom - top)) / 2;

function boxAround({ x, y }: MapPoint, reach: number, scale: number): Box {
  const [across, along] = [x * scale, y * scale];
  return { left: across - reach, right: across + reach, top: along - reach, bottom: along + reach };
}

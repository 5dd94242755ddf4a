import type { MapPoint } from "#domain/maps/geometry.ts";
import type { MapMark } from "./mapMarks.ts";
import { CITY_DOT_PX, ringPx } from "./markSize.ts";

/** What a name is of; each has a face of its own. */
export type LabelKind = "city" | "town" | "county" | "land" | "lake" | "river";

/** A name of the map, and how far from its place it is drawn, in CSS pixels: its beginning, its middle or its end. */
export interface PlacedLabel {
  name: string;
  at: MapPoint;
  kind: LabelKind;
  from: "start" | "middle" | "end";
  right: number;
  down: number;
  /** Turned around its middle by so many degrees. */
  turn?: number;
  /** Where a line from its place meets it, which is too far away to be seen as its own without; in CSS pixels from there. */
  leader?: MapPoint;
}

/** A rectangle in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** About as wide as a letter of a label is, with the room after it, and as tall as its line. */
export const LETTERS: Readonly<Record<LabelKind, number>> = {
  city: 9.3,
  town: 7,
  county: 7,
  land: 11,
  lake: 12.5,
  river: 8.2,
};
export const LINE = 16;
/** Around a ring, whose outline is drawn outside of it, and a dot a little room; and how far a drop reaches to the sides and above its tip. */
const ROOM = { ring: 4, dot: 1, otherDot: 8 };
const DROP = { side: 14, above: 34 };
/** How far from a dot, or from the mark that stands on it, a city's name begins, in CSS pixels. */
const GAPS = [2, 6];
/** Where around its own place the name of a county is tried, in CSS pixels. */
const ACROSS = [0, -12, 12, -25, 25];
const ALONG = [0, 14, -14, 22, -22, 28, -28];
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

type Offset = Pick<PlacedLabel, "from" | "right" | "down">;

/**
 * Where names of the map stand: that of a city touches its dot, or the mark that stands on the dot; that of a county is in
 * its middle. None covers a mark, a dot or another name: a large city, whose rings crowd, then has its name as near to its
 * dot as there is room; any other without such a place is left out, the later ones of the list first.
 *
 * @param scale CSS pixels of a unit of the drawing
 * @param within where names may stand, in CSS pixels from the drawing's corner
 * @param edges where other words stand, in the same
 */
export function placeLabels(
  names: readonly NamedPoint[],
  marks: readonly Pick<MapMark, "x" | "y" | "members">[],
  scale: number,
  within: Box = EVERYWHERE,
  edges: readonly Box[] = [],
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
    const far = ({ box }: MarkShape) =>
      Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
    const [onIt] = marksNear
      .filter((mark) => covers(mark, dot))
      .toSorted((a, b) => far(a) - far(b));
    const anchors = onIt === undefined ? [dot] : [dot, onIt.box];
    const width = name.length * LETTERS[kind];
    const tried = hasDot ? beside(anchors, { x, y }) : [...AROUND, ...fartherAround(reach)];
    const others = dots.filter((each) => each.kind === "city" && each.name !== name);
    const isNearestTo = (box: Box) => {
      const own = distanceTo(box, { x, y });
      return others.every((each) => {
        const there = { x: each.at.x * scale, y: each.at.y * scale };
        return distanceTo(box, there) > own;
      });
    };
    const isFree = (box: Box, less = 0) =>
      isWithin(box, within) &&
      !inTheWay.some((other) => overlaps(box, other)) &&
      !marksNear.some((mark) => covers(mark, box, less));
    const find = (places: readonly Offset[], isGood: (box: Box) => boolean) =>
      places.find((place) => isGood(boxAt({ x, y }, place, width)));
    const outside = kind === "city" ? apart(width) : NOWHERE;
    const place =
      find(tried, isFree) ??
      find(outside.near, isFree) ??
      // So far out a name should not be read as another's; a large city has one all the same.
      find(outside.all, (box) => isFree(box, CLOSER) && isNearestTo(box)) ??
      find(outside.all, (box) => isFree(box, CLOSER));
    if (place === undefined) return [];
    const box = boxAt({ x, y }, place, width);
    taken.push(box);
    const leader = onIt !== undefined && tried.includes(place) ? null : leaderTo(box, { x, y });
    return [{ name, at, kind, ...place, ...(hasDot && leader !== null ? { leader } : {}) }];
  });
}

/** Tells whether nothing stands in a box: no mark, no dot and no name that has been placed. */
export function clearOf(
  marks: readonly Pick<MapMark, "x" | "y" | "members">[],
  labels: readonly PlacedLabel[],
  scale: number,
  edges: readonly Box[],
): (box: Box) => boolean {
  const shapes = marks.map((mark) => shapeOfMark(mark, scale));
  const boxes = edges.concat(
    labels.flatMap((label) => {
      const at = { x: label.at.x * scale, y: label.at.y * scale };
      return [
        boxAt(at, label, label.name.length * LETTERS[label.kind]),
        boxAround(label.at, CITY_DOT_PX, scale),
      ];
    }),
  );
  return (box) =>
    !boxes.some((other) => overlaps(box, other)) && !shapes.some((mark) => covers(mark, box));
}

const AROUND: readonly Offset[] = ACROSS.flatMap((right) =>
  ALONG.map((down) => ({ from: "middle" as const, right, down })),
).toSorted((a, b) => Math.hypot(a.right, a.down) - Math.hypot(b.right, b.down));

/** Places on circles that are wider and wider, up to such a distance. */
function fartherAround(reach: number): Offset[] {
  const circles = Array.from({ length: Math.floor(reach / STEP) }, (_, at) => (at + 1) * STEP);
  return circles
    .filter((radius) => radius > Math.max(...ALONG))
    .flatMap((radius) =>
      EIGHTHS.map((turn) => ({
        from: "middle" as const,
        right: radius * Math.sin(turn),
        down: radius * Math.cos(turn),
      })),
    );
}

const STEP = 20;
const EIGHTHS = [0, 4, 2, 6, 1, 7, 3, 5].map((eighths) => (eighths * Math.PI) / 4);

/** The places that touch a box, of each first: at its sides, above, below, at its corners. */
function beside(boxes: readonly Box[], { x, y }: MapPoint): Offset[] {
  return boxes.flatMap((box) =>
    GAPS.flatMap((gap): Offset[] => {
      const [left, right] = [box.left - x - gap, box.right - x + gap];
      const [up, down] = [box.top - y - gap - LINE / 2, box.bottom - y + gap + LINE / 2];
      const [across, along] = [(left + right) / 2, (up + down) / 2];
      // A little off the level of the middle it still touches.
      const off = (box.bottom - box.top) / 3;
      return [
        { from: "start", right, down: along },
        { from: "end", right: left, down: along },
        { from: "middle", right: across, down: up },
        { from: "middle", right: across, down },
        { from: "start", right, down: along - off },
        { from: "end", right: left, down: along - off },
        { from: "start", right, down: along + off },
        { from: "end", right: left, down: along + off },
        { from: "start", right: across, down: up },
        { from: "end", right: across, down: up },
        { from: "start", right: across, down },
        { from: "end", right: across, down },
      ];
    }),
  );
}

/** How far from its dot the name of a large city is tried, and in which steps, in CSS pixels. */
const APART_PX = 96;
const APART_STEP_PX = 3;
/** So near it still keeps its usual distance from rings; farther out it comes closer to them by this. */
const NEAR_PX = 20;
const CLOSER = 3;
/** From so far away a line leads to it, which ends before it. */
const LEADER_FROM_PX = 10;
const LEADER_GAP_PX = 1;

interface Apart {
  near: readonly Offset[];
  all: readonly Offset[];
}
const NOWHERE: Apart = { near: [], all: [] };
const apartByWidth = new Map<number, Apart>();

/** Every place of a name around its dot, up to a distance, the nearest first. */
function apart(width: number): Apart {
  const known = apartByWidth.get(width);
  if (known !== undefined) return known;
  const steps = (far: number) =>
    Array.from(
      { length: 2 * Math.ceil(far / APART_STEP_PX) + 1 },
      (_, at) => (at - Math.ceil(far / APART_STEP_PX)) * APART_STEP_PX,
    );
  const downs = steps(APART_PX + LINE / 2);
  const found = steps(APART_PX + width / 2)
    .flatMap((right) => downs.map((down): Offset => ({ from: "middle", right, down })))
    .map((place) => ({ place, far: distanceTo(boxAt(ORIGIN, place, width), ORIGIN) }))
    .filter(({ far }) => far > 0 && far <= APART_PX)
    .toSorted((a, b) => a.far - b.far);
  const places = {
    near: found.flatMap(({ place, far }) => (far <= NEAR_PX ? [place] : [])),
    all: found.map(({ place }) => place),
  };
  apartByWidth.set(width, places);
  return places;
}

/** Where a line from a point to a box ends, from that point; `null` where it is so near that none is needed. */
function leaderTo(box: Box, { x, y }: MapPoint): MapPoint | null {
  const far = distanceTo(box, { x, y });
  if (far < LEADER_FROM_PX) return null;
  const part = (far - LEADER_GAP_PX) / far;
  return {
    x: (Math.min(box.right, Math.max(box.left, x)) - x) * part,
    y: (Math.min(box.bottom, Math.max(box.top, y)) - y) * part,
  };
}

const ORIGIN: MapPoint = { x: 0, y: 0 };

/** How far a point is from a box; 0 within it. */
function distanceTo({ left, right, top, bottom }: Box, { x, y }: MapPoint): number {
  const across = Math.max(left - x, 0, x - right);
  const along = Math.max(top - y, 0, y - bottom);
  return Math.hypot(across, along);
}

/** Where a name of such a width is drawn. */
function boxAt({ x, y }: MapPoint, { from, right, down }: Offset, width: number): Box {
  const start = x + right - (from === "start" ? 0 : from === "end" ? width : width / 2);
  return {
    left: start,
    right: start + width,
    top: y + down - LINE / 2,
    bottom: y + down + LINE / 2,
  };
}

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** What a mark covers: a drop its box, a ring what is within its radius. */
interface MarkShape {
  box: Box;
  radius: number | null;
}

function shapeOfMark(mark: Pick<MapMark, "x" | "y" | "members">, scale: number): MarkShape {
  const [left, top] = [mark.x * scale, mark.y * scale];
  if (mark.members.length > 1) {
    const radius = ringPx(mark.members.length) / 2 + ROOM.ring;
    return { box: boxAround(mark, radius, scale), radius };
  }
  const { side, above } = DROP;
  return {
    box: { left: left - side, right: left + side, top: top - above, bottom: top + 2 },
    radius: null,
  };
}

/** Whether a mark covers some of a box: at the corners of a ring's own box there is room. A ring may be taken as so much less. */
function covers({ box: own, radius }: MarkShape, box: Box, less = 0): boolean {
  if (radius === null || !overlaps(own, box)) return overlaps(own, box);
  const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
  const across = x - Math.min(box.right, Math.max(box.left, x));
  const along = y - Math.min(box.bottom, Math.max(box.top, y));
  return Math.hypot(across, along) < radius - less;
}

function boxAround({ x, y }: MapPoint, reach: number, scale: number): Box {
  const [across, along] = [x * scale, y * scale];
  return { left: across - reach, right: across + reach, top: along - reach, bottom: along + reach };
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

export const isWithin = (box: Box, within: Box): boolean =>
  box.left >= within.left &&
  box.right <= within.right &&
  box.top >= within.top &&
  box.bottom <= within.bottom;

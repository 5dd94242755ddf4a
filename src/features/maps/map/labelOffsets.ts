import type { MapPoint } from "#domain/maps/geometry.ts";

/** A rectangle in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far from its place a name is drawn, in CSS pixels: its beginning, its middle or its end. */
export interface Offset {
  from: "start" | "middle" | "end";
  right: number;
  down: number;
}

/** As tall as the line of a name is. */
export const LINE = 16;
/** How far from a dot, or from the mark that stands on it, a city's name begins, in CSS pixels. */
const GAPS = [2, 6];
/** Where around its own place the name of a county is tried, in CSS pixels. */
const ACROSS = [0, -12, 12, -25, 25];
const ALONG = [0, 14, -14, 22, -22, 28, -28];

export const AROUND: readonly Offset[] = ACROSS.flatMap((right) =>
  ALONG.map((down) => ({ from: "middle" as const, right, down })),
).toSorted((a, b) => Math.hypot(a.right, a.down) - Math.hypot(b.right, b.down));

/** Places on circles that are wider and wider, up to such a distance. */
export function fartherAround(reach: number): Offset[] {
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
export function beside(boxes: readonly Box[], { x, y }: MapPoint): Offset[] {
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

/** How far from its dot the name of a large city may stand, about a letter's height, and in which steps it is tried, in CSS pixels. */
export const APART_PX = 16;
const APART_STEP_PX = 3;
/** From so far away a line leads to it, which ends before it. */
const LEADER_FROM_PX = 10;
const LEADER_GAP_PX = 1;

export const NOWHERE: readonly Offset[] = [];
const apartByWidth = new Map<number, readonly Offset[]>();

/** Every place of a name around its dot, up to a distance, the nearest first. */
export function apart(width: number): readonly Offset[] {
  const known = apartByWidth.get(width);
  if (known !== undefined) return known;
  const steps = (far: number) =>
    Array.from(
      { length: 2 * Math.ceil(far / APART_STEP_PX) + 1 },
      (_, at) => (at - Math.ceil(far / APART_STEP_PX)) * APART_STEP_PX,
    );
  const downs = steps(APART_PX + LINE / 2);
  const places = steps(APART_PX + width / 2)
    .flatMap((right) => downs.map((down): Offset => ({ from: "middle", right, down })))
    .map((place) => ({ place, far: distanceTo(boxAt(ORIGIN, place, width), ORIGIN) }))
    .filter(({ far }) => far > 0 && far <= APART_PX)
    .toSorted((a, b) => a.far - b.far)
    .map(({ place }) => place);
  apartByWidth.set(width, places);
  return places;
}

/** Where a line from a point to a box ends, from that point; `null` where it is so near that none is needed. */
export function leaderTo(box: Box, { x, y }: MapPoint): MapPoint | null {
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
export function distanceTo({ left, right, top, bottom }: Box, { x, y }: MapPoint): number {
  const across = Math.max(left - x, 0, x - right);
  const along = Math.max(top - y, 0, y - bottom);
  return Math.hypot(across, along);
}

/** Where a name of such a width is drawn. */
export function boxAt({ x, y }: MapPoint, { from, right, down }: Offset, width: number): Box {
  const start = x + right - (from === "start" ? 0 : from === "end" ? width : width / 2);
  return {
    left: start,
    right: start + width,
    top: y + down - LINE / 2,
    bottom: y + down + LINE / 2,
  };
}

/** A box that reaches farther to both sides. */
export const widened = (box: Box, by: number): Box => ({
  ...box,
  left: box.left - by,
  right: box.right + by,
});

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

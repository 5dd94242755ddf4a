import { STATE_FRAME } from "#state/outlines.ts";
import { metersPerUnit, project, unproject } from "#domain/maps/geometry.ts";
import type { Box } from "./labelOffsets.ts";
import type { FrameSize, SeenPart } from "./mapView.ts";

/** A whole step of longitude or latitude at the map's edge: where it is, in units of the drawing, and its words. */
export interface DegreeMark {
  words: string;
  at: number;
  /** To the end of the filled half of the step, in units of the drawing. */
  half: number;
}

/** Steps of a degree, and how far apart they are at least, in CSS pixels. */
const STEPS = [2, 1, 1 / 2, 1 / 4, 1 / 12, 1 / 30, 1 / 60, 1 / 120];
const APART_PX = 78;

/** Steps of longitude along the upper edge and of latitude along the left one, as close as their words have room; some beyond the edges, too, which come in while one moves. */
export function degreesAlong({ view, size }: SeenPart): {
  across: DegreeMark[];
  along: DegreeMark[];
} {
  const at = (x: number, y: number) =>
    unproject(STATE_FRAME, { x: (x - view.left) / view.scale, y: (y - view.top) / view.scale });
  const [first, last] = [
    at(-size.width / 2, size.height * 1.5),
    at(size.width * 1.5, -size.height / 2),
  ];
  const degreePx = (STATE_FRAME.scale * Math.PI * view.scale) / 180;
  const step = STEPS.findLast((each) => each * degreePx >= APART_PX) ?? 2;
  const steps = (from: number, to: number) => {
    const begin = Math.floor(from / step);
    return Array.from({ length: Math.ceil(to / step) - begin + 1 }, (_, n) => (begin + n) * step);
  };
  const x = (lon: number) => project(STATE_FRAME, { lat: 0, lon }).x;
  const y = (lat: number) => project(STATE_FRAME, { lat, lon: 0 }).y;
  return {
    across: steps(first.lon, last.lon).map((lon) => ({
      words: inWords(lon, lon < 0 ? "W" : "E"),
      at: x(lon),
      half: x(lon + step / 2) - x(lon),
    })),
    along: steps(first.lat, last.lat).map((lat) => ({
      words: inWords(lat, lat < 0 ? "S" : "N"),
      at: y(lat + step / 2),
      half: y(lat) - y(lat + step / 2),
    })),
  };
}

/** `84°W`, `41°30′N`. */
function inWords(degrees: number, side: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3_600);
  const [whole, minutes, rest] = [
    Math.floor(seconds / 3_600),
    Math.floor((seconds % 3_600) / 60),
    seconds % 60,
  ];
  const part = (value: number, sign: string) => (value === 0 ? "" : `${String(value)}${sign}`);
  return `${String(whole)}°${part(minutes, "′")}${part(rest, "″")}${side}`;
}

/** How wide words at the edge are at most, and how far into the map they reach, in CSS pixels. */
const DEGREE_PX = { width: 52, height: 22 };

/** Whether words at the edge are not cut off at its ends, nor lie at both edges or on the scale bar. */
const hasRoom = (px: number, length: number): boolean =>
  px > DEGREE_PX.width && px < length - BAR_HEIGHT_PX;

/** Where words at the upper edge stand, in CSS pixels of the frame; `null` for none. */
export function boxAcross({ view, size }: SeenPart, { at }: DegreeMark): Box | null {
  const px = at * view.scale + view.left;
  if (!hasRoom(px, size.width)) return null;
  const half = DEGREE_PX.width / 2;
  return { left: px - half, right: px + half, top: 0, bottom: DEGREE_PX.height };
}

/** The same of words at the left edge. */
export function boxAlong({ view, size }: SeenPart, { at, half }: DegreeMark): Box | null {
  const px = (at + half) * view.scale + view.top;
  if (!hasRoom(px, size.height)) return null;
  return { left: 0, right: DEGREE_PX.width, top: px - 9, bottom: px + 9 };
}

/** Where words of degrees stand, in CSS pixels of the frame: no name may. */
export function degreeBoxes(seen: SeenPart): Box[] {
  const { across, along } = degreesAlong(seen);
  return [
    ...across.map((each) => boxAcross(seen, each)),
    ...along.map((each) => boxAlong(seen, each)),
  ].filter((box) => box !== null);
}

/** Where the scale bar stands, in CSS pixels of the frame; `null` where there is no room for it. */
export const scaleBarBox = ({ width, height }: FrameSize): Box | null =>
  width < WITH_BAR_PX
    ? null
    : { left: 0, right: BAR_WIDTH_PX, top: height - BAR_HEIGHT_PX, bottom: height };

/** It has no place on a phone. */
const WITH_BAR_PX = 400;
const BAR_WIDTH_PX = 210;
const BAR_HEIGHT_PX = 34;

/** Round lengths of the scale bar, in miles, and how long it is at most, in CSS pixels. */
const LENGTHS = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1];
const BAR_PX = 130;
const METERS_PER_MILE = 1_609.344;

/** A round number of miles, and how long that is in the middle of what is seen, in CSS pixels. */
export function scaleBar({ view, size }: SeenPart): { miles: number; px: number } {
  const middle = {
    x: (size.width / 2 - view.left) / view.scale,
    y: (size.height / 2 - view.top) / view.scale,
  };
  const milePx = (METERS_PER_MILE / metersPerUnit(STATE_FRAME, middle)) * view.scale;
  const miles = LENGTHS.find((each) => each * milePx <= BAR_PX) ?? 0.1;
  return { miles, px: miles * milePx };
}

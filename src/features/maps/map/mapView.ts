import { type MapFrame, metersPerUnit, type MapPoint } from "#domain/maps/geometry.ts";

/** The frame of the map in CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

/** What the frame shows: a point of the drawing is at `x * scale + left`, `y * scale + top` in CSS pixels. */
export interface MapView {
  scale: number;
  left: number;
  top: number;
}

/** Room around the state in CSS pixels. */
const MARGIN = 22;

/** The closest that one gets, in meters of a CSS pixel: outlines say nothing beyond it. */
const CLOSEST_METERS = 8;

/** The whole state in the middle of the frame. */
export function wholeState(frame: MapFrame, { width, height }: FrameSize): MapView {
  const scale = Math.min(
    Math.max(1, width - 2 * MARGIN) / frame.width,
    Math.max(1, height - 2 * MARGIN) / frame.height,
  );
  return {
    scale,
    left: (width - frame.width * scale) / 2,
    top: (height - frame.height * scale) / 2,
  };
}

/** How many times closer than the whole state one gets. */
export function closest(frame: MapFrame, whole: MapView): number {
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  return metersPerUnit(frame, middle) / whole.scale / CLOSEST_METERS;
}

/** Where a point of the drawing is in the frame, in CSS pixels. */
export function toPixels({ scale, left, top }: MapView, { x, y }: MapPoint): MapPoint {
  return { x: x * scale + left, y: y * scale + top };
}

/** The part of the drawing around some points; `null` for none. */
export function boundsOf(points: readonly MapPoint[]) {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  return {
    middle: { x: (west + east) / 2, y: (north + south) / 2 },
    width: east - west,
    height: south - north,
  };
}

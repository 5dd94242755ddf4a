import { type MapFrame, metersPerUnit, type MapPoint } from "#domain/maps/geometry.ts";

/** The frame of the map in CSS pixels. */
export interface FrameSize {
  width: number;
  /** Without what the head of a phone's list lies over. */
  height: number;
}

/** What the frame shows: a point of the drawing is at `x * scale + left`, `y * scale + top` in CSS pixels. */
export interface MapView {
  scale: number;
  left: number;
  top: number;
}

/** Room around the state in CSS pixels: at the edge stand its degrees. */
const MARGIN = 26;
/** Above it the words of the edge, and below it nothing but the edge: a phone's frame is as low as the state's own height. */
const ABOVE = 24;
const BELOW = 12;

/** The closest that one gets, in meters of a CSS pixel: outlines say nothing beyond it. */
const CLOSEST_METERS = 8;

/** The part of the map that a visitor has moved or zoomed to. */
export interface SeenPart {
  view: MapView;
  size: FrameSize;
}

/** Whether a point of the drawing is seen there. */
export function isSeen({ view, size }: SeenPart, point: MapPoint, room = 0): boolean {
  const { x, y } = toPixels(view, point);
  return x >= room && x <= size.width - room && y >= room && y <= size.height - room;
}

/** The whole state in the middle of the frame. */
export function wholeState(frame: MapFrame, { width, height }: FrameSize): MapView {
  const scale = Math.min(
    Math.max(1, width - 2 * MARGIN) / frame.width,
    Math.max(1, height - ABOVE - BELOW) / frame.height,
  );
  return {
    scale,
    left: (width - frame.width * scale) / 2,
    top: ABOVE + (height - ABOVE - BELOW - frame.height * scale) / 2,
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

/**
 * Puts everything in the frame where the view says: what has `data-scene` is moved and scaled, what
 * has `data-x` and `data-y`, or one of `data-across` and `data-along`, in units of the drawing, is moved only, and what has
 * `data-width` or `data-height` grows.
 */
export function drawView(frame: HTMLElement | null, { scale, left, top }: MapView): void {
  if (frame === null) return;
  const scene = frame.querySelector<SVGGElement>("[data-scene]");
  scene?.setAttribute(
    "transform",
    `translate(${String(left)} ${String(top)}) scale(${String(scale)})`,
  );
  for (const mark of frame.querySelectorAll<HTMLElement>("[data-x]")) {
    const x = Number(mark.dataset["x"]) * scale + left;
    const y = Number(mark.dataset["y"]) * scale + top;
    const { width } = mark.dataset;
    // A seam between pictures would be seen.
    if (width !== undefined) mark.style.width = `${String(Math.ceil(Number(width) * scale))}px`;
    mark.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }
  for (const step of frame.querySelectorAll<HTMLElement>("[data-across]")) {
    step.style.transform = `translateX(${(Number(step.dataset["across"]) * scale + left).toFixed(1)}px)`;
    step.style.width = `${(Number(step.dataset["width"]) * scale).toFixed(1)}px`;
  }
  for (const step of frame.querySelectorAll<HTMLElement>("[data-along]")) {
    step.style.transform = `translateY(${(Number(step.dataset["along"]) * scale + top).toFixed(1)}px)`;
    step.style.height = `${(Number(step.dataset["height"]) * scale).toFixed(1)}px`;
  }
}

/** Less of the map than this cannot be read: the reader will scroll back to the whole of it. */
const LEAST = 96;

/** From where to where the frame is seen above what lies over its lower end, in CSS pixels. */
export function seenPart({ height }: FrameSize, frame: HTMLElement | null, over: HTMLElement) {
  const { top = 0 } = frame?.getBoundingClientRect() ?? {};
  const bottom = Math.min(height, over.getBoundingClientRect().top - top);
  return { top: 0, bottom: bottom < LEAST ? height : bottom };
}

import type { MapView } from "./mapView.ts";

/** Smallest distance between the lines of the grid, in CSS pixels. */
const GRID = 64;

/**
 * Puts everything in the frame where the view says: what has `data-scene` is moved and scaled, what
 * has `data-x` and `data-y`, in units of the drawing, is moved only, and what has `data-width` grows.
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
  // Lines at even places of the drawing, so that it is seen to move where there is nothing else.
  const cell = GRID * 2 ** (Math.log2(scale) - Math.floor(Math.log2(scale)));
  frame.style.backgroundSize = `${String(cell)}px ${String(cell)}px`;
  frame.style.backgroundPosition = `${String(left)}px ${String(top)}px`;
}

import type { LineageLayout } from "./lineageLayout.ts";
import type { View } from "./usePanZoom.ts";

/** Heights of the frame in CSS pixels: room for a thumb beside it, and for all of a small lineage. */
const HIGHEST = 460;
const LOWEST = 180;

/** A frame that has not been laid out yet has no width at all. */
const NARROWEST = 200;

/**
 * A frame of this width for a drawing: as high as the drawing needs, within reason,
 * and the drawing in its middle.
 *
 * @param middle id of the node to begin at when not all can be read at once
 */
export function viewOf(
  layout: LineageLayout,
  width: number,
  middle: string,
): View & { height: number } {
  // What fits the width of a phone is shown whole: the page scrolls past it.
  const highest = layout.isInRows ? Infinity : HIGHEST;
  const height = Math.min(highest, Math.max(LOWEST, Math.ceil(layout.height)));
  const room = Math.max(width, NARROWEST);
  const pixels = Math.min(room / layout.width, height / layout.height, 1);
  const box = { width: room / pixels, height: height / pixels };
  const node = layout.nodes.find(({ id }) => id === middle);
  return {
    box: {
      x: (layout.width - box.width) / 2,
      y: (layout.height - box.height) / 2,
      ...box,
    },
    drawn: { width: layout.width, height: layout.height },
    pixels,
    start: { x: node?.x ?? layout.width / 2, y: node?.y ?? layout.height / 2 },
    height,
  };
}

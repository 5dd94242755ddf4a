import type { MapFrame, MapPoint } from "./geometry.ts";

/** A square picture of streets. */
export interface MapTile {
  key: string;
  url: string;
  /** Its upper left corner and its width, in units of the drawing. */
  x: number;
  y: number;
  width: number;
}

/** Width of a tile in CSS pixels where it is as large as it was drawn. */
const TILE_PX = 256;
/** The closest that usual providers have pictures of. */
const CLOSEST_ZOOM = 19;

/**
 * The tiles that cover a part of the drawing, at the zoom whose pictures are about as large as they
 * were drawn.
 *
 * @param template address with `{z}`, `{x}` and `{y}`
 * @param from upper left corner of the part, in units of the drawing
 * @param to lower right corner
 * @param scale CSS pixels of one unit
 */
export function tilesBetween(
  template: string,
  frame: MapFrame,
  from: MapPoint,
  to: MapPoint,
  scale: number,
): MapTile[] {
  const world = 2 * Math.PI * frame.scale;
  const zoom = Math.max(
    0,
    Math.min(CLOSEST_ZOOM, Math.round(Math.log2((world * scale) / TILE_PX))),
  );
  const count = 2 ** zoom;
  const width = world / count;
  const [left, top] = [frame.left - world / 2, frame.top - world / 2];
  const column = (x: number) => clamp(Math.floor((x - left) / width), count);
  const row = (y: number) => clamp(Math.floor((y - top) / width), count);
  const tiles: MapTile[] = [];
  for (let y = row(from.y); y <= row(to.y); y += 1)
    for (let x = column(from.x); x <= column(to.x); x += 1)
      tiles.push({
        key: `${String(zoom)}/${String(x)}/${String(y)}`,
        url: template
          .replace("{z}", String(zoom))
          .replace("{x}", String(x))
          .replace("{y}", String(y)),
        x: left + x * width,
        y: top + y * width,
        width,
      });
  return tiles;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

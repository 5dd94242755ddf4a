import type { StoreProfile } from "../stores/stores.ts";
import { distanceOutside, ringsOf } from "./geometry.ts";
import type { CountyOutline, MapFrame } from "./outline.ts";
import { metersPerUnit, project, type MapPoint } from "./projection.ts";

/** A store's own county may be this far from it on the map, in meters: outlines are drawn with few corners. */
const TOLERANCE_METERS = 2_500;

/**
 * Where stores are drawn. A store is not drawn where its coordinates are not known, are outside of
 * the state, or contradict its own county: a list can be right where a map would be wrong.
 *
 * @returns points in units of the drawing, by the slugs of the stores that are drawn
 */
export function placeStores(
  stores: readonly Pick<StoreProfile, "slug" | "lat" | "lon" | "county">[],
  frame: MapFrame,
  outlines: readonly CountyOutline[],
): ReadonlyMap<string, MapPoint> {
  const rings = new Map(outlines.map(({ name, d }) => [name, ringsOf(d)]));
  const tolerance =
    TOLERANCE_METERS / metersPerUnit(frame, { x: frame.width / 2, y: frame.height / 2 });
  const placed = new Map<string, MapPoint>();
  for (const { slug, lat, lon, county } of stores) {
    if (lat === null || lon === null) continue;
    const point = project(frame, { lat, lon });
    const own = county === null ? undefined : rings.get(county);
    const candidates = own === undefined ? [...rings.values()] : [own];
    if (candidates.some((each) => distanceOutside(each, point) <= tolerance))
      placed.set(slug, point);
  }
  return placed;
}

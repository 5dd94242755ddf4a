import { NEAR_MILES } from "#domain/stores/distance.ts";
import { countOfStores } from "#domain/stores/stores.ts";
import type { MapPoint } from "#domain/maps/geometry.ts";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import { isSeen, type SeenPart } from "./map/mapView.ts";

/** Slugs of the listed stores that are on a part of the map. */
export function storesInView(
  look: SeenPart,
  listed: readonly ListedStore[],
  points: ReadonlyMap<string, MapPoint>,
): ReadonlySet<string> {
  return new Set(
    listed.flatMap(({ store: { slug } }) => {
      const point = points.get(slug);
      return point !== undefined && isSeen(look, point) ? [slug] : [];
    }),
  );
}

/** The listed stores, those in view first, each part below a line that says how many they are; in one where there are not both. */
export function byView(
  listed: readonly ListedStore[],
  inView: ReadonlySet<string> | null,
): readonly (ListedStore | string)[] {
  const seen = listed.filter(({ store }) => inView?.has(store.slug) === true);
  if (inView === null || seen.length === listed.length) return listed;
  const others = listed.filter(({ store }) => !inView.has(store.slug));
  if (seen.length === 0) return ["No store in view", ...others];
  return [
    `${countOfStores(seen.length)} in view`,
    ...seen,
    `${others.length.toLocaleString("en-US")} more`,
    ...others,
  ];
}

/**
 * The listed stores, the nearest first, with a line before those that are farther than what counts as near; without a
 * line where all are near, or none.
 */
export function byNearness(
  listed: readonly ListedStore[],
  near: number,
): readonly (ListedStore | string)[] {
  if (near === 0 || near === listed.length) return listed;
  const farther = listed.slice(near);
  return [
    ...listed.slice(0, near),
    `${farther.length.toLocaleString("en-US")} farther than ${String(NEAR_MILES)} mi`,
    ...farther,
  ];
}

/** How many stand first in a list by distance because they are near. */
export const countNear = (listed: readonly ListedStore[]): number =>
  listed.filter(({ miles }) => miles !== null && miles <= NEAR_MILES).length;

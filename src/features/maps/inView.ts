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

/** `"1 store"`, `"1,204 stores"` */
export const countOfStores = (stores: number) =>
  stores === 1 ? "1 store" : `${stores.toLocaleString("en-US")} stores`;

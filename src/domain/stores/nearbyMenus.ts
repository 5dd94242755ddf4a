import { milesApart } from "./storePlace.ts";
import type { StoreProfile } from "./stores.ts";

/** A store that has a menu, and how far it is from another, in miles; `null` where a place is not known. */
export interface NearbyMenu {
  store: StoreProfile;
  miles: number | null;
}

/**
 * The stores with a menu that are nearest to a store. Where it is not known where the store is,
 * those of its county, then of its region.
 *
 * @param most how many at most
 * @returns nearest first
 */
export function nearbyMenus(
  from: Pick<StoreProfile, "slug" | "lat" | "lon" | "county" | "region">,
  stores: readonly StoreProfile[],
  most: number,
): NearbyMenu[] {
  const withMenu = stores.filter(({ slug, offers }) => slug !== from.slug && offers > 0);
  const placed = withMenu.map((store) => ({ store, miles: milesApart(from, store) }));
  const near = placed.filter(
    ({ store, miles }) =>
      miles !== null || isSame(store.county, from.county) || isSame(store.region, from.region),
  );
  const rank = ({ store, miles }: NearbyMenu) =>
    // Within a county one drives less than to most stores of which the way is known.
    miles ?? (isSame(store.county, from.county) ? 0 : Infinity);
  return near.toSorted((a, b) => compare(rank(a), rank(b))).slice(0, most);
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other;

/** Two that are infinitely far differ by nothing. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);

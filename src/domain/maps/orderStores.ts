import { milesTo } from "../stores/distance.ts";
import type { StoreProfile } from "../stores/stores.ts";
import type { Place } from "./projection.ts";
import type { StoreSort } from "./storeSorts.ts";

/** A store of the list. */
export interface ListedStore {
  store: StoreProfile;
  /** From the visitor's place, as the crow flies; `null` where one of the two is not known. */
  miles: number | null;
  /** Lowest price of a gram of flower today, in cents; `null` where none is known. */
  perGram: number | null;
}

/**
 * Stores in the order that is asked for. What has no distance or no price stands at the end, in
 * the order it came in.
 *
 * @param stores by name
 * @param place where the visitor is or wants to be
 * @param placed where stores are on the map, by slug: one that is on no map is at no distance either
 * @param perGram lowest cents per gram of flower by slug
 */
export function orderStores(
  stores: readonly StoreProfile[],
  sort: StoreSort,
  place: Place | null,
  placed: ReadonlyMap<string, unknown>,
  perGram: ReadonlyMap<string, number>,
): ListedStore[] {
  const listed = stores.map((store) => ({
    store,
    miles: placed.has(store.slug) ? milesTo(store, place) : null,
    perGram: perGram.get(store.slug) ?? null,
  }));
  if (sort === "name") return listed;
  const rank = (each: ListedStore) => (sort === "g" ? each.perGram : each.miles) ?? Infinity;
  // Two that are infinitely far differ by nothing.
  return listed.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

import { milesTo } from "../stores/distance.ts";
import type { StoreProfile } from "../stores/stores.ts";
import type { Place } from "./geometry.ts";
import type { StoreSort } from "./storeSorts.ts";
import { isOpenAt } from "../stores/openState.ts";
import type { Region } from "../stores/regions.ts";
import { inEpochMs } from "../offers/offers.ts";
import { offerAt, offerCount, type MenuTable } from "../offers/menuTable.ts";
import { spokenPrice } from "../offers/currentPrice.ts";

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

/** What stores of the map are asked for. */
export interface StoreFilters {
  region?: Region | undefined;
  kind?: "adult-use" | "medical" | undefined;
  open?: "now" | undefined;
  driveThrough?: true | undefined;
}

/** What passes, and how many are left out because it is not known whether they would. */
interface FilteredStores {
  stores: StoreProfile[];
  /** Left out by `open=now` alone: their hours are not known. */
  unknownHours: number;
  /** Left out by the other filters alone: the fact is not known. */
  unknownFacts: number;
}

/**
 * The stores that pass, in the order they came in. What is not known passes no filter.
 *
 * @param now epoch milliseconds
 */
export function filterStores(
  stores: readonly StoreProfile[],
  filters: StoreFilters,
  now: number,
): FilteredStores {
  const found: FilteredStores = { stores: [], unknownHours: 0, unknownFacts: 0 };
  for (const store of stores) {
    if (filters.region !== undefined && store.region !== filters.region) continue;
    const facts = factsAsked(store, filters);
    if (facts.includes(false)) continue;
    if (facts.includes(null)) found.unknownFacts += 1;
    else if (filters.open === undefined || isOpenAt(store.openingHours, now))
      found.stores.push(store);
    else if (store.openingHours === null) found.unknownHours += 1;
  }
  return found;
}

function factsAsked(
  { adultUse, medical, driveThrough }: StoreProfile,
  filters: StoreFilters,
): (boolean | null)[] {
  return [
    ...(filters.kind === undefined ? [] : [filters.kind === "medical" ? medical : adultUse]),
    ...(filters.driveThrough === undefined ? [] : [driveThrough]),
  ];
}

/**
 * The lowest price of a gram of flower in each store at `now` (epoch milliseconds): of what any
 * adult can buy, in stock as far as known, seen within 72 hours.
 *
 * @returns unrounded cents by the store's slug; a store without such an offer is not in it
 */
export function lowestPerGram(table: MenuTable, now: number): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (let row = 0; row < offerCount(table); row += 1) {
    const offer = inEpochMs(offerAt(table, row));
    if (offer.product.category !== "flower") continue;
    const price = spokenPrice(offer, now);
    if (price === null) continue;
    const { slug } = offer.store;
    lowest.set(slug, Math.min(lowest.get(slug) ?? Infinity, price.unit.cents));
  }
  return lowest;
}

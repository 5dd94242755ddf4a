import { isOpenAt } from "../stores/openState.ts";
import type { Region } from "../stores/regions.ts";
import type { StoreProfile } from "../stores/stores.ts";

/** What stores of the map are asked for. */
export interface StoreFilters {
  region?: Region | undefined;
  kind?: "adult-use" | "medical" | undefined;
  open?: "now" | undefined;
  driveThrough?: true | undefined;
}

/** What passes, and how many are left out because it is not known whether they would. */
export interface FilteredStores {
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

import { milesTo } from "../stores/distance.ts";
import type { StoreProfile } from "../stores/stores.ts";
import type { Place } from "./geometry.ts";
import type { StoreSort } from "./storeSorts.ts";
import { isOpenAt } from "../stores/openState.ts";
import type { Region } from "../stores/regions.ts";
import { inEpochMs } from "../offers/offers.ts";
import { offerAt, offerCount, type MenuTable } from "../offers/menuTable.ts";
import { spokenPrice } from "../offers/currentPrice.ts";
import { atRegister, taxedFirst, type Register } from "../prices/atRegister.ts";

/** A store of the list. */
export interface ListedStore {
  store: StoreProfile;
  /** From the visitor's place, as the crow flies; `null` where one of the two is not known. */
  miles: number | null;
  /** Lowest price of a gram of flower today; `null` where none is known. */
  perGram: GramPrice | null;
}

/** A price of a gram as the visitor wants to see it. */
interface GramPrice {
  /** Unrounded. */
  cents: number;
  /** With tax, as it is about to be at the register. */
  isAbout: boolean;
}

/**
 * Stores in the order that is asked for. What has no price stands at the end, in the order it came in; by distance and by
 * name what has no menu, and of both kinds last what has no distance.
 *
 * @param stores by name
 * @param place where the visitor is or wants to be
 * @param placed where stores are on the map, by slug: one that is on no map is at no distance either
 * @param perGram lowest price of a gram of flower by slug; with tax and before it are not compared
 */
export function orderStores(
  stores: readonly StoreProfile[],
  sort: StoreSort,
  place: Place | null,
  placed: ReadonlyMap<string, unknown>,
  perGram: ReadonlyMap<string, GramPrice>,
): ListedStore[] {
  const listed = stores.map((store) => ({
    store,
    miles: placed.has(store.slug) ? milesTo(store, place) : null,
    perGram: perGram.get(store.slug) ?? null,
  }));
  const menusFirst = (a: ListedStore, b: ListedStore) =>
    Number(a.store.offers === 0) - Number(b.store.offers === 0);
  if (sort === "name") return listed.sort(menusFirst);
  const rank = (each: ListedStore) => (sort === "g" ? each.perGram?.cents : each.miles) ?? Infinity;
  const isPriced = ({ perGram: price }: ListedStore) => ({ isAbout: price?.isAbout === true });
  return listed.sort(
    (a, b) =>
      (sort === "g" ? taxedFirst(isPriced(a), isPriced(b)) : menusFirst(a, b)) ||
      // Two that are infinitely far differ by nothing.
      (rank(a) === rank(b) ? 0 : rank(a) - rank(b)),
  );
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
 * The lowest price of a gram of flower in each store at `now` (epoch milliseconds): of what the
 * visitor can buy, in stock as far as known, seen within 72 hours.
 *
 * @param register for a visitor who wants to see what is paid
 * @returns by the store's slug; a store without such an offer is not in it
 */
export function lowestPerGram(
  table: MenuTable,
  now: number,
  register: Register | null = null,
): ReadonlyMap<string, GramPrice> {
  const lowest = new Map<string, GramPrice>();
  for (let row = 0; row < offerCount(table); row += 1) {
    const offer = inEpochMs(offerAt(table, row));
    if (offer.product.category !== "flower") continue;
    const price = spokenPrice(offer, now, register?.isPatient === true);
    if (price === null) continue;
    const { slug } = offer.store;
    const { perGram, isAbout } = atRegister(price, offer, register, now);
    const cents = perGram ?? price.unit.cents;
    if (cents < (lowest.get(slug)?.cents ?? Infinity)) lowest.set(slug, { cents, isAbout });
  }
  return lowest;
}

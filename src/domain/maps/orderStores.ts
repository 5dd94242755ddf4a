import { milesTo } from "../stores/storePlace.ts";
import type { StoreProfile } from "../stores/stores.ts";
import type { Place } from "./geometry.ts";
import type { StoreSort } from "./storeSorts.ts";
import { isOpenAt } from "../stores/openState.ts";
import { isOpenUnknown } from "../stores/openingWords.ts";
import { REGIONS, type Region } from "../stores/regions.ts";
import { inEpochMs } from "../offers/offers.ts";
import { offerAt, offerCount, type MenuTable } from "../offers/menuTable.ts";
import { spokenPrice } from "../offers/currentPrice.ts";
import { byWhatIsPriced, type StorePrice } from "../prices/storePrices.ts";
import { atRegister, taxedFirst, type Register } from "../prices/atRegister.ts";

/** A store of the list. */
export interface ListedStore {
  store: StoreProfile;
  /** From the visitor's place, as the crow flies; `null` where one of the two is not known. */
  miles: number | null;
  /** Lowest price of a gram of flower today; `null` where none is known. */
  perGram: ListedPrice | null;
}

/** A price as the visitor wants to see it. */
interface ListedPrice {
  /** Of a gram they are not rounded. */
  cents: number;
  /** With tax, as it is about to be at the register. */
  isAbout: boolean;
}

/** What stores are put in order by. */
interface StoreFigures {
  /** Where the visitor is or wants to be. */
  place: Place | null;
  /** Where stores are on the map, by slug: of one that is on no map only the town is believed. */
  placed: ReadonlyMap<string, unknown>;
  /** The price that a store is told by; `null` for none. */
  priceOf: (store: StoreProfile) => (ListedPrice & Partial<Pick<StorePrice, "at">>) | null;
  /** Lowest price of a gram of flower by slug. */
  perGram: ReadonlyMap<string, ListedPrice>;
  /** The visitor's own region, as far as it is known. */
  region: Region | null;
}

/** Miles from a place to a store as the map has it: of one that is on no map only the town is believed. */
export function milesOnMap(
  store: StoreProfile,
  placed: ReadonlyMap<string, unknown>,
  place: Place | null,
): number | null {
  return milesTo(placed.has(store.slug) ? store : { ...store, ...UNPLACED }, place);
}

/**
 * Stores in the order that is asked for; of equals in the order they came in. Unless the nearest are asked for, those
 * with a menu come before those without, by region each in its own, and by price those that have one before all others. Prices
 * of unlike things are not compared ({@link byWhatIsPriced}), nor those with tax and before it.
 *
 * @param stores by name
 */
export function orderStores(
  stores: readonly StoreProfile[],
  sort: StoreSort,
  { place, placed, priceOf, perGram, region }: StoreFigures,
): ListedStore[] {
  const listed = stores.map((store) => ({
    store,
    miles: milesOnMap(store, placed, place),
    perGram: perGram.get(store.slug) ?? null,
  }));
  const ranked = listed.map((each) => {
    const { store, miles } = each;
    const isPriced = sort === "g" || isByPrice(sort);
    const told = isByPrice(sort) ? priceOf(store) : null;
    const price = sort === "g" ? each.perGram : told;
    const figure = sort === "distance" ? miles : (price?.cents ?? null);
    return {
      each,
      group:
        Number(store.offers === 0 && !(sort === "distance" && place !== null)) * 2 +
        Number(isPriced && price === null),
      region: sort !== "region" || store.offers === 0 ? 0 : placeOfRegion(store.region, region),
      at: told?.at ?? null,
      isAbout: price?.isAbout === true,
      rank: sort === "name" ? 0 : (figure ?? Infinity),
    };
  });
  return ranked
    .sort(
      (a, b) =>
        Math.floor(a.group / 2) - Math.floor(b.group / 2) ||
        a.region - b.region ||
        a.group - b.group ||
        byWhatIsPriced(a.at, b.at) ||
        taxedFirst(a, b) ||
        // Two that are infinitely far differ by nothing.
        (a.rank === b.rank ? 0 : a.rank - b.rank),
    )
    .map(({ each }) => each);
}

/** The visitor's own first, then as they stand everywhere, and last what is in none. */
const placeOfRegion = (of: Region | null, own: Region | null): number =>
  of === own ? -1 : of === null ? REGIONS.length : REGIONS.indexOf(of);

/** Where its town is, not where its coordinates are. */
const UNPLACED = { lat: null, lon: null };

const isByPrice = (sort: StoreSort) => sort === "price" || sort === "region";

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
    else if (isOpenUnknown(store)) found.unknownHours += 1;
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
): ReadonlyMap<string, ListedPrice> {
  const lowest = new Map<string, ListedPrice>();
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

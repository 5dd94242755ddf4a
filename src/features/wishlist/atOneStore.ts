import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import type { Store } from "#domain/stores/stores.ts";
import type { StoreRank } from "#domain/wishlist/fewestStores.ts";
import { itemsOf, planTrip, TRIP_ITEMS_AT_MOST } from "#domain/wishlist/planTrip.ts";
import type { Wish, WishId } from "#domain/wishlist/wishes.ts";
import { tripOffers } from "./trip/tripOffers.ts";

/** What a whole list comes to at one store. */
export interface SumAtOneStore {
  store: Store;
  cents: number;
  /** With tax. */
  isAbout: boolean;
}

interface OneStoreQuestion {
  offers: ReadonlyMap<WishId, readonly StoreOffer[]>;
  /** Epoch milliseconds. */
  now: number;
  register: Register | null;
  rank: (store: Store) => StoreRank;
}

/**
 * Where all of some wishes are to be had at once, for the fewest cents: at a kept store where one has all of them, else at
 * any. It is the same plan as a trip's to one store, and so the same sum.
 *
 * @param wishes which somebody sells now
 * @returns `null` where no store has all of them
 */
export function sumAtOneStore(
  wishes: readonly Wish[],
  { offers, now, register, rank }: OneStoreQuestion,
): SumAtOneStore | null {
  if (wishes.length > TRIP_ITEMS_AT_MOST) return null;
  const isKept = (store: Store) => rank(store).isKept;
  for (const isMeant of [isKept, anyStore]) {
    const trip = tripOffers(wishes, offers, { isMeant, isKept, place: null, now, register });
    const plan = planTrip({
      ...trip.question,
      miles: trip.stores.map((store) => rank(store).miles),
      budgetCents: null,
      storesAtMost: 1,
    });
    const [at = -1] = plan.stores;
    const store = trip.stores[at];
    if (store === undefined || itemsOf(plan) < wishes.length) continue;
    const isAbout = trip.cheapest[at]?.some((each) => each?.isAbout === true) === true;
    return { store, cents: plan.totalCents, isAbout };
  }
  return null;
}

const anyStore = () => true;

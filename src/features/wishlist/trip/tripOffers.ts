import { inEpochMs, offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { isCurrent, spokenPrice, whyNotCompared } from "#domain/offers/currentPrice.ts";
import { chosenSize } from "#domain/offers/sizes.ts";
import { ROAD_FACTOR } from "#domain/stores/distance.ts";
import { milesApart, milesTo, roundTripMiles } from "#domain/stores/storePlace.ts";
import { atRegister, unitCents, type Register } from "#domain/prices/atRegister.ts";
import type { UnitPrice } from "#domain/offers/prices.ts";
import type { Store } from "#domain/stores/stores.ts";
import type { TripPick, TripPlan, TripQuestion } from "#domain/wishlist/planTrip.ts";
import { USUAL_MILE_CENTS } from "#domain/wishlist/tripChoices.ts";
import type { Wish, WishId } from "#domain/wishlist/wishes.ts";
import type { Place } from "#platform/location.ts";

/** Where a trip begins. */
export interface TripPlace extends Place {
  /** It is that of a kept store, and not where the visitor is. */
  isKept?: boolean;
}

/** What a plan is made of, with what its numbers stand for. */
export interface TripOffers {
  wishes: readonly Wish[];
  stores: readonly Store[];
  /** For each store and wish the cheapest package that the visitor may buy there now, of those with a price to be compared. */
  cheapest: readonly (readonly (PricedOffer | null)[])[];
  /** Where the very package of a pick is to be had, whatever else its stores have for the wish. */
  alike: (pick: TripPick) => readonly { store: number; cents: number }[];
  /** Stores whose taxes are not known: among prices with tax theirs are none to compare. */
  untaxedStores: number;
  /** For each wish why none of what these stores have of it has a price to be compared; `null` where one has, or they have none. */
  whyNotCompared: readonly (string | null)[];
  /** Miles on the road to these stores in turn and back; `null` where that is not known. */
  roundTrip: (stores: readonly number[]) => number | null;
  place: TripPlace | null;
  question: Pick<TripQuestion, "packages" | "miles" | "kept" | "wayCents"> & {
    /** What the way would cost at the usual rate, where the visitor gave none. */
    driveCents?: TripQuestion["wayCents"];
  };
}

export interface PricedOffer {
  offer: StoreOffer;
  /** Before tax, as the visitor pays it. */
  shelfCents: number;
  /** With tax where the visitor wants to see that and it is known. */
  cents: number;
  /** What a gram, or 100 mg of THC, of it costs, by the same prices. */
  unit: UnitPrice;
  isAbout: boolean;
  /** Why it is less than what everybody pays, such as "with your veteran discount". */
  because: string | null;
}

/**
 * The cheapest offer of each wish at each store.
 *
 * @param isMeant whether a store may be part of the trip
 * @param isKept whether the visitor keeps a store: of those that ask the same it comes first
 * @param place where the trip begins, if that is known
 * @param now epoch milliseconds
 * @param register for a visitor who wants to see what is paid: the plan and its budget go by that
 * @param centsPerMile what a mile costs the visitor, if the way shall count
 */
export function tripOffers(
  wishes: readonly Wish[],
  offers: ReadonlyMap<WishId, readonly StoreOffer[]>,
  {
    isMeant,
    isKept = () => false,
    place,
    now,
    register = null,
    centsPerMile = null,
  }: {
    isMeant: (store: Store) => boolean;
    isKept?: (store: Store) => boolean;
    place: TripPlace | null;
    now: number;
    register?: Register | null;
    centsPerMile?: number | null;
  },
): TripOffers {
  const stores = new Map<string, Store>();
  const untaxed = new Set<string>();
  const packages = new Map<string, { slug: string; cents: number }[]>();
  const lowest = wishes.map(({ id }) => {
    const byStore = new Map<string, PricedOffer>();
    for (const offer of offers.get(id) ?? []) {
      const timed = inEpochMs(offer);
      const price = isMeant(offer.store) ? spokenPrice(timed, now, register?.isPatient) : null;
      if (price === null) continue;
      const shown = atRegister(price, timed, register, now);
      const { cents, isAbout, shelfCents, because } = shown;
      const unit = { ...shown.unit, cents: unitCents(shown) };
      const { slug } = offer.store;
      stores.set(slug, offer.store);
      const key = packageKey(offer);
      const own = packages.get(key);
      if (own === undefined) packages.set(key, [{ slug, cents }]);
      else own.push({ slug, cents });
      if (!isAbout) untaxed.add(slug);
      const known = byStore.get(slug);
      if (known === undefined || cents < known.cents)
        byStore.set(slug, { offer, shelfCents, cents, unit, isAbout, because });
    }
    return byStore;
  });
  const isLeftOut = (slug: string) => untaxed.has(slug) && untaxed.size < stores.size;
  const all = [...stores.values()]
    .filter(({ slug }) => !isLeftOut(slug))
    .sort((one, other) => one.slug.localeCompare(other.slug));
  const cheapest = all.map(({ slug }) => lowest.map((byStore) => byStore.get(slug) ?? null));
  const placed = (stops: readonly number[]) => stops.flatMap((each) => all[each] ?? []);
  return {
    wishes,
    stores: all,
    cheapest,
    alike: ({ store, items: [item = -1] }) => {
      const picked = cheapest[store]?.[item];
      const own = picked ? (packages.get(packageKey(picked.offer)) ?? []) : [];
      return own.flatMap(({ slug, cents }) => {
        const stop = all.findIndex((each) => each.slug === slug);
        return stop === -1 ? [] : [{ store: stop, cents }];
      });
    },
    untaxedStores: stores.size - all.length,
    whyNotCompared: wishes.map(({ id }, item) => {
      const priced = [...(lowest[item]?.keys() ?? [])];
      if (priced.length > 0)
        return priced.every(isLeftOut) ? "the store’s taxes are not known" : null;
      const own = offers.get(id)?.filter(({ store }) => isMeant(store)) ?? [];
      return whyNotCompared(
        own.filter((offer) => isCurrent(inEpochMs(offer), now, register?.isPatient)),
        now,
      );
    }),
    roundTrip: (stops) => roundTripMiles(place, placed(stops)),
    place,
    question: {
      packages: cheapest.map((own) =>
        own.map((each) => each && { id: offerKey(each.offer), cents: each.cents }),
      ),
      miles: all.map((store) => milesTo(store, place)),
      kept: all.map(isKept),
      ...(place === null
        ? {}
        : {
            [centsPerMile === null ? "driveCents" : "wayCents"]: (stops: readonly number[]) =>
              wayCents(placed(stops), place, centsPerMile ?? USUAL_MILE_CENTS),
          }),
    },
  };
}

/** The stores that have something for a wish, the cheapest first. */
export function cheapestStores({ cheapest }: TripOffers, item: number) {
  return cheapest
    .flatMap((own, store) => {
      const priced = own[item] ?? null;
      return priced === null ? [] : [{ store, priced }];
    })
    .toSorted((a, b) => a.priced.cents - b.priced.cents);
}

/** One product in one size as people ask for it, at whatever store. */
const packageKey = ({ product, sizeKey }: StoreOffer) => `${product.code} ${chosenSize(sizeKey)}`;

/** What the way to these stores and back costs; `null` where one of them has no known place. */
function wayCents(stores: readonly Store[], place: Place, centsPerMile: number): number | null {
  const miles = roundTripMiles(place, stores);
  return miles === null ? null : Math.round(miles * centsPerMile);
}

/** Between two stores, on the road as every way of a trip is; `null` where that is not known, or no way. */
export function milesBetweenStops(
  [one = -1, other = -1]: TripPlan["stores"],
  { stores }: TripOffers,
) {
  const miles = milesApart(stores[one] ?? null, stores[other] ?? null);
  return miles === null || miles < 1 ? null : miles * ROAD_FACTOR;
}

/** How far a plan is on the road; without a place to go from, the way between its two stores; `null` where it is not known. */
export function milesOf({ stores }: TripPlan, trip: TripOffers): number | null {
  if (trip.place !== null) return trip.roundTrip(stores);
  return stores.length < 2 ? 0 : milesBetweenStops(stores, trip);
}

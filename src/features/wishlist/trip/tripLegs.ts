import { formatMiles, milesBetween, ROAD_FACTOR } from "#domain/stores/distance.ts";
import { placeOf } from "#domain/stores/storePlace.ts";
import type { Store } from "#domain/stores/stores.ts";
import type { TripPlan } from "#domain/wishlist/planTrip.ts";
import type { TripOffers } from "./tripOffers.ts";

/** How far it is from one place of a trip to the next, in words. */
export interface TripLegs {
  /** To each stop in turn; `null` where that is not known, or nowhere: from the store at which the trip begins. */
  to: readonly (string | null)[];
  /** From the last stop to where the trip began; `null` as above, and where that is not known. */
  back: string | null;
}

/**
 * The legs of a trip on the road. What they say adds up to the miles that the whole trip is said to be: each is rounded by
 * where on the way it ends. Where a store's place is that of its town, its legs are "about" so far.
 */
export function tripLegs(
  { stores: stops }: Pick<TripPlan, "stores">,
  { stores, place }: Pick<TripOffers, "stores" | "place">,
): TripLegs {
  const stations = stops.flatMap((stop) => stores[stop] ?? []).map(stationOf);
  const start: Station = { at: place, isRough: false };
  const way = [start, ...stations, start];
  const miles = way.slice(1).map((to, leg) => milesOfLeg(way[leg]?.at ?? null, to.at));
  const whole = miles.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  // As `formatMiles` rounds the whole.
  const step = whole < 10 ? 0.1 : 1;
  let driven = 0;
  let said = 0;
  const words = miles.map((each, leg) => {
    if (each === null || each < SAME_PLACE_MILES) return null;
    driven += each;
    const until = Math.round(driven / step);
    const steps = until - said;
    said = until;
    const isRough = way[leg]?.isRough === true || way[leg + 1]?.isRough === true;
    const figure = steps === 0 ? `under ${String(step)} mi` : legWords(steps, step);
    return isRough && steps > 0 ? `about ${figure}` : figure;
  });
  return { to: words.slice(0, -1), back: words.at(-1) ?? null };
}

interface Station {
  at: { lat: number; lon: number } | null;
  /** Only its town is known. */
  isRough: boolean;
}

const stationOf = (store: Store): Station => ({
  at: placeOf(store),
  isRough: store.lat === null || store.lon === null,
});

const milesOfLeg = (from: Station["at"], to: Station["at"]): number | null =>
  from === null || to === null ? null : milesBetween(from, to) * ROAD_FACTOR;

const legWords = (steps: number, step: number) =>
  step === 1 ? `${String(steps)} mi` : formatMiles(steps * step);

/** Less is no way at all. */
const SAME_PLACE_MILES = 0.1;

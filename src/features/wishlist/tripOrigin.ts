import { useCallback, useMemo } from "react";
import { usePins } from "#data/pins.ts";
import { milesTo, placeOf } from "#domain/stores/storePlace.ts";
import { slugsOf, storeTitle, type Store } from "#domain/stores/stores.ts";
import type { StoreRank } from "#domain/wishlist/fewestStores.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import type { TripPlace } from "./trip/tripOffers.ts";

export interface TripOrigin extends TripPlace {
  name: string;
}

/**
 * Where the visitor said they are, else the first of the kept stores whose place is known; `null` for neither, `undefined`
 * until the phone has said which are kept.
 *
 * @param stores among which the kept ones are looked for
 */
export function useTripOrigin(stores: readonly Store[]): TripOrigin | null | undefined {
  const told = useVisitorPlace();
  const pins = usePins();
  return useMemo(() => {
    if (told !== null) return told;
    if (pins === null) return undefined;
    for (const { slug } of pins) {
      const store = stores.find((each) => slugsOf(each).includes(slug));
      const place = store === undefined ? null : placeOf(store);
      if (store !== undefined && place !== null)
        return { lat: place.lat, lon: place.lon, name: storeTitle(store), isKept: true };
    }
    return null;
  }, [told, pins, stores]);
}

/**
 * Which of stores that ask the same a list and its trip name: kept ones, then those near where a trip begins; `null` until
 * the phone has said which are kept.
 *
 * @param stores among which the kept ones are looked for
 */
export function useStoreRank(stores: readonly Store[]): ((store: Store) => StoreRank) | null {
  const origin = useTripOrigin(stores);
  const pins = usePins();
  const rank = useCallback(
    (store: Store) => ({
      isKept: pins?.some(({ slug }) => slugsOf(store).includes(slug)) === true,
      miles: milesTo(store, origin ?? null),
    }),
    [origin, pins],
  );
  return origin === undefined || pins === null ? null : rank;
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { largeQueries } from "#data/queries.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import type { HomeDeals } from "./chooseBest.ts";
import { nearBest } from "./nearBest.ts";

/** What home says of what is near. */
export interface NearBest {
  /** `null` where there are none, or they did not come. */
  deals: HomeDeals | null;
  /** Of how many of the stores there prices are known, or that there is no deal; `null` where nothing is to be said. */
  words: string | null;
}

interface HomeNearProps {
  place: Place;
  onBest: (best: NearBest) => void;
}

/** Brings home the best deals near the visitor. Loaded while the phone knows where that is, which stays on it. */
export default function HomeNear({ place, onBest }: HomeNearProps) {
  const now = useNow();
  const { data, isError } = useQuery(largeQueries.deals);
  const stores = useQuery(largeQueries.stores).data;
  const table = data?.table;
  const deals = useMemo(
    () => (table === undefined ? undefined : nearBest(table, place, now)),
    [table, place, now],
  );
  const known = useMemo(
    () => (stores === undefined ? null : coverageWords(stores, place)),
    [stores, place],
  );
  useEffect(() => {
    if (deals === undefined && !isError) return;
    const none = deals === null ? `No deals within ${String(NEAR_MILES)} mi now` : null;
    onBest({ deals: deals ?? null, words: none ?? known });
  }, [deals, isError, known, onBest]);
  return null;
}

/** Nobody shall take the cheapest of a few stores for the cheapest of all that are near. */
function coverageWords(stores: readonly StoreProfile[], place: Place): string | null {
  const near = stores.filter((store) => (milesTo(store, place) ?? Infinity) <= NEAR_MILES);
  const priced = near.filter(({ cheapest }) => cheapest !== undefined);
  return near.length === 0 || priced.length === near.length
    ? null
    : `Prices from ${String(priced.length)} of ${String(near.length)} stores so far`;
}

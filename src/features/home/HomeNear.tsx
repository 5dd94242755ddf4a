import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useMemo } from "react";
import { largeQueries } from "#data/queries.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { useElapsed } from "#design/states/useElapsed.ts";
import { useNow } from "#platform/clock.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import type { HomeDeals } from "./chooseBest.ts";
import { nearBest } from "./nearBest.ts";

/** What home says of what is near. */
export interface NearBest {
  /** "within 25 mi": where its deals are; `null` where they are those of a region all the same. */
  where: string | null;
  /** `null` where there are none, or they did not come. */
  deals: HomeDeals | null;
  /** Of how many of the stores there prices are known, or that there is no deal; `null` where nothing is to be said. */
  words: string | null;
  /** They come in a moment: other rows would be gone under the finger. */
  isAwaited: boolean;
}

/** So long what is near is waited for before the region's own stand there, in milliseconds. */
const PATIENCE_MS = 1_000;

const WITHIN = `within ${String(NEAR_MILES)} mi`;

/** Brings home the best deals near the visitor, while the phone knows where that is, which stays on it. */
export default function HomeNear({ onBest }: { onBest: (best: NearBest | null) => void }) {
  const now = useNow();
  const place = useVisitorPlace();
  const isPlaced = place !== null;
  const { data, isError } = useQuery({ ...largeQueries.deals, enabled: isPlaced });
  const stores = useQuery({ ...largeQueries.stores, enabled: isPlaced }).data;
  const table = data?.table;
  const deals = useMemo(
    () => (table === undefined || place === null ? undefined : nearBest(table, place, now)),
    [table, place, now],
  );
  const known = useMemo(
    () => (stores === undefined || place === null ? null : coverageWords(stores, place)),
    [stores, place],
  );
  const isComing = isPlaced && deals === undefined && !isError;
  const isLate = useElapsed(PATIENCE_MS, isComing);
  // Before it is painted: who comes back to home sees no others first.
  useLayoutEffect(() => {
    if (place === null) return onBest(null);
    const isAwaited = isComing && !isLate;
    const where = place.name === "you" ? WITHIN : `${WITHIN} of ${place.name}`;
    const none = deals === null ? `No deals ${WITHIN} now` : null;
    onBest({
      where: isAwaited || deals ? where : null,
      deals: deals ?? null,
      words: none ?? (deals ? known : null),
      isAwaited,
    });
  }, [place, deals, known, isComing, isLate, onBest]);
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

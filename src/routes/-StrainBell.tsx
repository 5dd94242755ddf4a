import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useIsKept } from "#data/pins.ts";
import { largeQueries } from "#data/queries.ts";
import { offerAt, offerCount } from "#domain/offers/menuTable.ts";
import { AlertBell } from "#features/alerts/AlertBell.tsx";
import { sizesToday } from "#features/alerts/rules/priceToday.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { useNow } from "#platform/clock.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";

/** Asks for an alert about a strain. Its form offers the sizes that are on menus now, and says what they cost. */
export function StrainBell({ strain: { slug, name } }: { strain: { slug: string; name: string } }) {
  const { data } = useQuery(largeQueries.strainOffers(slug));
  const now = useNow();
  const isKept = useIsKept();
  const place = useVisitorPlace();
  const sizes = useMemo(() => {
    if (data === undefined) return [];
    const { table } = data;
    const offers = Array.from({ length: offerCount(table) }, (_, row) => offerAt(table, row));
    return sizesToday(offers, now, ({ store, observedAt }) => ({
      isKept: isKept(store),
      miles: milesTo(store, place),
      seenAt: Date.parse(observedAt),
    }));
  }, [data, now, isKept, place]);
  return <AlertBell about={{ strain: { slug, name } }} name={name} text="Alert me" sizes={sizes} />;
}

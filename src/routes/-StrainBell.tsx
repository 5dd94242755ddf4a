import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { largeQueries } from "#data/queries.ts";
import { offerAt, offerCount } from "#domain/offers/menuTable.ts";
import { AlertBell } from "#features/alerts/AlertBell.tsx";
import { sizesToday } from "#features/alerts/rules/priceToday.ts";
import { useNow } from "#platform/clock.ts";

/** Asks for an alert about a strain. Its form offers the sizes that are on menus now, and says what they cost. */
export function StrainBell({ strain: { slug, name } }: { strain: { slug: string; name: string } }) {
  const { data } = useQuery(largeQueries.strainOffers(slug));
  const now = useNow();
  const sizes = useMemo(() => {
    if (data === undefined) return [];
    const { table } = data;
    const offers = Array.from({ length: offerCount(table) }, (_, row) => offerAt(table, row));
    return sizesToday(offers, now);
  }, [data, now]);
  return <AlertBell about={{ strain: { slug, name } }} name={name} text="Alert me" sizes={sizes} />;
}

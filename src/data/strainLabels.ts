import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { typicalTerpenes } from "#domain/strains/typicalTerpenes.ts";
import { largeQueries } from "./queries.ts";

/** What the shelves say of a strain. */
export interface StrainLabels {
  /** Percent of the largest by terpene, largest first; `null` when no label has a figure. */
  terpenes: Record<string, number> | null;
  /** How many stores list it. */
  stores: number;
}

/**
 * What the labels of a strain have in common, and in how many stores it is.
 *
 * @param slug of the strain; `null` for something that is none
 * @returns `null` as long as that is not known
 */
export function useStrainLabels(slug: string | null): StrainLabels | null {
  const { data } = useQuery({ ...largeQueries.strainOffers(slug ?? ""), enabled: slug !== null });
  const table = data?.table;
  return useMemo(() => {
    if (table === undefined) return null;
    const { terpenes, store } = table.offers;
    const labels = Array.from(terpenes.index, (place) => terpenes.values[place] ?? null);
    return { terpenes: typicalTerpenes(labels), stores: new Set(store).size };
  }, [table]);
}

import type { QueryClient } from "@tanstack/react-query";
import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { HighlightsSchema, HighlightYearsSchema } from "#domain/trends/highlights.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";

export const highlightQueries = {
  /** Years with data, newest first. */
  years: savedQuery(LARGE_QUERIES.highlightYears, HighlightYearsSchema, largePersister),
  of: (year: number) =>
    savedQuery(LARGE_QUERIES.highlightsOf(String(year)), HighlightsSchema, largePersister),
};

/** Asks for the years, and for the highlights of the one that is shown. */
export async function openYear(queryClient: QueryClient, year?: number): Promise<void> {
  const years = queryClient.ensureQueryData({ ...highlightQueries.years, revalidateIfStale: true });
  const shown = year ?? (await years)[0];
  if (shown !== undefined) await queryClient.prefetchQuery(highlightQueries.of(shown));
  await years;
}

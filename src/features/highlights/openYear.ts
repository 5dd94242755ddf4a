import type { QueryClient } from "@tanstack/react-query";
import { largeQueries } from "#data/queries.ts";

/** Asks for the years, and for the highlights of the one that is shown. */
export async function openYear(queryClient: QueryClient, year?: number): Promise<void> {
  const years = queryClient.ensureQueryData({
    ...largeQueries.highlightYears,
    revalidateIfStale: true,
  });
  const shown = year ?? (await years)[0];
  if (shown !== undefined) await queryClient.prefetchQuery(largeQueries.highlightsOf(shown));
  await years;
}

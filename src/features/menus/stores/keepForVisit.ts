import type { QueryClient } from "@tanstack/react-query";
import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { DealsSchema } from "#domain/offers/deals.ts";
import { menuQueries } from "../queries.ts";

/** The state's deals, among which are those of the store. */
const deals = savedQuery(LARGE_QUERIES.deals, DealsSchema, largePersister, "none");

/**
 * Fetches what a visit needs, as far as it is not there: the store's menu with its hours and its
 * place, the list of stores for the map, and the deals.
 *
 * @returns whether all of it is on this phone
 */
export async function keepForVisit(queryClient: QueryClient, slug: string): Promise<boolean> {
  const menu = menuQueries.store(slug);
  await Promise.all([
    queryClient.prefetchQuery(menu),
    queryClient.prefetchQuery(menuQueries.stores),
    queryClient.prefetchQuery(deals),
  ]);
  return [menu, menuQueries.stores, deals].every(
    ({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined,
  );
}

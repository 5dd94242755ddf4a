import type { QueryClient } from "@tanstack/react-query";
import type * as v from "valibot";
import { getJson } from "#data/api/apiClient.ts";
import { largePersister } from "#data/saved/largePersister.ts";
import { pin, unpin } from "#data/pins.ts";
import type { Pin } from "#domain/queries/pins.ts";
import { StoreMenuSchema } from "#domain/offers/menuTable.ts";
import { DealsSchema } from "#domain/offers/deals.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import type { QueryDescriptor } from "#domain/queries/smallQueries.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { StoresSchema, storeTitle, type Store } from "#domain/stores/stores.ts";

/** A menu that is younger than that is not fetched again, in milliseconds. */
const JUST_FETCHED_MS = 5 * MINUTE_MS;

/**
 * Fetches the list of stores, the menus of these and the deals, and keeps them. What could not be
 * fetched stays as it was.
 *
 * @throws ApiError
 */
export async function renewPinned(queryClient: QueryClient, pins: readonly Pin[]): Promise<void> {
  await renew(queryClient, LARGE_QUERIES.stores, StoresSchema);
  // One after another: what the visitor looks at meanwhile comes first.
  for (const { slug } of pins) {
    const menu = LARGE_QUERIES.menu(slug);
    if (isFresh(queryClient, menu)) continue;
    const { store } = await renew(queryClient, menu, StoreMenuSchema);
    if (store.slug !== slug) await keepInstead(queryClient, slug, store);
  }
  if (!isFresh(queryClient, LARGE_QUERIES.deals))
    await renew(queryClient, LARGE_QUERIES.deals, DealsSchema);
}

/** What has come since the connection was lost is not fetched again: the rest goes on from there. */
function isFresh(queryClient: QueryClient, { key }: QueryDescriptor): boolean {
  const age = Date.now() - (queryClient.getQueryState(key)?.dataUpdatedAt ?? 0);
  return age >= 0 && age < JUST_FETCHED_MS;
}

/** Replaces the copy itself: a query that is fetched would be content with the copy it finds. */
async function renew<Answer>(
  queryClient: QueryClient,
  { key, path }: QueryDescriptor,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const answer = await getJson(path, schema);
  queryClient.setQueryData(key, answer);
  await largePersister.persistQueryByKey(key, queryClient);
  return answer;
}

/** A store that was joined with another is kept as the one that stayed, once its menu is on this phone. */
async function keepInstead(queryClient: QueryClient, slug: string, stayed: Store): Promise<void> {
  await renew(queryClient, LARGE_QUERIES.menu(stayed.slug), StoreMenuSchema);
  if (await pin({ slug: stayed.slug, name: storeTitle(stayed) })) await unpin(slug);
}

import { onlineManager, type QueryClient } from "@tanstack/react-query";
import type * as v from "valibot";
import { getJson } from "#data/api/apiClient.ts";
import { largePersister } from "#data/persisted/largePersister.ts";
import { readPins } from "#data/pins.ts";
import { StoreMenuSchema } from "#domain/menus/menuTable.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import type { QueryDescriptor } from "#domain/queries/queryDescriptor.ts";
import { StoresSchema } from "#domain/stores/stores.ts";

/** Fetches the menus of kept stores, and the list of stores, ahead of time: now and whenever a connection is back. */
export function keepPinsFresh(queryClient: QueryClient): void {
  const refresh = async () => {
    const pins = await readPins();
    if (pins.length === 0) return;
    await renew(queryClient, LARGE_QUERIES.stores, StoresSchema);
    // One after another: what the visitor looks at meanwhile comes first.
    for (const { slug } of pins)
      await renew(queryClient, LARGE_QUERIES.menu(slug), StoreMenuSchema);
  };
  const tryRefresh = () => {
    // What could not be fetched now is fetched next time; its copy stays.
    if (onlineManager.isOnline()) refresh().catch(() => {});
  };
  tryRefresh();
  onlineManager.subscribe(tryRefresh);
}

/** Replaces the copy itself: a query that is fetched would be content with the copy it finds. */
async function renew(
  queryClient: QueryClient,
  { key, path }: QueryDescriptor,
  schema: v.GenericSchema,
): Promise<void> {
  queryClient.setQueryData(key, await getJson(path, schema));
  await largePersister.persistQueryByKey(key, queryClient);
}

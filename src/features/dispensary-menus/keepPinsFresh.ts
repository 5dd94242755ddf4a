import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { largeCopies } from "#data/largeCopies.ts";
import { readPins } from "#data/pins.ts";
import { fetchMenu, fetchStores, menuQueries } from "./queries.ts";

/** Fetches the menus of kept stores, and the list of stores, ahead of time: now and whenever a connection is back. */
export function keepPinsFresh(queryClient: QueryClient): void {
  const refresh = async () => {
    const pins = await readPins();
    if (pins.length === 0) return;
    await renew(queryClient, menuQueries.stores.queryKey, fetchStores());
    // One after another: what the visitor looks at meanwhile comes first.
    for (const { slug } of pins) {
      await renew(queryClient, menuQueries.store(slug).queryKey, fetchMenu(slug));
    }
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
  queryKey: readonly unknown[],
  answer: Promise<unknown>,
): Promise<void> {
  queryClient.setQueryData(queryKey, await answer);
  await largeCopies.persistQueryByKey(queryKey, queryClient);
}

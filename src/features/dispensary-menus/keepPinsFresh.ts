import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { readPins } from "#data/pins.ts";
import { menuQueries } from "./queries.ts";

/**
 * Fetches the menus of kept stores, and the list of stores, ahead of time: now
 * and whenever a connection is back. A menu fetched within the last minute is left alone.
 */
export function keepPinsFresh(queryClient: QueryClient): void {
  const refresh = async () => {
    const pins = await readPins();
    if (pins.length === 0 || !onlineManager.isOnline()) return;
    await queryClient.prefetchQuery(menuQueries.stores);
    // One after another: what the visitor looks at meanwhile comes first.
    for (const { slug } of pins) await queryClient.prefetchQuery(menuQueries.store(slug));
  };
  void refresh();
  onlineManager.subscribe((isOnline) => {
    if (isOnline) void refresh();
  });
}

import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { readPins } from "#data/pins.ts";

/** Fetches what belongs to kept stores ahead of time: now and whenever a connection is back. Without pinned stores nothing is loaded for it. */
export function keepPinsFresh(queryClient: QueryClient): void {
  const refresh = async () => {
    const pins = await readPins();
    if (pins.length === 0) return;
    const { renewPinned } = await import("./renewPinned.ts");
    await renewPinned(queryClient, pins);
  };
  const tryRefresh = () => {
    // What could not be fetched now is fetched next time; its copy stays.
    if (onlineManager.isOnline()) refresh().catch(() => {});
  };
  tryRefresh();
  onlineManager.subscribe(tryRefresh);
}

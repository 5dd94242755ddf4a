import type { QueryClient } from "@tanstack/react-query";
import { clear } from "idb-keyval";
import { CACHE_INDEX, removeViews } from "#domain/queries/cacheIndex.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { tellCacheIndexChange } from "./largePersister.ts";
import { openLazily, fromStorage } from "#storage/database.ts";

const PLACES = [...Object.values(QUERY_DATABASES), CACHE_INDEX].map(openLazily);

/**
 * Removes every saved answer from this phone: statistics, menus, deals, products. What is being
 * shown is asked for again. The shell, settings, and the list of kept stores stay.
 *
 * @returns whether the phone has done so
 */
export async function clearSavedQueries(client: QueryClient): Promise<boolean> {
  const done = await Promise.all([
    ...PLACES.map((store) => fromStorage(false, () => clear(store()).then(() => true))),
    // Elsewhere there is no worker that could have kept any.
    !isSecureContext || fromStorage(false, () => removeViews(caches).then(() => true)),
  ]);
  await client.resetQueries();
  tellCacheIndexChange();
  return done.every(Boolean);
}

import { VIEWS_CACHE_PREFIX } from "../../../src/domain/queries/cacheIndex.ts";
import type { Evaluating } from "./evaluating.ts";

/** Removes the first views that the worker has kept: what a screen shows then is from saved answers. */
export const removeSavedViews = (page: Evaluating<string>): Promise<void> =>
  page.evaluate(async (prefix) => {
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  }, VIEWS_CACHE_PREFIX);

/**
 * What the names of the worker's caches of first views begin with; each release has its own. The
 * page removes them together with the other copies.
 */
export const VIEWS_CACHE_PREFIX = "first-views-";

/** Removes those caches. @param except the one that stays */
export async function removeViews(caches: CacheStorage, except?: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(VIEWS_CACHE_PREFIX) && name !== except);
  await Promise.all(old.map((name) => caches.delete(name)));
}

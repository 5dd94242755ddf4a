import { STORAGE } from "#state/storage.ts";
import * as v from "valibot";
import { savedKey } from "./persistedRecord.ts";

/** Sizes and last uses of the large copies, by the copy's key. Page and worker both write it. */
export const CACHE_INDEX = { database: `${STORAGE}-copy-ledger`, store: "entries" } as const;

export const CacheEntrySchema = v.object({
  /** First elements of the query key, such as `["menu", "bliss-kent"]`. */
  queryKey: v.pipe(v.array(v.string()), v.readonly()),
  /** What the copy is of, for people. */
  title: v.string(),
  bytes: v.number(),
  /** When it was last written or read, epoch milliseconds. */
  usedAt: v.number(),
});

export type CacheEntry = v.InferOutput<typeof CacheEntrySchema>;

/**
 * The index's record of a copy that has just been written, with the key under which it lies.
 *
 * @param bytes about what the copy takes
 * @param now epoch milliseconds
 */
export function cacheIndexRecord(
  queryKey: readonly unknown[],
  title: string,
  bytes: number,
  now: number,
): [key: string, entry: CacheEntry] {
  return [savedKey(queryKey), { queryKey: queryKey.map(String), title, bytes, usedAt: now }];
}

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

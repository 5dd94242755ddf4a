import { delMany, entries, get, setMany, type UseStore } from "idb-keyval";
import * as v from "valibot";
import { CACHE_INDEX, CacheEntrySchema, type CacheEntry } from "#domain/queries/cacheIndex.ts";
import { openLazily, fromStorage } from "#storage/database.ts";

const store = openLazily(CACHE_INDEX);

/** What is known of every large copy, by its key. */
export async function readCacheIndex(): Promise<Map<string, CacheEntry>> {
  const records = await fromStorage([], () => entries<string, unknown>(store()));
  return new Map(
    records.flatMap(([key, record]) => {
      const entry = v.safeParse(CacheEntrySchema, record);
      return entry.success ? [[key, entry.output] as const] : [];
    }),
  );
}

export function put(key: string, entry: CacheEntry): Promise<void> {
  return fromStorage(undefined, () => setMany([[key, entry]], store()));
}

export function remove(key: string): Promise<void> {
  return fromStorage(undefined, () => delMany([key], store()));
}

/** Notes that a copy was used; one that is not in the index stays out. */
export async function touch(key: string, usedAt: number): Promise<void> {
  const entry = v.safeParse(
    CacheEntrySchema,
    await fromStorage(undefined, () => get<unknown>(key, store())),
  );
  if (entry.success) await put(key, { ...entry.output, usedAt });
}

/**
 * Removes the copies used longest ago until the rest fits.
 *
 * @param copies where the copies themselves lie
 * @param isPinned whether a copy stays whatever it takes; it does not count either
 */
export async function evict(
  copies: UseStore,
  capBytes: number,
  isPinned: (key: string) => boolean,
): Promise<void> {
  const index = await readCacheIndex();
  const loose = [...index].filter(([key]) => !isPinned(key));
  loose.sort(([, a], [, b]) => b.usedAt - a.usedAt);
  let bytes = 0;
  const leaving = loose.flatMap(([key, entry]) => {
    bytes += entry.bytes;
    return bytes > capBytes ? [key] : [];
  });
  if (leaving.length === 0) return;
  await fromStorage(undefined, () => delMany(leaving, copies));
  await fromStorage(undefined, () => delMany(leaving, store()));
}

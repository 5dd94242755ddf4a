import type { CacheEntry } from "#domain/queries/cacheIndex.ts";
import { readCacheIndex } from "./cacheIndex.ts";
import { useRead } from "./useSaved.ts";

const NOTHING: ReadonlyMap<string, CacheEntry> = new Map();

/** What is known of every large copy on this phone, by its key. */
export function useCacheIndex(): ReadonlyMap<string, CacheEntry> {
  return useRead(readCacheIndex) ?? NOTHING;
}

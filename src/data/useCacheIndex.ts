import { useEffect, useState } from "react";
import type { CacheEntry } from "#domain/cacheIndex.ts";
import { readCacheIndex } from "./cacheIndex.ts";
import { onCacheIndexChange } from "./largePersister.ts";

/** What is known of every large copy on this phone, by its key. */
export function useCacheIndex(): ReadonlyMap<string, CacheEntry> {
  const [index, setIndex] = useState<ReadonlyMap<string, CacheEntry>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const entries = await readCacheIndex();
      if (isWanted) setIndex(entries);
    };
    void read();
    const stop = onCacheIndexChange(() => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return index;
}

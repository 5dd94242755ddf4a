import { useEffect, useState, useCallback } from "react";
import { onCacheIndexChange } from "./largePersister.ts";
import type { CacheEntry } from "#domain/queries/cacheIndex.ts";
import { readCacheIndex } from "./cacheIndex.ts";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";

/**
 * What is read from this phone, and read again when a copy is written or removed, here or in
 * another tab; `null` until the phone has answered.
 *
 * @param read must stay the same function between renders
 * @param version it is read again when this changes, too
 */
function useRead<Data>(read: () => Promise<Data>, version = 0): Data | null {
  const [found, setFound] = useState<{ data: Data; version: number } | null>(null);
  useEffect(() => {
    let newest = 0;
    const refresh = async () => {
      newest += 1;
      const mine = newest;
      const data = await read();
      // A slow answer must not replace that of a later question.
      if (mine === newest) setFound({ data, version });
    };
    void refresh();
    const stop = onCacheIndexChange(() => void refresh());
    return () => {
      newest = Infinity;
      stop();
    };
  }, [read, version]);
  return found === null ? null : found.data;
}

const NOTHING: ReadonlyMap<string, CacheEntry> = new Map();

/** What is known of every large copy on this phone, by its key. */
export function useCacheIndex(): ReadonlyMap<string, CacheEntry> {
  return useRead(readCacheIndex) ?? NOTHING;
}

/**
 * What is read from the saved answers; `null` until the phone has answered.
 *
 * @param read must stay the same function between renders
 * @param answeredAt when an answer came that is read, too: a phone that keeps nothing writes no copy of it
 */
export function useSaved<Data>(
  read: (queryClient: QueryClient) => Promise<Data>,
  answeredAt = 0,
): Data | null {
  const queryClient = useQueryClient();
  return useRead(
    useCallback(() => read(queryClient), [queryClient, read]),
    answeredAt,
  );
}

/** Room that the site takes on this phone, in bytes; `null` until it is known, or where the browser does not tell. */
export function useStorageUse(): number | null {
  return useRead(readUsage);
}

async function readUsage(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}

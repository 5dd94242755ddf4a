import { createStore, type UseStore } from "idb-keyval";
import { withFallback } from "#domain/time/withFallback.ts";

/** Longest wait for storage, in milliseconds; a blocked database never answers. */
const STORAGE_PATIENCE_MS = 1_000;

/** `createStore` opens the database at once, and opening may throw where storage is denied. */
export function openLazily(place: { database: string; store: string }): () => UseStore {
  let opened: UseStore | undefined;
  return () => (opened ??= createStore(place.database, place.store));
}

/** What storage answers, or the fallback when it refuses, fails or keeps silent. */
export const fromStorage = <Value>(fallback: Value, access: () => Promise<Value>) =>
  withFallback(fallback, STORAGE_PATIENCE_MS, access);

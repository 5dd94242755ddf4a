import { createStore, type UseStore } from "idb-keyval";
import { withFallback } from "#domain/time/withFallback.ts";

/** Longest wait for storage, in milliseconds; a blocked database never answers. */
const STORAGE_TIMEOUT_MS = 1_000;

/** Where records lie: a database of this origin, and the store in it. */
export interface StoreLocation {
  database: string;
  store: string;
}

/** Each is opened once, however many records lie in it. */
const opened = new Map<string, UseStore>();

/** `createStore` opens the database at once, and opening may throw where storage is denied. */
export function openLazily({ database, store }: StoreLocation): () => UseStore {
  const name = `${database} ${store}`;
  return () => {
    const known = opened.get(name);
    if (known !== undefined) return known;
    const made = createStore(database, store);
    opened.set(name, made);
    return made;
  };
}

/** What storage answers, or the fallback when it refuses, fails or keeps silent. */
export const fromStorage = <Value>(fallback: Value, access: () => Promise<Value>) =>
  withFallback(fallback, STORAGE_TIMEOUT_MS, access);

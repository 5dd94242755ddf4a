import { createStore, type UseStore } from "idb-keyval";

/** Longest wait for storage, in milliseconds; a blocked database never answers. */
const STORAGE_PATIENCE_MS = 1_000;

/** `createStore` opens the database at once, and opening may throw where storage is denied. */
export function openLazily(place: { database: string; store: string }): () => UseStore {
  let opened: UseStore | undefined;
  return () => (opened ??= createStore(place.database, place.store));
}

/** What storage answers, or `otherwise` when it refuses, fails or keeps silent. */
export function quietly<T>(otherwise: T, access: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(resolve, STORAGE_PATIENCE_MS, otherwise);
    const settle = (value: T) => {
      clearTimeout(giveUp);
      resolve(value);
    };
    // Inside a then(), so that a synchronous throw of `indexedDB.open` counts as well.
    Promise.resolve()
      .then(access)
      .then(settle, () => settle(otherwise));
  });
}

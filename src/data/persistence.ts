import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from "@tanstack/query-persist-client-core";
import { createStore, del, entries, get, set, type UseStore } from "idb-keyval";
import { SAVED_COPY_LIFE_MS } from "#domain/constants.ts";
import {
  SAVED_COPY_KEY_PREFIX,
  SAVED_COPY_VERSION,
  SMALL_COPIES,
  checkSavedCopy,
} from "#domain/savedCopy.ts";

/**
 * Saves each query's answer on its own in IndexedDB, as a structured clone. The
 * copy is a convenience: whatever storage does (private window, full disk,
 * corrupted records, a database that never opens), the page works without it.
 */
export function createPersistence(place: { database: string; store: string }) {
  const store = openLazily(place);

  return experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => quietly(undefined, () => get<PersistedQuery>(key, store())),
      setItem: (key, record) => quietly(undefined, () => set(key, record, store())),
      removeItem: (key) => quietly(undefined, () => del(key, store())),
      entries: () => quietly([], () => entries<string, PersistedQuery>(store())),
    },
    buster: SAVED_COPY_VERSION,
    prefix: SAVED_COPY_KEY_PREFIX,
    maxAge: SAVED_COPY_LIFE_MS,
    serialize: (record) => record,
    deserialize: (record) => {
      checkSavedCopy(record);
      return { ...record, state: { ...record.state, dataUpdatedAt: notInFuture(record) } };
    },
  });
}

export const smallCopies = createPersistence(SMALL_COPIES);

/** `createStore` opens the database at once, and opening may throw where storage is denied. */
function openLazily({ database, store }: { database: string; store: string }): () => UseStore {
  let opened: UseStore | undefined;
  return () => (opened ??= createStore(database, store));
}

/** A clock that was ahead when the copy was saved must not keep it fresh for ever. */
function notInFuture({ state }: PersistedQuery): number {
  return Math.min(state.dataUpdatedAt, Date.now());
}

/** Longest wait for storage, in milliseconds; a blocked database never answers. */
const STORAGE_PATIENCE_MS = 1_000;

function quietly<T>(otherwise: T, access: () => Promise<T>): Promise<T> {
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

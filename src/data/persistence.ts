import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from "@tanstack/query-persist-client-core";
import { del, entries, get, set } from "idb-keyval";
import { SAVED_COPY_LIFE_MS } from "#domain/constants.ts";
import {
  SAVED_COPY_KEY_PREFIX,
  SAVED_COPY_VERSION,
  SMALL_ANSWERS,
  SMALL_COPIES,
  readSavedCopy,
  type SavedAnswers,
} from "#domain/savedCopy.ts";
import { openLazily, quietly } from "./storage.ts";

interface Place {
  database: string;
  store: string;
  answers: SavedAnswers;
}

/** Hears of what becomes of copies. */
export interface CopyObserver {
  written: (key: string, record: PersistedQuery) => void;
  read: (key: string) => void;
  removed: (key: string) => void;
}

/**
 * Saves each query's answer on its own in IndexedDB, as a structured clone. The
 * copy is a convenience: whatever storage does (private window, full disk,
 * corrupted records, a database that never opens), the page works without it.
 */
export function createPersistence(place: Place, observer?: CopyObserver) {
  const store = openLazily(place);

  return experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: async (key) => {
        const record = await quietly(undefined, () => get<PersistedQuery>(key, store()));
        if (record !== undefined) observer?.read(key);
        return record;
      },
      setItem: async (key, record) => {
        const isWritten = await quietly(false, async () => {
          await set(key, record, store());
          return true;
        });
        if (isWritten) observer?.written(key, record);
      },
      removeItem: async (key) => {
        await quietly(undefined, () => del(key, store()));
        observer?.removed(key);
      },
      entries: () => quietly([], () => entries<string, PersistedQuery>(store())),
    },
    buster: SAVED_COPY_VERSION,
    prefix: SAVED_COPY_KEY_PREFIX,
    maxAge: SAVED_COPY_LIFE_MS,
    serialize: (record) => record,
    deserialize: (record) => {
      const data = readSavedCopy(record, place.answers);
      return { ...record, state: { ...record.state, data, dataUpdatedAt: notInFuture(record) } };
    },
  });
}

export const smallCopies = createPersistence({ ...SMALL_COPIES, answers: SMALL_ANSWERS });

/** A clock that was ahead when the copy was saved must not keep it fresh for ever. */
function notInFuture({ state }: PersistedQuery): number {
  return Math.min(state.dataUpdatedAt, Date.now());
}

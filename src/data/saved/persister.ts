import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from "@tanstack/query-persist-client-core";
import { notifyManager } from "@tanstack/react-query";
import { del, entries, get, set } from "idb-keyval";
import type * as v from "valibot";
import { PERSISTED_LIFE_MS } from "#domain/constants.ts";
import {
  PERSISTED_KEY_PREFIX,
  PERSISTED_VERSION,
  readSavedRecord,
} from "#domain/queries/persistedRecord.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { SMALL_ANSWERS } from "#domain/queries/smallAnswers.ts";
import { openLazily, fromStorage } from "#storage/database.ts";

/** A database with copies, and the schema of each answer in it by the name of its query. */
interface QueryStore<Answers> {
  database: string;
  store: string;
  answers: Answers;
}

/** Hears of what becomes of copies. */
export interface PersisterObserver {
  written: (key: string, record: PersistedQuery) => void;
  read: (key: string) => void;
  removed: (key: string) => void;
}

/**
 * Saves each query's answer on its own in IndexedDB, as a structured clone. The
 * copy is a convenience: whatever storage does (private window, full disk,
 * corrupted records, a database that never opens), the page works without it.
 */
export function createPersister<Answers extends Readonly<Record<string, v.GenericSchema>>>(
  place: QueryStore<Answers>,
  observer?: PersisterObserver,
) {
  const store = openLazily(place);

  const persister = experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: async (key) => {
        const record = await fromStorage(undefined, () => get<PersistedQuery>(key, store()));
        if (record !== undefined) observer?.read(key);
        return record;
      },
      setItem: async (key, record) => {
        const isWritten = await fromStorage(false, async () => {
          await set(key, record, store());
          return true;
        });
        if (isWritten) observer?.written(key, record);
      },
      removeItem: async (key) => {
        await fromStorage(undefined, () => del(key, store()));
        observer?.removed(key);
      },
      entries: () => fromStorage([], () => entries<string, PersistedQuery>(store())),
    },
    buster: PERSISTED_VERSION,
    prefix: PERSISTED_KEY_PREFIX,
    maxAge: PERSISTED_LIFE_MS,
    // The library's own renewal of a copy leaves its failure to nobody, which a browser calls an uncaught error.
    refetchOnRestore: false,
    serialize: (record) => record,
    deserialize: (record) => {
      const data = readSavedRecord(record, place.answers);
      return { ...record, state: { ...record.state, data, dataUpdatedAt: notInFuture(record) } };
    },
  });
  const persisterFn: typeof persister.persisterFn = async (ask, context, query) => {
    let isCopy = true;
    const answer = await persister.persisterFn(
      (asked) => {
        isCopy = false;
        return ask(asked);
      },
      context,
      query,
    );
    // After the library has put the copy's own time back. What fails is the query's state.
    if (isCopy)
      notifyManager.schedule(() => {
        if (query.isStale()) query.fetch().catch(() => undefined);
      });
    return answer;
  };
  return { ...persister, persisterFn, answers: place.answers };
}

/** Where copies of some answers are kept. */
export type Persister<Answers> = Pick<ReturnType<typeof createPersister>, "persisterFn"> & {
  answers: Answers;
};

/** Persister of the small answers: all of them are restored before the first render. */
export const smallPersister = createPersister({ ...QUERY_DATABASES.small, answers: SMALL_ANSWERS });

/** A clock that was ahead when the copy was saved must not keep it fresh without end. */
function notInFuture({ state }: PersistedQuery): number {
  return Math.min(state.dataUpdatedAt, Date.now());
}

import { tryAgain } from "./api/signal.ts";
import {
  hashKey,
  notifyManager,
  useQueryClient,
  type QueryCache,
  type QueryKey,
} from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";

/** What the screen shows of the server's answers. */
export interface ShownAnswers {
  /** When the oldest of them came, epoch milliseconds; `null` where the screen shows none. */
  oldestAt: number | null;
  /** Those that could not be refreshed. What stands on the screen instead is a copy. */
  failed: readonly QueryKey[];
}

const NOTHING: ShownAnswers = { oldestAt: null, failed: [] };

declare module "@tanstack/react-query" {
  interface Register {
    /** `isSavedApart`: what is shown lies in a record of the phone, and the query only renews that. */
    queryMeta: { isSavedApart?: true };
  }
}

/** Follows what the screen shows, whichever screen it is. */
export function useShownAnswers(): ShownAnswers {
  const cache = useQueryClient().getQueryCache();
  const { subscribe, read } = useMemo(() => follow(cache), [cache]);
  return useSyncExternalStore(subscribe, read, () => NOTHING);
}

/** Asks anew for what could not be refreshed, whatever was believed of the connection. */
export function useRefresh(): (keys: readonly QueryKey[]) => void {
  const client = useQueryClient();
  return (keys) => {
    tryAgain();
    for (const queryKey of keys)
      // A first call that hangs would otherwise be waited for again.
      void client
        .cancelQueries({ queryKey, exact: true })
        .then(() => client.refetchQueries({ queryKey, exact: true }));
  };
}

function follow(cache: QueryCache) {
  let last = NOTHING;
  return {
    // Not while something else is being drawn: a screen that comes makes its queries then.
    subscribe: (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    read: () => {
      const next = shownIn(cache);
      if (!isSame(next, last)) last = next;
      return last;
    },
  };
}

function shownIn(cache: QueryCache): ShownAnswers {
  const shown = cache.getAll().filter((query) => query.isActive());
  const times = shown.flatMap(({ state: { data, dataUpdatedAt } }) =>
    data === undefined ? [] : dataUpdatedAt,
  );
  const failed = shown.filter(
    ({ state, meta }) =>
      state.status === "error" && (state.data !== undefined || meta?.isSavedApart === true),
  );
  return {
    oldestAt: times.length === 0 ? null : Math.min(...times),
    failed: failed.map(({ queryKey }) => queryKey),
  };
}

const isSame = (one: ShownAnswers, other: ShownAnswers) =>
  one.oldestAt === other.oldestAt && hashKey(one.failed) === hashKey(other.failed);

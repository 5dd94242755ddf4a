import { QueryClient, onlineManager } from "@tanstack/react-query";
import { FETCH_RETRIES, MEMORY_CACHE_LIFE_MS, retryDelayMs } from "#domain/constants.ts";
import { ApiError, isNotFound } from "./api/apiClient.ts";
import { currentSignal, followSignal, onSignalChange } from "./api/signal.ts";
import { smallPersister } from "./saved/persister.ts";

/** How long an answer counts as just fetched, in milliseconds; a visit within it asks nothing. */
const JUST_FETCHED_MS = 60_000;

/**
 * The page's one cache of answers. Calls are always tried, whatever the browser
 * believes of the connection, and retried only while it believes in one: a call
 * without a connection fails at once and never waits in a paused state.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        gcTime: MEMORY_CACHE_LIFE_MS,
        staleTime: JUST_FETCHED_MS,
        retry: (failures, error) =>
          onlineManager.isOnline() && mayHelp(error) && failures < FETCH_RETRIES,
        retryDelay: retryDelayMs,
      },
      // What was written, a password perhaps, is not kept a moment longer than it takes.
      mutations: { networkMode: "always", gcTime: 0 },
    },
  });
}

/** Whether asking again may bring another answer. */
const mayHelp = (error: unknown) =>
  !isNotFound(error) && !(error instanceof ApiError && error.isFinal);

/**
 * Lets the manager follow the connection from now on. By itself it starts out online, also in a
 * page that was opened without a connection, and hears of it only once the first screen stands.
 */
export function followConnection(): void {
  followSignal();
  onlineManager.setEventListener((setOnline) => {
    // A server that is away, or calls that are not wanted, are as good as no connection.
    const tell = () => setOnline(navigator.onLine && currentSignal() === "open");
    tell();
    addEventListener("online", tell);
    addEventListener("offline", tell);
    const stop = onSignalChange(tell);
    return () => {
      removeEventListener("online", tell);
      removeEventListener("offline", tell);
      stop();
    };
  });
}

/** Puts the saved small answers into the cache, dropping the ones too old or damaged. */
export function restoreSavedQueries(client: QueryClient): Promise<void> {
  return smallPersister.restoreQueries(client);
}

/** The same for a cache that has answers already, which newer copies alone replace. */
export async function restoreNewerQueries(client: QueryClient): Promise<void> {
  const copies = new QueryClient();
  await smallPersister.restoreQueries(copies);
  for (const { queryKey, state } of copies.getQueryCache().getAll()) {
    const updatedAt = state.dataUpdatedAt;
    if (updatedAt > (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0))
      client.setQueryData(queryKey, state.data, { updatedAt });
  }
  copies.clear();
}

/** Saves answers that came in another way than by their query, as if it had fetched them. */
export async function persistQueries(
  client: QueryClient,
  keys: readonly (readonly string[])[],
): Promise<void> {
  for (const key of keys) await smallPersister.persistQueryByKey(key, client);
}

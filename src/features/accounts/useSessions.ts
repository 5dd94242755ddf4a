import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { readSessions, type TokenSource } from "./accountClient.ts";
import type { Session } from "#domain/accounts.ts";
import { leaveEndedSession } from "./leaveEndedSession.ts";

/** What is known of the account's sessions. No copy of it is saved. */
export type KnownSessions =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "offline" }
  /** The provider does not list them. */
  | { state: "hidden" }
  | { state: "read"; sessions: readonly Session[] };

/** Reads the account's sessions when the screen opens and when the connection is back. */
export function useSessions(token: TokenSource): {
  known: KnownSessions;
  read: () => Promise<unknown>;
} {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(
    queryOptions({
      queryKey: ["account-sessions"],
      queryFn: () =>
        readSessions(token).catch(async (error: unknown) => {
          if (navigator.onLine) await leaveEndedSession(client, error);
          throw error;
        }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  );
  return { known: describe(data, isError), read: refetch };
}

/** Sessions that were read before stand when asking again fails: they say how old they are. */
function describe(data: Session[] | null | undefined, isError: boolean): KnownSessions {
  if (data === null) return { state: "hidden" };
  if (data !== undefined) return { state: "read", sessions: data };
  if (!isError) return { state: "loading" };
  return { state: navigator.onLine ? "failed" : "offline" };
}

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { readSessions, type TokenSource } from "#data/api/accountClient.ts";
import type { Session } from "#domain/accounts/accounts.ts";
import { leaveEndedSession } from "../leaveEndedSession.ts";

/** What is known of the account's sessions. They are nobody else's business: no copy is kept. */
export type KnownSessions =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "offline" }
  /** The provider keeps them to itself. */
  | { state: "hidden" }
  | { state: "read"; sessions: readonly Session[] };

/** Reads the account's sessions when the screen opens and when the connection is back. */
export function useSessions(token: TokenSource): {
  known: KnownSessions;
  read: () => Promise<void>;
} {
  const client = useQueryClient();
  const [known, setKnown] = useState<KnownSessions>({ state: "loading" });
  const read = useCallback(async () => {
    try {
      const sessions = await readSessions(token);
      setKnown(sessions === null ? { state: "hidden" } : { state: "read", sessions });
    } catch (error) {
      // What was read before stands, and says how old it is by itself.
      const state = navigator.onLine ? "failed" : "offline";
      setKnown((before) => (before.state === "read" ? before : { state }));
      if (navigator.onLine) await leaveEndedSession(client, error);
    }
  }, [client, token]);
  useEffect(() => {
    const again = () => void read();
    again();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [read]);
  return { known, read };
}

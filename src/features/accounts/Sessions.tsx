import { useMutation, useQueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Spinner } from "#design/states/Spinner.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { stack } from "#design/surfaces/stack.css.ts";
import { endOneSession, type TokenSource, readSessions } from "./accountClient.ts";
import { formatAge } from "#domain/time/age.ts";
import type { Session } from "#domain/accounts.ts";
import { useNow } from "#platform/clock.ts";
import { leaveEndedSession } from "./leaveEndedSession.ts";
import { sessionList } from "./account.css.ts";

const UNNAMED = "A browser";

/** Where the account is signed in, and a way to end each of these sessions. */
export function Sessions({ token }: { token: TokenSource }) {
  const { known, read } = useSessions(token);
  const intro = useRef<HTMLParagraphElement>(null);
  return (
    <Card title="Signed in">
      {/* Gets the focus when the button that had it is gone with its session. */}
      <Text ref={intro} tabIndex={-1} tone="quiet">
        Sign-ins last up to 90 days. See one you don’t know? End it and change your password.
      </Text>
      {known.state === "loading" ? <Spinner size="sm" title="Looking for sessions" /> : null}
      {known.state === "hidden" ? (
        <p>Sessions cannot be listed here. “Sign out everywhere” ends them all.</p>
      ) : null}
      {known.state === "offline" ? (
        <p role="status">Connect to see where you are signed in.</p>
      ) : null}
      {known.state === "failed" ? (
        <Stack row gap={3} role="status">
          <span>Your sessions could not be loaded.</span>
          <Button onClick={() => void read()}>Try again</Button>
        </Stack>
      ) : null}
      {known.state === "read" ? (
        <ul className={sessionList}>
          {known.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              token={token}
              onEnded={async () => {
                await read();
                intro.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

interface SessionRowProps {
  session: Session;
  token: TokenSource;
  onEnded: () => Promise<void>;
}

function SessionRow({ session, token, onEnded }: SessionRowProps) {
  const client = useQueryClient();
  const now = useNow();
  const { id, label, signedInAt, lastUsedAt, isThis } = session;
  const name = label ?? UNNAMED;
  const since = formatAge(Date.parse(signedInAt), now);
  const ending = useMutation({
    mutationFn: async () => {
      await endOneSession(token, id);
      toast.success("This session has been ended.");
      await onEnded();
    },
    onError: async (error) => {
      if (await leaveEndedSession(client, error)) return;
      toast.error("The session could not be ended. Check the connection and try again.");
    },
  });
  return (
    <li className={stack({ row: true, gap: 3 })}>
      <span>
        {name}
        {isThis ? " (this one)" : ""}
      </span>
      <Text as="span" tone="quiet">
        Signed in {since}, last used {formatAge(Date.parse(lastUsedAt), now)}
      </Text>
      {isThis ? null : (
        <Button
          aria-disabled={ending.isPending}
          aria-label={`End the session of ${name}, signed in ${since}`}
          onClick={() => {
            if (!ending.isPending) ending.mutate();
          }}
        >
          End
        </Button>
      )}
    </li>
  );
}

/** What is known of the account's sessions. No copy of it is saved. */
type KnownSessions =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "offline" }
  /** The provider does not list them. */
  | { state: "hidden" }
  | { state: "read"; sessions: readonly Session[] };

/** Reads the account's sessions when the screen opens and when the connection is back. */
function useSessions(token: TokenSource): {
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

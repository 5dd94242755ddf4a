import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { contestQueries } from "#data/contests.ts";
import { usePending } from "#data/outbox/outbox.ts";
import { useSession, type Session } from "#platform/session/session.ts";
import { ownVotesQuery } from "./ownVotesQuery.ts";
import { readPicks, type Picks } from "./pick.ts";
import { EMPTY_YEAR, votesStore } from "./votesStore.ts";

type SignedIn = Extract<Session, { state: "signed-in" }>;

/** What is known of the account's votes in a contest. */
export interface OwnPicks extends Picks {
  account: SignedIn;
  /** When the server last said so, epoch milliseconds; `null`: never. */
  confirmedAt: number | null;
  /** Neither the server nor this phone has said anything yet. */
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

/** The account's votes in a year; `null` while nobody is signed in. */
export function usePicks(year: number): OwnPicks | null {
  const session = useSession();
  const account = session.state === "signed-in" ? session : null;
  const uid = account?.user.uid ?? null;
  const stored = votesStore.use();
  const waiting = usePending(uid);
  const query = useQuery({
    ...ownVotesQuery(uid ?? "", account?.token ?? noToken, year),
    enabled: account !== null,
  });
  const isOwn = stored !== null && uid !== null && stored.uid === uid;
  const kept = (isOwn ? stored.years[String(year)] : undefined) ?? EMPTY_YEAR;
  const own = useMemo(() => readPicks(kept, waiting ?? [], year), [kept, waiting, year]);
  useNews(year, own, kept.given, query.refetch);
  if (account === null) return null;
  const { confirmedAt } = kept;
  const isRead = stored !== null && waiting !== null;
  return {
    ...own,
    account,
    confirmedAt,
    isPending: !isRead || (confirmedAt === null && query.isPending),
    isError: query.isError,
    retry: () => void query.refetch(),
  };
}

/** Asks anew when the server must know more than this phone. */
function useNews(
  year: number,
  { picks, refused }: Picks,
  given: Readonly<Record<string, string>>,
  refetch: () => Promise<unknown>,
): void {
  const client = useQueryClient();
  const refusals = refused.length;
  useEffect(() => {
    if (refusals === 0) return;
    // What was voted before stands then, and the round may be over whatever this phone's clock says.
    void refetch();
    void client.refetchQueries({ queryKey: contestQueries.of(year).queryKey });
  }, [refusals, refetch, client, year]);
  const waiting = [...picks].flatMap(([matchup, { is }]) => (is === "waiting" ? matchup : []));
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    // Sent by the worker, or for an account that has come back: nothing here says what became of it.
    const isUnknown = before.current.some((id) => !waiting.includes(id) && !(id in given));
    before.current = waiting;
    if (isUnknown) void refetch();
  });
}

const noToken = () => Promise.reject(new Error("Nobody is signed in."));

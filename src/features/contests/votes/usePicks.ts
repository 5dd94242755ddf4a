import { useQuery, useQueryClient, queryOptions } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { largeQueries } from "#data/queries.ts";
import { usePending, pending } from "#data/outbox/outbox.ts";
import { useSession, type Session } from "#platform/session/session.ts";
import { readPicks, type Picks } from "./pick.ts";
import { EMPTY_YEAR, votesStore, changeYear, without } from "./votesStore.ts";
import { OwnVotesSchema, type OwnVotes } from "#domain/contests/contest.ts";
import { ownVotesCall, parseVoteSubject } from "#domain/contests/contestCalls.ts";
import { accountCall, type Token } from "#data/api/accountCall.ts";
import { readJson } from "#data/api/apiClient.ts";

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

/** The account's votes in a year; `null` while signed out. */
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
    void client.refetchQueries({ queryKey: largeQueries.contestOf(year).queryKey });
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

/** The account's own votes in a year's contest. @throws ApiError */
async function readOwnVotes(token: Token, year: number): Promise<OwnVotes> {
  return await readJson(
    await accountCall((proof) => ownVotesCall(proof, year), token),
    OwnVotesSchema,
  );
}

/** Asks what the account has voted, and keeps it on the phone. The screen reads what is kept. */
const ownVotesQuery = (uid: string, token: Token, year: number) =>
  queryOptions({
    queryKey: ["votes", uid, year],
    queryFn: async () => {
      // Both before and after the question: the server may have had neither when it answered.
      const before = await unsentMatchups(uid, year);
      const votes = await readOwnVotes(token, year);
      const after = await unsentMatchups(uid, year);
      const confirmedAt = Date.now();
      const isOlder = (matchup: string) => !before.has(matchup) && !after.has(matchup);
      await changeYear(uid, year, ({ given }) => ({
        confirmedAt,
        votes,
        given: without(given, isOlder),
      }));
      return confirmedAt;
    },
    // Another phone of the account may have voted.
    staleTime: 0,
    meta: { isSavedApart: true },
  });

/** Matchups whose votes the server may not have yet. */
async function unsentMatchups(uid: string, year: number): Promise<ReadonlySet<string>> {
  const entries = await pending(uid);
  return new Set(
    entries.flatMap(({ subject, state }) => {
      const vote = parseVoteSubject(subject);
      return vote?.year === year && state.is !== "refused" ? vote.matchup : [];
    }),
  );
}

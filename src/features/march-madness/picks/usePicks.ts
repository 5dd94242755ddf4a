import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { usePending } from "#data/outbox/outbox.ts";
import { useSession, type Session } from "#platform/session/session.ts";
import { ownVotesQuery } from "./ownVotesQuery.ts";
import { readPicks, type Picks } from "./pick.ts";
import { votesStore } from "./votesStore.ts";

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
  const kept = votesStore.use();
  const pending = usePending(uid);
  const query = useQuery({
    ...ownVotesQuery(uid ?? "", account?.token ?? noToken, year),
    enabled: account !== null,
  });
  const own = uid !== null && kept?.uid === uid ? kept.years[String(year)] : undefined;
  const picks = useMemo(
    () => readPicks(own?.votes ?? [], pending ?? [], year),
    [own, pending, year],
  );
  const { refetch } = query;
  const refusals = picks.refused.length;
  useEffect(() => {
    // What was voted before stands then, and only the server knows it.
    if (refusals > 0) void refetch();
  }, [refusals, refetch]);
  if (account === null) return null;
  const confirmedAt = own?.confirmedAt ?? null;
  return {
    ...picks,
    account,
    confirmedAt,
    isPending: confirmedAt === null && query.isPending,
    isError: query.isError,
    retry: () => void query.refetch(),
  };
}

const noToken = () => Promise.reject(new Error("Nobody is signed in."));

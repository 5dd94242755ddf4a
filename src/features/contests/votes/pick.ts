import * as v from "valibot";
import { VoteSchema } from "#domain/contests/contest.ts";
import { parseVoteSubject } from "#domain/contests/contestCalls.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import type { KeptYear } from "./votesStore.ts";

/** The visitor's choice in a matchup, and what became of it: a draft is of somebody who has not signed in. */
export interface Pick {
  /** Id of the entrant. */
  entrant: string;
  is: "counted" | "waiting" | "draft";
}

/** A vote that the server did not take, such as one that came too late. */
export interface RefusedVote {
  /** Of its outbox entry. */
  id: string;
  /** Id of the entrant. */
  entrant: string;
  sentence: string;
}

export interface Picks {
  /** By matchup. */
  picks: ReadonlyMap<string, Pick>;
  refused: readonly RefusedVote[];
}

/** The votes that the server has, over them those that this phone has given, and over all those that wait. */
export function readPicks(
  { votes, given }: Omit<KeptYear, "confirmedAt">,
  pending: readonly OutboxEntry[],
  year: number,
): Picks {
  const entries = pending.flatMap(({ id, subject, state, request }) => {
    const vote = parseVoteSubject(subject);
    const body = v.safeParse(VoteSchema, request.body);
    return vote?.year === year && body.success
      ? [{ id, matchup: vote.matchup, entrant: body.output.entrant, state }]
      : [];
  });
  const picks = new Map<string, Pick>();
  for (const { matchup, entrant } of votes) picks.set(matchup, { entrant, is: "counted" });
  const refused = entries.flatMap(({ state, ...entry }) =>
    state.is === "refused" ? [{ ...entry, sentence: state.sentence }] : [],
  );
  for (const [matchup, entrant] of Object.entries(given))
    if (!refused.some((each) => each.matchup === matchup))
      picks.set(matchup, { entrant, is: "counted" });
  for (const { matchup, entrant, state } of entries)
    if (state.is !== "refused") picks.set(matchup, { entrant, is: "waiting" });
  return { picks, refused };
}

import * as v from "valibot";
import { VoteSchema, type OwnVotes } from "#domain/contests/contest.ts";
import { parseVoteSubject } from "#domain/contests/contestCalls.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";

/** Whom the visitor votes for in a matchup, and whether the server has it. */
export interface Pick {
  /** Id of the entrant. */
  entrant: string;
  is: "counted" | "waiting";
}

/** A vote that the server did not take, such as one that came too late. */
export interface RefusedVote {
  /** Of its outbox entry. */
  id: string;
  matchup: string;
  title: string;
  sentence: string;
}

export interface Picks {
  /** By matchup. */
  picks: ReadonlyMap<string, Pick>;
  refused: readonly RefusedVote[];
}

/** The votes that the server has, and over them those that wait to be sent. */
export function readPicks(votes: OwnVotes, pending: readonly OutboxEntry[], year: number): Picks {
  const picks = new Map<string, Pick>(
    votes.map(({ matchup, entrant }) => [matchup, { entrant, is: "counted" }]),
  );
  const refused: RefusedVote[] = [];
  for (const { id, subject, title, state, request } of pending) {
    const vote = parseVoteSubject(subject);
    const body = v.safeParse(VoteSchema, request.body);
    if (vote?.year !== year || !body.success) continue;
    const { matchup } = vote;
    if (state.is === "refused") refused.push({ id, matchup, title, sentence: state.sentence });
    else picks.set(matchup, { entrant: body.output.entrant, is: "waiting" });
  }
  return { picks, refused };
}

import type { Contest } from "#domain/contests/contest.ts";
import type { Ballot } from "../roundWords.ts";
import { castVote, undoVote } from "./castVote.ts";
import { dropDrafts, keepDraft } from "./draftsStore.ts";
import type { OwnPicks } from "./usePicks.ts";

/** What a visitor has chosen, and how they choose. */
type Choosing = Pick<Ballot, "picks" | "isDraft" | "vote" | "undo">;

/** An account votes, unless it is held back. */
export function votesOf(contest: Contest, own: OwnPicks, isHeldBack: boolean): Choosing {
  const { picks } = own;
  if (isHeldBack) return { picks, isDraft: false, vote: null, undo: null };
  return {
    picks,
    isDraft: false,
    vote: (matchup, entrant) => void castVote({ contest, matchup, entrant }, own),
    undo: (matchup, before) => undoVote({ contest, matchup, before }, own),
  };
}

/** Who is signed out chooses all the same: it stays on the phone, and counts once an account casts it. */
export function draftsOf({ year }: Contest, picks: Ballot["picks"]): Choosing {
  return {
    picks,
    isDraft: true,
    vote: ({ id }, entrant) => void keepDraft({ year, matchup: id }, entrant.id),
    undo: async ({ id }, before) => {
      if (before === null) await dropDrafts(year, (matchup) => matchup === id);
      else await keepDraft({ year, matchup: id }, before.id);
      return true;
    },
  };
}

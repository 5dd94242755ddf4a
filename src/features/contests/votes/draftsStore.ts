import * as v from "valibot";
import { createPhoneStore } from "#data/phoneRecord.ts";
import type { Contest } from "#domain/contests/contest.ts";
import type { VoteSubject } from "#domain/contests/contestCalls.ts";
import type { Pick } from "./pick.ts";
import { VOTES, without } from "./votesStore.ts";

/** By year and matchup, the entrant. */
const DraftsSchema = v.record(v.string(), v.record(v.string(), v.string()));
type Drafts = v.InferOutput<typeof DraftsSchema>;

/**
 * What somebody chose before they signed in. It is nobody's vote: it stays on the phone, and counts only when an account
 * casts it. What is damaged is as if it had never been chosen.
 */
export const draftsStore = createPhoneStore<Drafts>(
  { location: VOTES, part: "drafts", channel: `${VOTES.database}-drafts`, unstored: "shown" },
  (stored) => {
    const drafts = v.safeParse(DraftsSchema, stored);
    return drafts.success ? drafts.output : {};
  },
);

/** Keeps a choice of somebody who is not signed in. */
export async function keepDraft({ year, matchup }: VoteSubject, entrant: string): Promise<void> {
  await draftsStore.change((drafts) => ({
    ...drafts,
    [String(year)]: { ...drafts[String(year)], [matchup]: entrant },
  }));
}

/** Forgets choices of a year: those of some matchups, or all of them. */
export async function dropDrafts(
  year: number,
  isGone: (matchup: string) => boolean = () => true,
): Promise<void> {
  await draftsStore.change((drafts) => ({
    ...drafts,
    [String(year)]: without(drafts[String(year)] ?? {}, isGone),
  }));
}

/** The choices of a contest's year, as a ballot shows them: of its matchups, and of who still is in them. */
export function useDrafts({ year, matchups }: Contest): ReadonlyMap<string, Pick> {
  const chosen = draftsStore.use()?.[String(year)] ?? {};
  return new Map(
    matchups.flatMap(({ id, a, b }) => {
      const entrant = chosen[id];
      return entrant !== undefined && (entrant === a || entrant === b)
        ? [[id, { entrant, is: "draft" }]]
        : [];
    }),
  );
}

import { Button } from "#design/controls/Button.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { gate } from "../marchMadness.css.ts";
import { openMatchups, type Ballot } from "../roundWords.ts";
import { dropDrafts } from "./draftsStore.ts";

interface DraftedVotesProps {
  /** Of the account that has signed in since. */
  ballot: Ballot;
  drafts: Ballot["picks"];
}

/** What was chosen on this phone before somebody signed in: whether these are their votes is theirs to say. */
export function DraftedVotes({ ballot, drafts }: DraftedVotesProps) {
  const { contest, sides, picks, vote } = ballot;
  const open = openMatchups(ballot).flatMap((matchup) => {
    const entrant = sides.find(drafts.get(matchup.id)?.entrant ?? null);
    return entrant === null || picks.has(matchup.id) ? [] : [{ matchup, entrant }];
  });
  if (open.length === 0 || vote === null) return null;
  const count = open.length;
  const cast = () => {
    for (const { matchup, entrant } of open) vote(matchup, entrant);
    void dropDrafts(contest.year);
  };
  return (
    <div role="group" aria-label="Chosen before signing in" className={`${gate} no-print`}>
      <Stack gap={2}>
        <span>
          {count === 1 ? "1 choice" : `${String(count)} choices`} on this device from before you
          signed in.
        </span>
        <Stack row gap={2}>
          <Button kind="primary" onClick={cast}>
            {count === 1 ? "Cast 1 vote" : `Cast ${String(count)} votes`}
          </Button>
          <Button onClick={() => void dropDrafts(contest.year)}>
            {count === 1 ? "Forget it" : "Forget them"}
          </Button>
        </Stack>
      </Stack>
    </div>
  );
}

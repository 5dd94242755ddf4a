import { Fold } from "#design/surfaces/Fold.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { championOf } from "#domain/contests/finishOf.ts";
import { currentRound } from "#domain/contests/roundState.ts";
import type { Ballot } from "./ballot.ts";
import type { MarchMadnessSearchProps } from "./marchMadnessSearch.ts";
import { head, rounds as roundsStyle } from "./marchMadness.css.ts";
import { ContestTitle } from "./head_ContestTitle.tsx";
import { Champion } from "./Champion.tsx";
import { roundWords, standWords } from "./roundWords.ts";
import { YearChoice } from "./ContestTitle.tsx";

interface ContestHeadProps extends Pick<MarchMadnessSearchProps, "change"> {
  ballot: Ballot;
  copiedAt: number;
  years: readonly number[];
  now: number;
}

/** Which contest this is, and how it stands. */
export function ContestHead({ ballot, copiedAt, years, change, now }: ContestHeadProps) {
  const { contest, states } = ballot;
  const champion = championOf(contest);
  return (
    <Stack className="no-print">
      <div className={head}>
        <div>
          <ContestTitle contest={contest} />
          <p role="status">{standWords(contest, states)}</p>
        </div>
        <YearChoice
          years={years}
          year={contest.year}
          onChoose={(year) => change({ year, view: undefined, part: undefined, round: undefined })}
        />
      </div>
      {champion === null ? null : <Champion contest={contest} champion={champion} />}
      <Fold summary="The six rounds">
        <ol className={roundsStyle}>
          {contest.rounds.map((round, index) => (
            <li key={round.round}>
              <strong>{round.name}</strong>
              <span>{roundWords(contest, round, states[index] ?? "upcoming")}</span>
            </li>
          ))}
        </ol>
        <Text tone="quiet" size="md">
          64 strains meet in six rounds; an account has one vote in each matchup. A round's votes
          and winners appear when it has closed. Most votes win; at a tie, or without votes, the
          better seed; at equal seeds, who has more votes in all closed rounds; then the name from A
          to Z.
        </Text>
      </Fold>
      {currentRound(contest) === null ? null : (
        <Text tone="quiet" size="sm">
          <Freshness observedAt={new Date(copiedAt).toISOString()} now={now} />
          {contest.sample ? " · A made-up contest, to try it out." : ""}
        </Text>
      )}
    </Stack>
  );
}

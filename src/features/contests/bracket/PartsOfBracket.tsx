import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Tabs } from "#design/controls/Tabs.tsx";
import { countedRounds } from "#domain/contests/roundState.ts";
import { type Ballot, roundWords } from "../roundWords.ts";
import type { MarchMadnessSearchProps } from "../marchMadnessSearch.ts";
import { matchupList } from "../marchMadness.css.ts";
import { MatchupBox } from "./MatchupBox.tsx";

interface PartsOfBracketProps extends MarchMadnessSearchProps {
  ballot: Ballot;
}

const LAST_TWO = 5;

/** On a phone: one division and one of its rounds at a time, and the last two rounds together. */
export function PartsOfBracket({ ballot, search, change }: PartsOfBracketProps) {
  const { contest } = ballot;
  const current = Math.min(countedRounds(contest) + 1, contest.rounds.length);
  const part = search.part ?? (current >= LAST_TWO ? LAST_TWO : 1);
  const round = search.round ?? Math.min(current, LAST_TWO - 1);
  return (
    <Tabs
      isDense
      label="Parts of the bracket"
      chosen={String(part)}
      onChoose={(id) => change({ part: Number(id) })}
      tabs={[
        ...contest.divisions.map((division, index) => ({
          id: String(index + 1),
          title: division,
          content: (
            <Stack gap={1}>
              <ChipGroup
                legend="Round"
                choices={contest.rounds
                  .filter((each) => each.round < LAST_TWO)
                  .map((each) => ({ value: String(each.round), label: each.name }))}
                value={String(round)}
                onChange={(value) => change({ part: index + 1, round: Number(value) })}
              />
              <Round ballot={ballot} round={round} division={division} />
            </Stack>
          ),
        })),
        {
          id: String(LAST_TWO),
          title: "Final Four",
          content: (
            <Stack gap={5}>
              {contest.rounds
                .filter((each) => each.round >= LAST_TWO)
                .map((each) => (
                  <Section key={each.round} title={each.name}>
                    <Round ballot={ballot} round={each.round} division={null} />
                  </Section>
                ))}
            </Stack>
          ),
        },
      ]}
    />
  );
}

function Round({
  ballot,
  round,
  division,
}: {
  ballot: Ballot;
  round: number;
  division: string | null;
}) {
  const { contest, states } = ballot;
  const its = contest.rounds[round - 1];
  const state = states[round - 1] ?? "upcoming";
  // The head of the contest says until when its open round is open.
  const isSaid = state === "open" && round === countedRounds(contest) + 1;
  return (
    <Stack>
      {its && !isSaid ? <p>{roundWords(contest, its, state)}</p> : null}
      <ul className={matchupList}>
        {contest.matchups
          .filter((each) => each.round === round && each.division === division)
          .map((matchup) => (
            <li key={matchup.id}>
              <MatchupBox ballot={ballot} matchup={matchup} />
            </li>
          ))}
      </ul>
    </Stack>
  );
}

import { Select } from "#design/controls/Select.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { countedRounds } from "#domain/contests/roundState.ts";
import { type Ballot, roundWords } from "../roundWords.ts";
import type { MarchMadnessSearchProps } from "../marchMadnessSearch.ts";
import { matchupList } from "../marchMadness.css.ts";
import { partChoice } from "./bracket.css.ts";
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
  const division = contest.divisions[part - 1] ?? null;
  const parts = [...contest.divisions, "Final Four"];
  return (
    <Stack>
      <div className={partChoice}>
        <Select
          label="Part of the bracket"
          hidesLabel
          options={parts.map((label, index) => ({ value: String(index + 1), label }))}
          value={String(part)}
          onChange={(value) => change({ part: Number(value) })}
        />
        {division === null ? null : (
          <Select
            label="Round"
            hidesLabel
            options={contest.rounds
              .filter((each) => each.round < LAST_TWO)
              .map((each) => ({ value: String(each.round), label: each.name }))}
            value={String(round)}
            onChange={(value) => change({ part, round: Number(value) })}
          />
        )}
      </div>
      {division === null ? (
        <Stack gap={5}>
          {contest.rounds
            .filter((each) => each.round >= LAST_TWO)
            .map((each) => (
              <Section key={each.round} title={each.name}>
                <Round ballot={ballot} round={each.round} division={null} />
              </Section>
            ))}
        </Stack>
      ) : (
        <section aria-label={`${division}, ${contest.rounds[round - 1]?.name ?? ""}`}>
          <Round ballot={ballot} round={round} division={division} />
        </section>
      )}
    </Stack>
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

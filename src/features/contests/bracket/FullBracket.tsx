import type { Ballot } from "../roundWords.ts";
import {
  bracket,
  center,
  divisions as divisionsStyle,
  finalName,
  half as halfStyle,
  semifinal,
  division as divisionStyle,
  divisionName,
  divisionRounds,
  rounds as roundsStyle,
  column,
  place,
  roundName,
} from "./bracket.css.ts";
import { matchupTitle } from "#domain/contests/matchupWords.ts";
import type { Matchup } from "#domain/contests/contest.ts";
import { MatchupBox } from "./MatchupBox.tsx";

/** All 63 matchups in two halves, which on paper run towards each other. */
export function FullBracket({ ballot }: { ballot: Ballot }) {
  const { divisions, rounds } = ballot.contest;
  const names = rounds.slice(0, 5).map(({ name }) => name);
  const half = (which: 0 | 1) => {
    const mirrored = which === 1;
    return (
      <div className={halfStyle({ mirrored })}>
        <div className={divisionsStyle}>
          <RoundNames names={names.slice(0, -1)} mirrored={mirrored} />
          {divisions.slice(2 * which, 2 * which + 2).map((division) => (
            <DivisionBracket
              key={division}
              ballot={ballot}
              division={division}
              mirrored={mirrored}
            />
          ))}
        </div>
        <div className={semifinal}>
          <RoundNames names={names.slice(-1)} mirrored={mirrored} />
          <RoundColumn
            ballot={ballot}
            round={5}
            division={null}
            only={`r5-${String(which + 1)}`}
            mirrored={mirrored}
          />
        </div>
      </div>
    );
  };
  return (
    <div className={bracket}>
      {half(0)}
      <div className={center}>
        <h3 className={finalName}>{rounds.at(-1)?.name}</h3>
        <RoundColumn ballot={ballot} round={6} division={null} mirrored={false} />
      </div>
      {half(1)}
    </div>
  );
}

const ROUNDS_OF_DIVISION = [1, 2, 3, 4];

interface DivisionBracketProps {
  ballot: Ballot;
  division: string;
  mirrored: boolean;
}

/** One division, from its sixteen to the one that goes on. */
function DivisionBracket({ ballot, division, mirrored }: DivisionBracketProps) {
  return (
    <section className={divisionStyle} aria-label={division}>
      <h3 className={divisionName({ mirrored })}>
        <bdi>{division}</bdi>
      </h3>
      <div className={`${roundsStyle({ mirrored })} ${divisionRounds}`}>
        {ROUNDS_OF_DIVISION.map((round) => (
          <RoundColumn
            key={round}
            ballot={ballot}
            round={round}
            division={division}
            mirrored={mirrored}
          />
        ))}
      </div>
    </section>
  );
}

interface RoundColumnProps {
  ballot: Ballot;
  /** 1–6. */
  round: number;
  division: string | null;
  /** Of those without a division: only this one. */
  only?: string;
  mirrored: boolean;
}

/** Matchups of one round below each other, each halfway between the two that lead to it. */
function RoundColumn({ ballot, round, division, only, mirrored }: RoundColumnProps) {
  const { contest } = ballot;
  const matchups = contest.matchups.filter(
    (each: Matchup) =>
      each.round === round &&
      each.division === division &&
      (only === undefined || each.id === only),
  );
  const [first] = matchups;
  if (first === undefined) return null;
  return (
    <ol aria-label={matchupTitle(contest, first)} className={column({ first: round === 1 })}>
      {matchups.map((matchup) => (
        <li key={matchup.id} className={place({ joins: round > 1 && round < 6, mirrored })}>
          <MatchupBox ballot={ballot} matchup={matchup} brief />
        </li>
      ))}
    </ol>
  );
}

/** What the columns are called; each of them says it to those who do not see it. */
function RoundNames({ names, mirrored }: { names: readonly string[]; mirrored: boolean }) {
  return (
    <div className={roundsStyle({ mirrored })} aria-hidden="true">
      {names.map((name, index) => (
        <span
          key={name}
          className={roundName({ first: names.length > 1 && index === 0, mirrored })}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

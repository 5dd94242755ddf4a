import { matchupTitle } from "#domain/contests/matchupWords.ts";
import type { Matchup } from "#domain/contests/contest.ts";
import type { Ballot } from "../ballot.ts";
import { column, place } from "./bracket.css.ts";
import { MatchupBox } from "./bracket_MatchupBox.tsx";

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
export function RoundColumn({ ballot, round, division, only, mirrored }: RoundColumnProps) {
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

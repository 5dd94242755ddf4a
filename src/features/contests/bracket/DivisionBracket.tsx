import type { Ballot } from "../ballot.ts";
import { division as divisionStyle, divisionName, divisionRounds, rounds } from "./bracket.css.ts";
import { RoundColumn } from "./RoundColumn.tsx";

const ROUNDS_OF_DIVISION = [1, 2, 3, 4];

interface DivisionBracketProps {
  ballot: Ballot;
  division: string;
  mirrored: boolean;
}

/** One division, from its sixteen to the one that goes on. */
export function DivisionBracket({ ballot, division, mirrored }: DivisionBracketProps) {
  return (
    <section className={divisionStyle} aria-label={division}>
      <h3 className={divisionName({ mirrored })}>
        <bdi>{division}</bdi>
      </h3>
      <div className={`${rounds({ mirrored })} ${divisionRounds}`}>
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

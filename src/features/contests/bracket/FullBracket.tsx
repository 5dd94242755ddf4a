import type { Ballot } from "../ballot.ts";
import {
  bracket,
  center,
  divisions as divisionsStyle,
  finalName,
  half as halfStyle,
  semifinal,
} from "./bracket.css.ts";
import { DivisionBracket } from "./DivisionBracket.tsx";
import { RoundColumn } from "./RoundColumn.tsx";
import { RoundNames } from "./RoundNames.tsx";

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

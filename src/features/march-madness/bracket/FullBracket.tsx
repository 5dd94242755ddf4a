import type { Ballot } from "../ballot.ts";
import { bracket, center, divisions as divisionsStyle, half as halfStyle } from "./bracket.css.ts";
import { DivisionBracket } from "./DivisionBracket.tsx";
import { RoundColumn } from "./RoundColumn.tsx";

/** All 63 matchups: two divisions on each side, and the final between them where there is room. */
export function FullBracket({ ballot }: { ballot: Ballot }) {
  const { divisions } = ballot.contest;
  const half = (which: 0 | 1) => {
    const mirrored = which === 1;
    return (
      <div className={halfStyle({ mirrored })}>
        <div className={divisionsStyle}>
          {divisions.slice(2 * which, 2 * which + 2).map((division) => (
            <DivisionBracket
              key={division}
              ballot={ballot}
              division={division}
              mirrored={mirrored}
            />
          ))}
        </div>
        <RoundColumn
          ballot={ballot}
          round={5}
          division={null}
          only={`r5-${String(which + 1)}`}
          mirrored={mirrored}
        />
      </div>
    );
  };
  return (
    <div className={bracket}>
      {half(0)}
      <div className={center}>
        <RoundColumn ballot={ballot} round={6} division={null} mirrored={false} />
      </div>
      {half(1)}
    </div>
  );
}

import { roundName, rounds } from "./bracket.css.ts";

/** What the columns are called; each of them says it to those who do not see it. */
export function RoundNames({ names, mirrored }: { names: readonly string[]; mirrored: boolean }) {
  return (
    <div className={rounds({ mirrored })} aria-hidden="true">
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

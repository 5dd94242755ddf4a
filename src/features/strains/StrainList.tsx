import type { Strain } from "#content/strains/strain.ts";
import { Button } from "#design/controls/Button.tsx";
import { stack } from "#design/surfaces/stack.css.ts";
import { Heading } from "#design/words/Heading.tsx";
import { byLetter } from "./findStrains.ts";
import { StrainRows } from "./StrainRows.tsx";
import { letters } from "./genetics.css.ts";

/** So few that jumping is not needed. */
const NO_JUMP = 20;

interface StrainListProps {
  strains: readonly Strain[];
  /** Under letters; otherwise in the order given. */
  byName: boolean;
}

export function StrainList({ strains, byName }: StrainListProps) {
  if (!byName) return <StrainRows strains={strains} label="Strains by number of children" />;
  const groups = byLetter(strains);
  return (
    <>
      {strains.length > NO_JUMP ? (
        <nav aria-label="Jump to a letter" className="no-print">
          <ul className={letters}>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <Button kind="quiet" onClick={() => jumpTo(letter)}>
                  {letter}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {groups.map(({ letter, strains: all }) => (
        <section key={letter} aria-labelledby={headingId(letter)} className={stack()}>
          <Heading tone="buckeye" id={headingId(letter)} tabIndex={-1}>
            {letter}
          </Heading>
          <StrainRows strains={all} label={`Strains with ${letter}`} />
        </section>
      ))}
    </>
  );
}

const headingId = (letter: string) => `letter-${letter}`;

function jumpTo(letter: string): void {
  const heading = document.getElementById(headingId(letter));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

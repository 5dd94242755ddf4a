import type { ReactNode } from "react";
import {
  beforeMore,
  behindAll,
  closeLetters,
  cutLine,
  cutName,
  dot,
  fact as factStyle,
  keeps,
  spare,
  spareFacts,
} from "./cutLine.css.ts";

interface CutLineProps {
  /** It gives way, by its end: a brand, a chain; `null` where there is none. */
  name: ReactNode;
  /** They do not, such as the city, which is all that differs between a chain's stores; "" where there is nothing of one. */
  facts: readonly ReactNode[];
  /** Where there is room for a few letters only, these are seen: a price without its store is none. */
  keepsName?: boolean;
  /** It is seen where all else has its room, whole or not at all: how strong it is. */
  behind?: ReactNode;
}

/**
 * What is known of something, and last its name, in one line: where that is short of room, the name is cut at the line's
 * end, and of what has room for a few letters only nothing is seen. Whoever listens hears it whole.
 */
export function CutLine({ name, facts, keepsName = false, behind = null }: CutLineProps) {
  const known = facts.filter((fact) => fact !== null && fact !== "");
  const words = (
    <span className={keepsName ? `${cutLine} ${keeps}` : cutLine}>
      {known.length === 0 ? null : (
        <span>
          {known.map((fact, at) => (
            <span key={at} className={factStyle}>
              {at === 0 ? null : " · "}
              {fact}
            </span>
          ))}
        </span>
      )}
      {name === null ? null : (
        <span className={cutName}>
          {known.length === 0 ? null : <span className={dot}> · </span>}
          {name}
        </span>
      )}
    </span>
  );
  if (behind === null) return words;
  return (
    <span className={beforeMore}>
      {words}
      <span className={behindAll}> · {behind}</span>
    </span>
  );
}

/** So many letters a phone's line has room for beside all else. */
const LONG = 16;

/** How a name is drawn: a long one has its letters closer on a phone. */
export const closeUp = ({ length }: string): string | undefined =>
  length > LONG ? closeLetters : undefined;

/** Where a line has room for it: seen there, and always read out. */
export function Spare({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`${spare} ${className}`}>
      <span>{children}</span>
    </span>
  );
}

/** What a phone's line has room for behind its words: facts that are heard elsewhere, of which one that would be torn is not seen, nor any after it. */
export function SpareFacts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={`${spare} ${spareFacts}`} aria-hidden="true">
      {facts.map((fact, at) => (
        <span key={at}> · {fact}</span>
      ))}
    </span>
  );
}

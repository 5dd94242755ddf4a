import type { ReactNode } from "react";
import { cutLine, spare } from "./cutLine.css.ts";

interface CutLineProps {
  /** It gives way, by its end: a brand, a chain; nothing where there is none. */
  name: ReactNode;
  /** They do not, such as the city, which is all that differs between a chain's stores; "" where there is nothing of one. */
  facts: readonly ReactNode[];
}

/** A name and what is said of it, in one line: where it is short of room, the name is cut and the rest is whole. */
export function CutLine({ name, facts }: CutLineProps) {
  const known = facts.filter((fact) => fact !== null && fact !== "");
  return (
    <span className={cutLine}>
      {name}
      {known.length === 0 ? null : (
        <span>
          {known.map((fact, at) => (
            <span key={at}>
              {name === null && at === 0 ? null : " · "}
              {fact}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Where a line has room for it: seen there, and always read out. */
export function Spare({ children }: { children: ReactNode }) {
  return (
    <span className={spare}>
      <span>{children}</span>
    </span>
  );
}

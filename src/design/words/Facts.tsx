import type { ReactNode } from "react";
import { facts, type FactsLook } from "./facts.css.ts";

type FactsProps = FactsLook & { children: ReactNode };

/** What is known of something: labels and their values. Holds nothing but `Fact`. */
export function Facts({ layout, children }: FactsProps) {
  return <dl className={facts({ layout })}>{children}</dl>;
}

interface FactProps {
  label: string;
  /** What the value rests on. */
  note?: string | null;
  children: ReactNode;
}

export function Fact({ label, note = null, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {note === null ? null : <small>{note}</small>}
      </dd>
    </div>
  );
}

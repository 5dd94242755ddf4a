import type { ReactNode } from "react";
import type { Terpene } from "#content/terpenes/terpene.ts";
import { facts } from "./terpenes.css.ts";

/** What is known of a terpene, and what each figure rests on. */
export function TerpeneFacts({ terpene }: { terpene: Terpene }) {
  const { aliases, family, formula, cas, casNote, reducedPressure, meltingC } = terpene;
  const { boilingC, boilingBasis, aroma, foundIn } = terpene;
  return (
    <dl className={facts}>
      {aliases.length === 0 ? null : <Fact term="On labels also">{aliases.join(", ")}</Fact>}
      <Fact term="Class">{family}</Fact>
      <Fact term="Formula">
        <b>{subscripts(formula)}</b>
      </Fact>
      <Fact term="CAS number" note={casNote}>
        <b>{cas}</b>
      </Fact>
      <Fact term="Boiling point" note={boilingBasis}>
        <b>{boilingC === null ? "Not well established" : `${String(boilingC)} °C at 760 mmHg`}</b>
      </Fact>
      {reducedPressure === null ? null : (
        <Fact term="At lower pressure" note="Not comparable with the boiling points of others.">
          <b>{reducedPressure}</b>
        </Fact>
      )}
      {meltingC === null ? null : (
        <Fact term="Melting point" note="Solid in a room.">
          <b>about {meltingC} °C</b>
        </Fact>
      )}
      <Fact term="Aroma">{aroma.join(", ")}</Fact>
      <Fact term="Also found in">{foundIn.join(", ")}</Fact>
    </dl>
  );
}

interface FactProps {
  term: string;
  /** What it rests on. */
  note?: string | null;
  children: ReactNode;
}

function Fact({ term, note = null, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {note === null ? null : <small>{note}</small>}
      </dd>
    </div>
  );
}

/** `C10H16` with its numbers set low. */
function subscripts(formula: string): ReactNode[] {
  return formula
    .split(/(\d+)/)
    .map((part, place) => (/\d/.test(part) ? <sub key={place}>{part}</sub> : part));
}

import type { ReactNode } from "react";
import type { Terpene } from "#content/terpenes/terpene.ts";
import { Fact, Facts } from "#design/words/Facts.tsx";

/** What is known of a terpene, and what each figure rests on. */
export function TerpeneFacts({ terpene }: { terpene: Terpene }) {
  const { aliases, family, formula, cas, casNote, reducedPressure, meltingC } = terpene;
  const { boilingC, boilingBasis, aroma, foundIn } = terpene;
  return (
    <Facts>
      {aliases.length === 0 ? null : <Fact label="On labels also">{aliases.join(", ")}</Fact>}
      <Fact label="Class">{family}</Fact>
      <Fact label="Formula">
        <b>{subscripts(formula)}</b>
      </Fact>
      <Fact label="CAS number" note={casNote}>
        <b>{cas}</b>
      </Fact>
      <Fact label="Boiling point" note={boilingBasis}>
        <b>{boilingC === null ? "Not well established" : `${String(boilingC)} °C at 760 mmHg`}</b>
      </Fact>
      {reducedPressure === null ? null : (
        <Fact label="At lower pressure" note="Do not compare with other boiling points.">
          <b>{reducedPressure}</b>
        </Fact>
      )}
      {meltingC === null ? null : (
        <Fact label="Melting point" note="Solid in a room.">
          <b>about {meltingC} °C</b>
        </Fact>
      )}
      <Fact label="Aroma">{aroma.join(", ")}</Fact>
      <Fact label="Also found in">{foundIn.join(", ")}</Fact>
    </Facts>
  );
}

/** `C10H16` with its numbers set low. */
function subscripts(formula: string): ReactNode[] {
  return formula
    .split(/(\d+)/)
    .map((part, place) => (/\d/.test(part) ? <sub key={place}>{part}</sub> : part));
}

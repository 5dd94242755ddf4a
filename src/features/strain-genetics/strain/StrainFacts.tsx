import type { Strain } from "#content/strains/strain.ts";
import { foundationText, RELATION_TEXTS, TYPE_TITLES } from "./strainText.ts";
import { facts } from "../genetics.css.ts";

/** What is reported of a strain, but for its relatives. */
export function StrainFacts({ strain }: { strain: Strain }) {
  const rows = [
    { term: "Also called", text: strain.aliases.join(", ") },
    { term: "Sold as, reported", text: TYPE_TITLES[strain.marketedType] },
    { term: "Kind", text: RELATION_TEXTS[strain.relation] },
    { term: "Origin, reported", text: strain.origin ?? "Not known" },
    { term: "Pedigree", text: foundationText(strain) },
    { term: "Note", text: strain.note ?? "" },
  ];
  return (
    <dl className={facts}>
      {rows
        .filter(({ text }) => text !== "")
        .map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

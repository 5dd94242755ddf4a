import type { Strain } from "#content/strains/strain.ts";
import { Fact, Facts } from "#design/words/Facts.tsx";
import { RELATION_TEXTS, TYPE_TITLES } from "#content/strains/strainSummary.ts";
import { foundationText } from "./strainText.ts";

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
    <Facts layout="wideTiles">
      {rows
        .filter(({ text }) => text !== "")
        .map(({ term, text }) => (
          <Fact key={term} label={term}>
            {text}
          </Fact>
        ))}
    </Facts>
  );
}

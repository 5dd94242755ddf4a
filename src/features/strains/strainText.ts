import type { Strain } from "#content/strains/strain.ts";
import { FAMILY } from "#content/strains/strainFamily.ts";
import { summaryText, TYPE_TITLES } from "#content/strains/strainSummary.ts";
import { parentLinks } from "#domain/strains/lineage.ts";
import type { LineageGraph } from "#domain/strains/lineageGraph.ts";

const CONFIDENCE_TEXTS: Readonly<Record<Strain["confidence"], string>> = {
  high: "Well documented",
  medium: "Partly documented",
  low: "Hardly documented",
};

const SECOND_SOURCE_TEXTS: Readonly<Record<Strain["secondSource"], string>> = {
  agrees: "a second source says the same",
  differs: "a second source differs, or has only part of it",
  listed: "a second source has only the name",
  missing: "no second source has it",
};

/** What stands below a strain's name; of one without known parents all that there is to say. */
export function headText(strain: Strain): string {
  if (parentLinks(FAMILY, strain).length === 0) return summaryText(strain);
  return `Sold as ${TYPE_TITLES[strain.marketedType].toLowerCase()}.`;
}

/** What stands before the flowers of its parents; `null` without any. */
export function parentsText(strain: Strain): string | null {
  const parents = parentLinks(FAMILY, strain).length;
  if (parents === 0) return null;
  if (strain.relation === "selection") return "Selected from:";
  return parents === 1 ? "Reported parent:" : "Reported parents:";
}

/** How far the pedigree can be trusted, in words. */
export function foundationText({ confidence, secondSource }: Strain): string {
  return `${CONFIDENCE_TEXTS[confidence]}; ${SECOND_SOURCE_TEXTS[secondSource]}`;
}

/** What is in dispute about a strain; `null` when nothing is. */
export function disputeText({ contested, dispute, relation }: Strain): string | null {
  if (!contested) return null;
  if (dispute !== null) return dispute;
  if (relation === "cross") return "Sources disagree on these parents.";
  if (relation === "selection") return "Sources disagree on what it was selected from.";
  return "Sources disagree on where it comes from.";
}

/** Why lines of a drawing are dashed. */
export interface Disputes {
  /** Strains of which it is known what the dispute is about. */
  told: readonly { strain: Strain; text: string }[];
  /** Those of which it is only known that there is one. */
  untold: readonly Strain[];
}

/** The strains of a drawing whose parents are in dispute. */
export function disputesOf({ edges }: LineageGraph): Disputes {
  const slugs = new Set(edges.filter(({ contested }) => contested).map(({ child }) => child));
  const strains = [...slugs].flatMap((slug) => FAMILY.bySlug.get(slug) ?? []);
  return {
    told: strains.flatMap((strain) =>
      strain.dispute === null ? [] : [{ strain, text: strain.dispute }],
    ),
    untold: strains.filter(({ dispute }) => dispute === null),
  };
}

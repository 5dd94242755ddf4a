import type { Strain } from "#content/strain.ts";
import type { LineageGraph } from "#domain/lineageGraph.ts";
import { FAMILY } from "./strainFamily.ts";

export const TYPE_TITLES: Readonly<Record<Strain["marketedType"], string>> = {
  indica: "Indica",
  sativa: "Sativa",
  hybrid: "Hybrid",
  cbd: "CBD",
  unknown: "Not known",
};

export const RELATION_TEXTS: Readonly<Record<Strain["relation"], string>> = {
  landrace: "Landrace: from seed of its region",
  heirloom: "Heirloom: an old line, passed on by growers",
  cross: "Cross of other strains",
  selection: "Selected from another strain",
  unknown: "Parents not known",
};

const CONFIDENCE_TEXTS: Readonly<Record<Strain["confidence"], string>> = {
  high: "Well founded",
  medium: "Fairly founded",
  low: "Weakly founded",
};

const SECOND_SOURCE_TEXTS: Readonly<Record<Strain["secondSource"], string>> = {
  agrees: "a second list agrees",
  differs: "a second list differs, or tells only a part",
  listed: "a second list has only the name",
  missing: "a second list does not have it",
};

/** How far the pedigree can be trusted, in words. */
export function foundationText({ confidence, secondSource }: Strain): string {
  return `${CONFIDENCE_TEXTS[confidence]}; ${SECOND_SOURCE_TEXTS[secondSource]}`;
}

/** What is in dispute about a strain; `null` when nothing is. */
export function disputeText({ contested, dispute, relation }: Strain): string | null {
  if (!contested) return null;
  if (dispute !== null) return dispute;
  if (relation === "cross") return "Sources do not agree on these parents.";
  if (relation === "selection") return "Sources do not agree on what it was selected from.";
  return "Sources do not agree on where it comes from.";
}

/** Why lines of a drawing are dashed: each strain whose parents are in dispute, with the words for it. */
export function disputesOf({ edges }: LineageGraph): { strain: Strain; text: string }[] {
  const slugs = new Set(edges.filter(({ contested }) => contested).map(({ child }) => child));
  return [...slugs].flatMap((slug) => {
    const strain = FAMILY.bySlug.get(slug);
    const text = strain ? disputeText(strain) : null;
    return strain && text !== null ? [{ strain, text }] : [];
  });
}

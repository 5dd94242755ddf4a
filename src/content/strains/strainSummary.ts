import { MARKETED_TYPE_TITLES } from "#domain/offers/titles.ts";
import { parentLinks } from "#domain/strains/lineage.ts";
import type { Strain } from "./strain.ts";
import { FAMILY } from "./strainFamily.ts";

export const TYPE_TITLES: Readonly<Record<Strain["marketedType"], string>> = {
  ...MARKETED_TYPE_TITLES,
  unknown: "Not known",
};

const RELATION_TEXTS: Readonly<Record<Strain["relation"], string>> = {
  landrace: "Landrace: from seed of its region",
  heirloom: "Heirloom: an old line, passed on by growers",
  cross: "Cross of other strains",
  selection: "Selected from another strain",
  unknown: "Parents not known",
};

/** A strain in one line: what it is sold as, and its reported parents. */
export function summaryText(strain: Strain): string {
  const parents = parentLinks(FAMILY, strain).map(({ name }) => name);
  const soldAs = `Sold as ${TYPE_TITLES[strain.marketedType].toLowerCase()}.`;
  if (parents.length === 0) return `${soldAs} ${RELATION_TEXTS[strain.relation]}.`;
  const from = strain.relation === "selection" ? "Selected from" : "Reported as";
  return `${soldAs} ${from} ${parents.join(" × ")}.`;
}

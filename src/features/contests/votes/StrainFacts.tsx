import { FAMILY } from "#content/strains/strainFamily.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import type { StrainLabels } from "#data/strainLabels.ts";
import { parentLinks } from "#domain/strains/lineage.ts";
import { inStores } from "#domain/strains/strainShelves.ts";
import { findNamed } from "#domain/strains/spelledNames.ts";

/** As many as fit into a line. */
const MOST_TERPENES = 2;

interface StrainFactsProps {
  slug: string;
  /** `null` as long as they are not known. */
  labels: StrainLabels | null;
}

/** What a vote can go by: reported parents, what the labels have most of, and how many stores have it. */
export default function StrainFacts({ slug, labels }: StrainFactsProps) {
  const strain = FAMILY.bySlug.get(slug);
  const parents = strain === undefined ? [] : parentLinks(FAMILY, strain).map(({ name }) => name);
  const terpenes = Object.keys(labels?.terpenes ?? {})
    .slice(0, MOST_TERPENES)
    .map((spelled) => findNamed(TERPENES, spelled)?.name ?? spelled);
  return (
    <>
      <span>{parents.length === 0 ? "Parents not known" : `From ${parents.join(" × ")}`}</span>
      {/* Without any it keeps its line, so that the other's stands beside nothing else. */}
      <span>{terpenes.length === 0 ? "" : `Terpenes: ${terpenes.join(", ")}`}</span>
      {labels === null ? null : <span>{inStores(labels.stores)}</span>}
    </>
  );
}

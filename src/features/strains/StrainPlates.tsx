import type { Strain } from "#content/strains/strain.ts";
import { TYPE_TITLES } from "#content/strains/strainSummary.ts";
import { useLabelsOfStrains, type StrainLabels } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { inStores } from "#domain/strains/strainShelves.ts";
import { strainPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { childCount } from "./findStrains.ts";
import { plate, plateNote, plates } from "./plates.css.ts";

interface StrainPlatesProps {
  strains: readonly Strain[];
  label: string;
  /** How many were bred from each, in place of how many stores have it. */
  saysChildren?: boolean;
  /** Their other names, too: it may be one of them that was looked for. */
  saysAliases?: boolean;
  /** The plates of several lists stand in one grid, which is around them. */
  isPart?: boolean;
}

/** Strains as plates of a herbarium: stamp, name, what each is sold as, and in how many stores it is. */
export function StrainPlates({
  strains,
  label,
  saysChildren = false,
  saysAliases = false,
  isPart = false,
}: StrainPlatesProps) {
  const labelsOf = useLabelsOfStrains();
  return (
    <ul className={plates({ isPart })} aria-label={label}>
      {strains.map(({ slug, name, aliases, marketedType }) => (
        <li key={slug} className={plate}>
          <StrainStamp
            size={64}
            name={name}
            terpenes={labelsOf(slug)?.terpenes ?? null}
            type={marketedType}
          />
          <PlainLink href={strainPath(slug)}>{name}</PlainLink>
          {saysAliases && aliases.length > 0 ? (
            <span className={plateNote}>{aliases.join(", ")}</span>
          ) : null}
          <span className={plateNote}>{TYPE_TITLES[marketedType]}</span>
          <span className={plateNote}>
            {saysChildren ? parentText(childCount(slug)) : storesText(labelsOf(slug))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The line is there before it is known, so that no plate grows. */
const storesText = (labels: StrainLabels | null) =>
  labels === null || labels.stores === 0 ? "\u00A0" : inStores(labels.stores);

const parentText = (children: number) =>
  children === 0 ? "\u00A0" : `Parent of ${String(children)}`;

import { Link } from "@tanstack/react-router";
import ArrowRight from "~icons/arrow-right";
import type { Strain } from "#content/strains/strain.ts";
import { TYPE_TITLES } from "#content/strains/strainSummary.ts";
import { useAreLabelsAwaited, useLabelsOfStrains, type StrainLabels } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { strainPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { Text } from "#design/words/Text.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { childCount, mostAvailable } from "./findStrains.ts";
import { all, awaited, line, plate, plateNote, plates, plateType, strip } from "./plates.css.ts";

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
      {strains.map((strain) => (
        <StrainPlate
          key={strain.slug}
          strain={strain}
          labels={labelsOf(strain.slug)}
          aliases={saysAliases ? strain.aliases : NONE}
          bredFrom={saysChildren ? childCount(strain.slug) : null}
        />
      ))}
    </ul>
  );
}

const NONE: readonly string[] = [];

interface StrainPlateProps {
  strain: Strain;
  labels: StrainLabels | null;
  aliases?: readonly string[];
  /** How many were bred from it, in place of how many stores have it. */
  bredFrom?: number | null;
}

/** One of them. In how many stores it is stands in the line of its type, so that no plate grows when that is known, and none has an empty line. */
function StrainPlate({
  strain: { slug, name, marketedType },
  labels,
  aliases = NONE,
  bredFrom = null,
}: StrainPlateProps) {
  const stores = bredFrom === null ? (labels?.stores ?? 0) : 0;
  return (
    <li className={plate}>
      <StrainStamp size={64} name={name} terpenes={labels?.terpenes ?? null} type={marketedType} />
      <PlainLink href={strainPath(slug)}>{name}</PlainLink>
      {aliases.length > 0 ? <span className={plateNote}>{aliases.join(", ")}</span> : null}
      <span className={plateType}>
        {TYPE_TITLES[marketedType]}
        {stores === 0 ? "" : ` · ${countStores(stores)}`}
      </span>
      {bredFrom === null || bredFrom === 0 ? null : (
        <span className={plateNote}>Parent of {bredFrom}</span>
      )}
    </li>
  );
}

/** What numbers of stores count, as on home. */
export function CountedAs() {
  return (
    <Text tone="quiet" size="sm">
      Stores with any product of a strain now.
    </Text>
  );
}

const countStores = (stores: number) => (stores === 1 ? "1 store" : `${String(stores)} stores`);

/** On a phone one scrolls through them; a desk shows as many as fit beside each other. */
const MOST = 12;

/**
 * The strains that most stores have now, in one line: what is in full color, and can be bought, meets the eye before the
 * alphabet. Its room is kept while that is asked for; without any store that has a strain it is not there.
 */
export function StrainsInStores() {
  const labelsOf = useLabelsOfStrains();
  const isAwaited = useAreLabelsAwaited();
  const isHydrated = useIsHydrated();
  const strains = mostAvailable(labelsOf, MOST);
  if (strains.length === 0)
    return isAwaited || !isHydrated ? <div className={awaited} aria-hidden="true" /> : null;
  return (
    <Section title="In stores now" className={strip}>
      <CountedAs />
      <ul className={line} aria-label="Strains in most stores">
        {strains.map((strain) => (
          <StrainPlate key={strain.slug} strain={strain} labels={labelsOf(strain.slug)} />
        ))}
        <li className={all}>
          <Link to="/strain-genetics" search={{ sort: "menus" }}>
            All by number of stores <ArrowRight aria-hidden="true" />
          </Link>
        </li>
      </ul>
    </Section>
  );
}

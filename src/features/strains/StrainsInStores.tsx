import { Link } from "@tanstack/react-router";
import ArrowRight from "~icons/arrow-right";
import { useAreLabelsAwaited, useLabelsOfStrains } from "#data/strainLabels.ts";
import { Section } from "#design/surfaces/Section.tsx";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { mostAvailable } from "./findStrains.ts";
import { StrainPlate } from "./StrainPlates.tsx";
import { all, awaited, line, strip } from "./plates.css.ts";

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

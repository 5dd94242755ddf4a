import { useEffect, useMemo } from "react";
import { STRAINS } from "#content/strains/strains.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { chip, chips } from "#design/controls/chip.css.ts";
import { inRow } from "#design/controls/chipGroup.css.ts";
import { useLabelsOfStrains } from "#data/strainLabels.ts";
import { strainPath } from "#domain/site/site.ts";
import { findNamed, nearestNamed } from "#domain/strains/spelledNames.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { Name } from "#design/words/Name.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { AbsentStrain, type AbsentActions } from "./AbsentStrain.tsx";
import { namesOf, type SearchedTable } from "./searchedTables.ts";
import { list, listTitle, strainItem } from "./searchResults.css.ts";
import { nearestWords } from "./slips.ts";

const MOST = 3;

interface StrainPagesProps {
  wanted: string;
  /** Nothing else was found: then what is called like it is shown, too, and not in the row of strains. */
  isNothing: boolean;
  /** Slugs of those that stand there already, by another of their names ("gmo" for GMO Cookies). */
  listed?: readonly (string | null)[];
  /** What may be done about one that is on no menu. */
  actions?: AbsentActions | undefined;
  /** What names that can be bought are made of, for one that was misspelled. */
  searched?: readonly SearchedTable[];
  /**
   * Hears what is to be looked for instead: the name of a strain that menus have, where it was typed so that none of their
   * words are like it ("ogkush"), or names like the one that nothing has, which then is a guess.
   */
  onMeant?: (name: string, isGuess: boolean) => void;
}

/** Strains that are called so, also those that no menu has now. The list of names is large, and comes when it is wanted. */
export default function StrainPages(props: StrainPagesProps) {
  const { wanted, isNothing, listed, actions, searched = NO_TABLES, onMeant } = props;
  const labelsOf = useLabelsOfStrains();
  const called = findNamed(STRAINS, wanted);
  const isListed = called !== null && listed?.includes(called.slug) === true;
  const nearest = isNothing
    ? nearestNamed(STRAINS, wanted, MOST)
    : called === null || isListed
      ? []
      : [called];
  const isOnMenus = called !== null && (labelsOf(called.slug)?.stores ?? 0) > 0;
  const isGuess = isNothing && called === null;
  const guess = useMemo(
    () => (isGuess ? nearestWords(namesOf(searched), wanted) : null),
    [isGuess, searched, wanted],
  );
  const meant = isNothing && isOnMenus && called.name !== wanted ? called.name : guess;
  useEffect(() => {
    if (meant !== null) onMeant?.(meant, isGuess);
  }, [meant, isGuess, onMeant]);
  if (meant !== null) return null;
  if (isNothing && called !== null) return <AbsentStrain strain={called} actions={actions} />;
  if (nearest.length === 0) return isNothing ? NOTHING : null;
  const links = nearest.map(({ slug, name, marketedType }) => (
    <li key={slug} className={strainItem}>
      <PlainLink href={strainPath(slug)} className={chip()}>
        <StrainStamp
          name={name}
          terpenes={labelsOf(slug)?.terpenes ?? null}
          type={marketedType}
          size={32}
        />
        <Name>{name}</Name>
      </PlainLink>
    </li>
  ));
  if (!isNothing)
    return (
      <ul className={`${inRow} ${list}`} aria-label="The strain of that name">
        {links}
      </ul>
    );
  const title = "Strains with a similar name";
  return (
    <>
      {NOTHING}
      <section>
        <h2 className={listTitle}>{title}</h2>
        <ul className={`${chips} ${list}`} aria-label={title}>
          {links}
        </ul>
      </section>
    </>
  );
}

const NO_TABLES: readonly SearchedTable[] = [];

const NOTHING = (
  <EmptyState drawing="emptyList">Try a city, a strain or part of a name.</EmptyState>
);

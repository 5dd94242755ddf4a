import type { ReactNode } from "react";
import { Page } from "#design/surfaces/Page.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Field } from "#design/controls/Field.tsx";
import { useTyped } from "#design/controls/useTyped.ts";
import { Select } from "#design/controls/Select.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { listHead } from "#design/surfaces/resultCount.css.ts";
import { FLOWER_WORDS } from "#design/drawings/stampWords.ts";
import { Fold } from "#design/surfaces/Fold.tsx";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { SCREENS, TERPENES_ID, TERPENES_TITLE } from "#domain/site/routes.ts";
import { ON_NO_SHELF, useLabelsOfStrains } from "#data/strainLabels.ts";
import { findStrains, byLetter } from "./findStrains.ts";
import { STRAIN_TYPES, type GeneticsSearch, type StrainType } from "./geneticsSearch.ts";
import { TYPE_TITLES } from "#content/strains/strainSummary.ts";
import { filters, types, letters, terpenesFold, terpenesPart } from "./genetics.css.ts";
import { Link } from "@tanstack/react-router";
import { STRAINS } from "#content/strains/strains.ts";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { NearestStrains } from "./UnknownStrain.tsx";
import { StrainPlates, StrainsInStores } from "./StrainPlates.tsx";
import { alphabet, letterPlate } from "./plates.css.ts";
import type { Strain } from "#content/strains/strain.ts";

interface GeneticsScreenProps {
  search: GeneticsSearch;
  change: (changes: Partial<GeneticsSearch>) => void;
  /** It is the terpenes that were asked for. */
  opensTerpenes: boolean;
  /** The way to each terpene. */
  terpenes: ReactNode;
}

const ANY = "all";

const TYPES: { value: StrainType | typeof ANY; label: string }[] = [
  { value: ANY, label: "All" },
  ...STRAIN_TYPES.map((value) => ({ value, label: TYPE_TITLES[value] })),
];

const SORTS = [
  { value: "name", label: "A–Z" },
  { value: "menus", label: "In most stores" },
  { value: "children", label: "Most children" },
] as const;

/** All strains, by name, by how many stores have them or by how many were bred from them. */
export function StrainGeneticsScreen({
  search,
  change,
  opensTerpenes,
  terpenes,
}: GeneticsScreenProps) {
  const { typed, type, finish } = useTyped(search.q ?? "", (q) => change({ q: q || undefined }));
  const labelsOf = useLabelsOfStrains();
  const found = findStrains({ ...search, q: typed }, (slug) => labelsOf(slug) ?? ON_NO_SHELF);
  const { sort = "name" } = search;
  // A server does not know what an address has after its "#".
  const isOfTerpenes = useIsHydrated() && opensTerpenes;
  const isWhole = sort === "name" && search.type === undefined && typed === "";
  if (isOfTerpenes) return <Terpenes>{terpenes}</Terpenes>;
  return (
    <Page
      title={SCREENS["/strain-genetics"]}
      lead="Family trees as breeders report them. Not proven."
      dense
    >
      <Stack gap={2}>
        <div className={`${filters} no-print`}>
          <Field
            label="Search strains"
            hidesLabel
            placeholder="Search strains"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={finish}
          />
        </div>
        <div className={`${types} no-print`}>
          <ChipGroup
            legend="Sold as"
            choices={TYPES}
            value={search.type ?? ANY}
            onChange={(chosen) => change({ type: chosen === ANY ? undefined : chosen })}
          />
        </div>
        <div className={`no-print ${terpenesFold}`}>
          <Fold summary="Terpenes">{terpenes}</Fold>
        </div>
        {/* Above all flowers, and from the first: what came later would move them. */}
        {found.length === 0 ? null : (
          <Text tone="quiet" size="sm">
            {FLOWER_WORDS}
          </Text>
        )}
        {isWhole ? (
          <div className="no-print">
            <StrainsInStores />
          </div>
        ) : null}
        <div className={listHead}>
          <ResultCount count={found.length} one="strain" many="strains" />
          <Select
            label="Order"
            hidesLabel
            options={SORTS}
            value={sort}
            onChange={(chosen) => change({ sort: chosen === "name" ? undefined : chosen })}
          />
        </div>
        {found.length === 0 ? (
          <NoStrain wanted={typed} onClear={() => change({ q: undefined, type: undefined })} />
        ) : (
          <StrainList
            // Rows that take other places once stores are known are others, and none is seen to jump.
            key={sort === "menus" && labelsOf("") === null ? "not known" : sort}
            strains={found}
            order={sort}
            isSearched={typed !== ""}
          />
        )}
      </Stack>
    </Page>
  );
}

/** The terpenes alone, for who asked for them. */
function Terpenes({ children }: { children: ReactNode }) {
  return (
    <Page title={TERPENES_TITLE} lead="What gives each strain its smell, as labels name it." dense>
      <div id={TERPENES_ID} className={terpenesPart}>
        {children}
      </div>
      <p className="no-print">
        <Link to="/strain-genetics" className={button({ kind: "secondary" })}>
          Strains
        </Link>
      </p>
    </Page>
  );
}

/** A search that found nothing, and ways on from it. */
function NoStrain({ wanted, onClear }: { wanted: string; onClear: () => void }) {
  return (
    <Stack>
      <EmptyState
        drawing="emptyList"
        action={
          <Stack row gap={2}>
            <Button onClick={onClear}>Show all strains</Button>
            {wanted === "" ? null : (
              <Link to="/dispensary-menus" search={{ store: "all", category: "all", q: wanted }}>
                Search the menus for it
              </Link>
            )}
          </Stack>
        }
      >
        No match among our {STRAINS.length} strains. Menus have many more names.
      </EmptyState>
      <NearestStrains wanted={wanted} />
    </Stack>
  );
}

/** So few that jumping is not needed. */
const NO_JUMP = 20;

interface StrainListProps {
  strains: readonly Strain[];
  /** By name they stand under letters; otherwise in the order given. */
  order: (typeof SORTS)[number]["value"];
  /** By a word, which may be another name of one. */
  isSearched: boolean;
}

function StrainList({ strains, order, isSearched }: StrainListProps) {
  const shown = { strains, saysAliases: isSearched };
  if (order === "children")
    return <StrainPlates {...shown} label="Strains by number of children" saysChildren />;
  if (order === "menus") return <StrainPlates {...shown} label="Strains by number of stores" />;
  const groups = byLetter(strains);
  return (
    <>
      {strains.length > NO_JUMP ? (
        <nav aria-label="Jump to a letter" className="no-print">
          <ul className={letters}>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <Button kind="quiet" onClick={() => jumpTo(letter)}>
                  {letter}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className={alphabet}>
        {groups.map(({ letter, strains: all }) => (
          <section key={letter} aria-labelledby={headingId(letter)}>
            <h2 id={headingId(letter)} tabIndex={-1} className={letterPlate}>
              {letter}
            </h2>
            <StrainPlates
              isPart
              strains={all}
              saysAliases={isSearched}
              label={`Strains with ${letter}`}
            />
          </section>
        ))}
      </div>
    </>
  );
}

const headingId = (letter: string) => `letter-${letter}`;

function jumpTo(letter: string): void {
  const heading = document.getElementById(headingId(letter));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

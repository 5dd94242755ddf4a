import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import { largeQueries } from "#data/queries.ts";
import { button } from "#design/controls/button.css.ts";
import { Field } from "#design/controls/Field.tsx";
import { useTyped } from "#design/controls/useTyped.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { valueAt } from "#domain/offers/columns.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { searchable, searchForm, searchHead } from "./searchResults.css.ts";
import type { AbsentActions } from "./AbsentStrain.tsx";
import { ReadyQuestions } from "./ReadyQuestions.tsx";
import SearchResults from "./SearchResults.tsx";
import type { FoundActions } from "./FoundOfferRow.tsx";
import type { SearchSearch } from "./searchSearch.ts";

interface SearchScreenProps {
  search: SearchSearch;
  change: (changes: Partial<SearchSearch>) => void;
  actions: FoundActions;
  absentActions: AbsentActions;
}

/** The one search, in the top bar of every screen. */
export function SearchScreen({ search, change, actions, absentActions }: SearchScreenProps) {
  const { typed, type, finish } = useTyped(search.q ?? "", (q) =>
    change({ q: q.trim() === "" ? undefined : q }),
  );
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = search.q === undefined && search.strain === undefined;
  useEffect(() => {
    // Whoever comes with words wants to read; everybody else is about to type. After the heading has had its turn.
    if (!isEmpty) return undefined;
    const soon = setTimeout(() => form.current?.querySelector("input")?.focus(), 50);
    return () => clearTimeout(soon);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on the way in
  }, []);
  return (
    <Page dense title={SCREENS["/search"]} look={searchHead}>
      <form
        ref={form}
        role="search"
        className={searchForm}
        onSubmit={(event) => {
          event.preventDefault();
          finish();
          // The keyboard makes room for what was found.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
      >
        <Field
          label="Search for a store or a product"
          hidesLabel
          type="search"
          placeholder="Store, product or strain"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={({ target: { value } }) => type(value)}
          onBlur={finish}
        />
      </form>
      {typed.trim() === "" && search.strain === undefined ? <Searchable /> : null}
      <SearchResults
        search={{ ...search, q: typed.trim() }}
        change={change}
        actions={actions}
        absentActions={absentActions}
      />
    </Page>
  );
}

/** What may be typed, and what else leads to it. What was searched before is not kept anywhere. */
function Searchable() {
  const examples = useExamples();
  return (
    <div className={searchable}>
      <p>
        Type two or more letters of a store, city, product, brand or strain. You’ll see who has it,
        how late they’re open and what it costs, the cheapest first. “Near me” adds how far it is.
      </p>
      <ReadyQuestions className={button({ kind: "secondary" })} />
      <ul>
        {examples.map((q) => (
          <li key={q}>
            <Link to="/search" search={{ q }} className={button({ kind: "secondary" })}>
              {q}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Or see <Link to="/dispensary-menus">all stores</Link>,{" "}
        <Link to="/dispensary-deals">deals</Link> and <Link to="/strain-genetics">all strains</Link>
        . Your searches are not kept.
      </p>
    </div>
  );
}

/** Of each kind the most frequent one, which so is found: the city, strain, brand and section with the most to show. */
function useExamples(): string[] {
  const stores = useQuery(largeQueries.stores).data;
  const index = useQuery(largeQueries.search).data;
  return useMemo(() => {
    if (index === undefined || stores === undefined) return [];
    const rows = Array.from(index.code.index, (_, row) => row);
    return [
      mostFrequent(stores.flatMap(({ city, offers }) => (offers > 0 ? [city] : []))),
      mostFrequent(rows.map((row) => valueAt(index.strainName, row))),
      mostFrequent(rows.map((row) => valueAt(index.brand, row))),
      mostFrequent(rows.map((row) => CATEGORY_TITLES[valueAt(index.category, row)])),
    ].filter((each) => each !== null);
  }, [stores, index]);
}

/** The first of those that there are most of. */
function mostFrequent(names: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce<[string | null, number]>(
    (most, [name, count]) => (count > most[1] ? [name, count] : most),
    [null, 0],
  )[0];
}

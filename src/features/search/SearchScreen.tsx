import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { button } from "#design/controls/button.css.ts";
import { Field } from "#design/controls/Field.tsx";
import { useTyped } from "#design/controls/useTyped.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { searchable } from "./searchResults.css.ts";
import SearchResults from "./SearchResults.tsx";
import type { FoundActions } from "./FoundOfferRow.tsx";
import type { SearchSearch } from "./searchSearch.ts";

interface SearchScreenProps {
  search: SearchSearch;
  change: (changes: Partial<SearchSearch>) => void;
  actions: FoundActions;
}

/** The one search, in the top bar of every screen. */
export function SearchScreen({ search, change, actions }: SearchScreenProps) {
  const { typed, type, finish } = useTyped(search.q ?? "", (q) =>
    change({ q: q.trim() === "" ? undefined : q }),
  );
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = search.q === undefined;
  useEffect(() => {
    // Whoever comes with words wants to read; everybody else is about to type. After the heading has had its turn.
    if (!isEmpty) return undefined;
    const soon = setTimeout(() => form.current?.querySelector("input")?.focus(), 50);
    return () => clearTimeout(soon);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on the way in
  }, []);
  return (
    <Page dense title={SCREENS["/search"]}>
      <form
        ref={form}
        role="search"
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
      {typed.trim() === "" ? <Searchable /> : null}
      <SearchResults search={{ ...search, q: typed.trim() }} change={change} actions={actions} />
    </Page>
  );
}

/** What may be typed, and what else leads to it. What was searched before is not kept anywhere. */
function Searchable() {
  return (
    <div className={searchable}>
      <p>
        Type two letters or more of a store, a city, a product, a brand or a strain. Results say who
        has it, until when it is open, for how much, the lowest unit price first, and after “Near
        me” how far it is.
      </p>
      <ul>
        {EXAMPLES.map((q) => (
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

/** A city, a strain, and two kinds of products. */
const EXAMPLES = ["Columbus", "Blue Dream", "Gummies", "Cartridge"] as const;

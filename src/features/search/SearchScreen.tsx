import { useEffect, useRef } from "react";
import { Field } from "#design/controls/Field.tsx";
import { useTyped } from "#design/controls/useTyped.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import SearchResults from "./SearchResults.tsx";
import type { SearchSearch } from "./searchSearch.ts";

interface SearchScreenProps {
  search: SearchSearch;
  change: (changes: Partial<SearchSearch>) => void;
}

/** The one search, in the top bar of every screen. */
export function SearchScreen({ search, change }: SearchScreenProps) {
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
      <SearchResults search={{ ...search, q: typed.trim() }} change={change} />
    </Page>
  );
}

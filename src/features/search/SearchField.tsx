import { useNavigate } from "@tanstack/react-router";
import Search from "~icons/search";
import { useState } from "react";
import { button } from "#design/controls/button.css.ts";
import { actionPlace, input, inputRow } from "#design/controls/field.css.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { ReadyQuestions } from "./ReadyQuestions.tsx";
import { field, place } from "./searchField.css.ts";
import type { SearchSearch } from "./searchSearch.ts";

const SearchResults = lazyPart(() => import("./SearchResults.tsx"));

/** One field for stores, products and strains. What it searches comes once the field is used. */
export function HomeSearch() {
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  const [search, setSearch] = useState<SearchSearch>({});
  const wanted = search.q?.trim() ?? "";
  return (
    <div className="no-print">
      <form
        role="search"
        className={inputRow}
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted) void navigate({ to: "/search", search: { ...search, q: wanted } });
        }}
      >
        <input
          type="search"
          aria-label="Search for a store or a product"
          placeholder="Store, product or strain"
          enterKeyHint="search"
          autoComplete="off"
          className={`${input} ${field}`}
          onFocus={() => setUsed(true)}
          onChange={({ target: { value } }) => setSearch({ ...search, q: value })}
        />
        <span className={actionPlace}>
          <button type="submit" aria-label="Search" className={button({ kind: "icon" })}>
            <Search aria-hidden="true" />
          </button>
        </span>
      </form>
      {isUsed ? (
        // Home makes room for it, and has its own ground around it.
        <div data-found={wanted === "" ? undefined : ""} className={place}>
          <SearchResults
            search={{ ...search, q: wanted }}
            change={(changes) => setSearch({ ...search, ...changes })}
          />
        </div>
      ) : null}
      {wanted === "" ? <ReadyQuestions /> : null}
    </div>
  );
}

import { useNavigate } from "@tanstack/react-router";
import Search from "~icons/search";
import { useState } from "react";
import { button } from "#design/controls/button.css.ts";
import { actionPlace, input, inputRow } from "#design/controls/field.css.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { allMenusWith } from "./allMenusWith.ts";
import { field } from "./search.css.ts";

const SearchResults = lazyPart(() => import("./SearchResults.tsx"));

/** One field for stores and products. What it searches comes once the field is used. */
export function HomeSearch() {
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState("");
  const wanted = typed.trim();
  return (
    <div className="no-print">
      <form
        role="search"
        className={inputRow}
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted) void navigate(allMenusWith(wanted));
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
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className={actionPlace}>
          <button type="submit" aria-label="Search" className={button({ kind: "icon" })}>
            <Search size={20} aria-hidden="true" />
          </button>
        </span>
      </form>
      {isUsed ? <SearchResults wanted={wanted} /> : null}
    </div>
  );
}

import LocateFixed from "~icons/locate-fixed";
import Clock from "~icons/clock";
import { useState } from "react";
import { chip, chips } from "#design/controls/chip.css.ts";
import { bySize, choiceName } from "#domain/offers/sizes.ts";
import { useLocate, useVisitorPlace } from "#platform/visitorPlace.ts";
import type { SearchSearch } from "./searchSearch.ts";

interface SearchFiltersProps {
  search: SearchSearch;
  /** What there is to choose, with how many offers have it. */
  sizes: ReadonlyMap<string, number>;
  change: (changes: Partial<SearchSearch>) => void;
}

/** So many sizes are offered: the most usual ones of what was found. */
const MOST_SIZES = 6;

const TROUBLE = {
  refused: "Location is blocked. Allow it in the browser’s site settings.",
  unknown: "Your location was not found.",
  here: null,
} as const;

/** One tap each: near, open, and the size. Where the visitor is stays on the phone. */
export function SearchFilters({ search, sizes, change }: SearchFiltersProps) {
  const { near = false, open = false, size } = search;
  const place = useVisitorPlace();
  const { isLocating, locate } = useLocate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const usual = [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, MOST_SIZES);
  const keys = usual.map(([key]) => key);
  const offered = size === undefined || keys.includes(size) ? keys : [...keys, size];

  const toggleNear = async () => {
    if (near) return change({ near: undefined });
    const answer = place === null ? await locate() : "here";
    setTrouble(TROUBLE[answer]);
    if (answer === "here") change({ near: true });
  };
  return (
    <>
      <div role="group" aria-label="Filters" className={chips}>
        <button
          type="button"
          className={chip({ chosen: near })}
          aria-pressed={near}
          disabled={isLocating}
          onClick={() => void toggleNear()}
        >
          <LocateFixed aria-hidden="true" />
          {isLocating ? "Locating…" : "Near me"}
        </button>
        <button
          type="button"
          className={chip({ chosen: open })}
          aria-pressed={open}
          onClick={() => change({ open: open ? undefined : true })}
        >
          <Clock aria-hidden="true" />
          Open now
        </button>
        {offered.toSorted(bySize).map((key) => (
          <button
            key={key}
            type="button"
            className={chip({ chosen: key === size })}
            aria-pressed={key === size}
            onClick={() => change({ size: key === size ? undefined : key })}
          >
            {choiceName(key) ?? key}
          </button>
        ))}
      </div>
      {trouble === null ? null : <p role="status">{trouble}</p>}
    </>
  );
}

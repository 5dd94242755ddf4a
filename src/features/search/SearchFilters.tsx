import { chip, chips } from "#design/controls/chip.css.ts";
import { NearOpenChips } from "#design/controls/NearOpenChips.tsx";
import { Select } from "#design/controls/Select.tsx";
import { bySize, choiceName } from "#domain/offers/sizes.ts";
import { useNearFilter } from "#platform/visitorPlace.ts";
import type { FoundSort, SearchSearch } from "./searchSearch.ts";

interface SearchFiltersProps {
  search: SearchSearch;
  /** What there is to choose, with how many offers have it. */
  sizes: ReadonlyMap<string, number>;
  change: (changes: Partial<SearchSearch>) => void;
}

/** So many sizes are offered: the most usual ones of what was found. */
const MOST_SIZES = 6;

/** One tap each: near, open, and the size. Where the visitor is stays on the phone. */
export function SearchFilters({ search, sizes, change }: SearchFiltersProps) {
  const { near = false, open = false, size } = search;
  const nearMe = useNearFilter(near, (isWanted) => change({ near: isWanted || undefined }));
  const usual = [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, MOST_SIZES);
  const keys = usual.map(([key]) => key);
  const offered = size === undefined || keys.includes(size) ? keys : [...keys, size];
  return (
    <>
      <div role="group" aria-label="Filters" className={chips}>
        <NearOpenChips
          near={nearMe}
          open={open}
          onOpen={(isOpen) => change({ open: isOpen || undefined })}
        />
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
      {nearMe.trouble === null ? null : <p role="status">{nearMe.trouble}</p>}
    </>
  );
}

const SORTS: { value: FoundSort; label: string }[] = [
  { value: "unit", label: "Unit price" },
  { value: "price", label: "Price" },
  { value: "near", label: "Nearest" },
];

interface FoundSortSelectProps {
  value: FoundSort;
  /** The order unless another is chosen. */
  usual: FoundSort;
  /** Whether it is known from where it is near. */
  hasPlace: boolean;
  change: SearchFiltersProps["change"];
}

/** In which order the results stand. */
export function FoundSortSelect({ value, usual, hasPlace, change }: FoundSortSelectProps) {
  return (
    <Select
      label="Sort by"
      hidesLabel
      options={hasPlace ? SORTS : SORTS.filter((sort) => sort.value !== "near")}
      value={value}
      onChange={(chosen) => change({ sort: chosen === usual ? undefined : chosen })}
    />
  );
}

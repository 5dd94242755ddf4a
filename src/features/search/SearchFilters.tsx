import { chip, chips } from "#design/controls/chip.css.ts";
import { NearOpenChips } from "#design/controls/NearOpenChips.tsx";
import { Select } from "#design/controls/Select.tsx";
import { showInRow } from "#design/controls/showInRow.ts";
import { choiceName, chosenSize, MOST_USUAL, usualFirst } from "#domain/offers/sizes.ts";
import { useNearFilter } from "#platform/visitorPlace.ts";
import { moreSizes } from "./searchResults.css.ts";
import type { FoundSort, SearchSearch } from "./searchSearch.ts";

interface SearchFiltersProps {
  search: SearchSearch;
  /** What there is to choose, with how many offers have it. */
  sizes: ReadonlyMap<string, number>;
  change: (changes: Partial<SearchSearch>) => void;
}

const NONE = "";

/** One tap each: near, open, and the size. Where the visitor is stays on the phone. */
export function SearchFilters({ search, sizes, change }: SearchFiltersProps) {
  const { near = false, open = false, size } = search;
  const nearMe = useNearFilter(near, (isWanted) => change({ near: isWanted || undefined }));
  const keys = usualFirst(sizes).map(([key]) => key);
  const usual = keys.slice(0, MOST_USUAL);
  const chosen = size === undefined ? undefined : chosenSize(size);
  const offered = chosen === undefined || usual.includes(chosen) ? usual : [...usual, chosen];
  const others = keys.filter((key) => !offered.includes(key));
  return (
    <>
      <div role="group" aria-label="Filters" className={chips}>
        <NearOpenChips
          near={nearMe}
          open={open}
          onOpen={(isOpen) => change({ open: isOpen || undefined })}
        />
        {offered.map((key) => (
          <button
            key={key}
            ref={key === chosen ? showInRow : undefined}
            type="button"
            className={chip({ chosen: key === chosen })}
            aria-pressed={key === chosen}
            onClick={() => change({ size: key === chosen ? undefined : key })}
          >
            {choiceName(key) ?? key}
          </button>
        ))}
        {others.length === 0 ? null : (
          <div className={moreSizes}>
            <Select
              label="More sizes"
              hidesLabel
              options={[
                { value: NONE, label: "More sizes" },
                ...others.map((key) => ({ value: key, label: choiceName(key) ?? key })),
              ]}
              value={NONE}
              onChange={(key) => change({ size: key === NONE ? undefined : key })}
            />
          </div>
        )}
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

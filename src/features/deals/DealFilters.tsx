import SlidersHorizontal from "~icons/sliders-horizontal";
import { lazy, Suspense, useState, type ComponentProps } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Select } from "#design/controls/Select.tsx";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { choiceName, chosenSize } from "#domain/offers/sizes.ts";
import { DEAL_SORTS, type DealsSearch } from "./dealsSearch.ts";
import type { ListedSort } from "./findDeals.ts";
import { filters } from "./deals.css.ts";

const DealFilterPanel = lazy(() => import("./DealFilterPanel.tsx"));

const ANY = "";

const SECTION_CHOICES: { value: Section | typeof ANY; label: string }[] = [
  { value: ANY, label: "All sections" },
  ...SECTIONS.map((section) => ({ value: section, label: SECTION_TITLES[section] })),
];

interface DealFiltersProps extends Omit<ComponentProps<typeof DealFilterPanel>, "onClose"> {
  /** Of what passes every other filter. */
  sizes: readonly { key: string; name: string }[];
}

/** The section and the size, which most people choose, and the way to the other filters. */
export function DealFilters({ sizes, ...props }: DealFiltersProps) {
  const { search, change } = props;
  const { section = ANY, store, size, maxPrice, sale } = search;
  const [isOpen, setOpen] = useState(false);
  const count = [store, maxPrice, sale].filter((each) => each !== undefined).length;
  return (
    <div className={`${filters} no-print`}>
      <Select
        label="Section"
        hidesLabel
        options={SECTION_CHOICES}
        value={section}
        onChange={(chosen) => change({ section: chosen === ANY ? undefined : chosen })}
      />
      <Select
        label="Size"
        hidesLabel
        options={sizeChoices(sizes, size)}
        value={size === undefined ? ANY : chosenSize(size)}
        onChange={(chosen) => change({ size: chosen === ANY ? undefined : chosen })}
      />
      <Button onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        <span className={hiddenOnPhone}>Filters</span>
        {count > 0 ? ` (${String(count)})` : ""}
      </Button>
      {isOpen ? (
        <Suspense>
          <DealFilterPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What an address asks for is said also where no deal is of it. */
function sizeChoices(found: DealFiltersProps["sizes"], asked: string | undefined) {
  const known = found.map(({ key, name }) => ({ value: key, label: name }));
  const key = asked === undefined ? ANY : chosenSize(asked);
  const isMissing = key !== ANY && !known.some(({ value }) => value === key);
  const all = isMissing ? [...known, { value: key, label: choiceName(key) ?? key }] : known;
  return [{ value: ANY, label: "Any size" }, ...all];
}

const SORTS: Readonly<Record<ListedSort, string>> = {
  opens: "Opens first",
  unit: "Unit price",
  off: "% off",
  newest: "Newest",
  near: "Nearest",
};

interface DealSortSelectProps {
  value: ListedSort;
  /** The order unless another is chosen. */
  usual: ListedSort;
  /** Whether it is known from where it is near. */
  hasPlace: boolean;
  change: (changes: Pick<DealsSearch, "sort">) => void;
}

/** In which order the deals stand. */
export function DealSortSelect({ value, usual, hasPlace, change }: DealSortSelectProps) {
  const sorts = DEAL_SORTS.filter((sort) => sort !== "near" || hasPlace);
  const offered: ListedSort[] = usual === "opens" ? [usual, ...sorts] : sorts;
  return (
    <Select
      label="Sort by"
      hidesLabel
      options={offered.map((sort) => ({ value: sort, label: SORTS[sort] }))}
      value={value}
      onChange={(chosen) =>
        change({ sort: chosen === usual || chosen === "opens" ? undefined : chosen })
      }
    />
  );
}

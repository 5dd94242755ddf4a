import SlidersHorizontal from "~icons/sliders-horizontal";
import { lazy, Suspense, useState, type ComponentProps } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Select } from "#design/controls/Select.tsx";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import type { DealsSearch, DealSort } from "./dealsSearch.ts";
import { filters } from "./deals.css.ts";

const DealFilterPanel = lazy(() => import("./DealFilterPanel.tsx"));

const ANY = "";

const SECTION_CHOICES: { value: Section | typeof ANY; label: string }[] = [
  { value: ANY, label: "All sections" },
  ...SECTIONS.map((section) => ({ value: section, label: SECTION_TITLES[section] })),
];

/** The section, which most people choose, and the way to the other filters. */
export function DealFilters(props: Omit<ComponentProps<typeof DealFilterPanel>, "onClose">) {
  const { search, change } = props;
  const { section = ANY, store, size, maxPrice, sale } = search;
  const [isOpen, setOpen] = useState(false);
  const count = [store, size, maxPrice, sale].filter((each) => each !== undefined).length;
  return (
    <div className={`${filters} no-print`}>
      <Select
        label="Section"
        hidesLabel
        options={SECTION_CHOICES}
        value={section}
        onChange={(chosen) => change({ section: chosen === ANY ? undefined : chosen })}
      />
      <Button onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        Filters{count > 0 ? ` (${String(count)})` : ""}
      </Button>
      {isOpen ? (
        <Suspense>
          <DealFilterPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

const SORTS: { value: DealSort; label: string }[] = [
  { value: "unit", label: "Unit price" },
  { value: "off", label: "% off" },
  { value: "newest", label: "Newest first" },
  { value: "near", label: "Nearest" },
];

interface DealSortSelectProps {
  value: DealSort;
  /** The order unless another is chosen. */
  usual: DealSort;
  /** Whether it is known from where it is near. */
  hasPlace: boolean;
  change: (changes: Pick<DealsSearch, "sort">) => void;
}

/** In which order the deals stand. */
export function DealSortSelect({ value, usual, hasPlace, change }: DealSortSelectProps) {
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

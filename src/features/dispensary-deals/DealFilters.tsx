import { chip } from "#design/chip/chip.css.ts";
import { Select } from "#design/select/Select.tsx";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/menus/categories.ts";
import { storeLocation, type Store } from "#domain/stores/stores.ts";
import type { DealSort, DealsSearch } from "./dealsSearch.ts";
import { filters, toggles } from "./deals.css.ts";

const ANY = "";
const SECTION_CHOICES: { value: Section | typeof ANY; label: string }[] = [
  { value: ANY, label: "All sections" },
  ...SECTIONS.map((section) => ({ value: section, label: SECTION_TITLES[section] })),
];
const SORTS: { value: DealSort; label: string }[] = [
  { value: "unit", label: "Unit price" },
  { value: "off", label: "% off" },
  { value: "newest", label: "Newest" },
];
const CEILINGS = [10, 20, 30, 50, 100];
const PRICES = [
  { value: ANY, label: "Any price" },
  ...CEILINGS.map((dollars) => ({ value: String(dollars), label: `Up to $${String(dollars)}` })),
];

interface DealFiltersProps {
  stores: readonly Store[];
  search: DealsSearch;
  change: (changes: Partial<DealsSearch>) => void;
}

export function DealFilters({ stores, search, change }: DealFiltersProps) {
  const { section = ANY, store = ANY, sort = "unit", maxPrice, sale, region } = search;
  const here = stores.filter((each) => region === undefined || each.region === region);
  const named = here
    .map((each) => ({ value: each.slug, label: `${each.name}, ${storeLocation(each)}` }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
  const ceiling = maxPrice === undefined ? ANY : String(maxPrice);
  return (
    <div className={filters}>
      <Select
        label="Sort by"
        options={SORTS}
        value={sort}
        onChange={(chosen) => change({ sort: chosen === "unit" ? undefined : chosen })}
      />
      <Select
        label="Section"
        options={SECTION_CHOICES}
        value={section}
        onChange={(chosen) => change({ section: chosen === ANY ? undefined : chosen })}
      />
      <Select
        label="Store"
        options={[{ value: ANY, label: "All stores" }, ...named]}
        value={store}
        onChange={(chosen) => change({ store: chosen === ANY ? undefined : chosen })}
      />
      <Select
        label="Price"
        options={
          PRICES.some(({ value }) => value === ceiling)
            ? PRICES
            : [...PRICES, { value: ceiling, label: `Up to $${ceiling}` }]
        }
        value={ceiling}
        onChange={(chosen) => change({ maxPrice: chosen === ANY ? undefined : Number(chosen) })}
      />
      <div className={toggles}>
        <button
          type="button"
          className={chip({ chosen: sale === "today" })}
          aria-pressed={sale === "today"}
          onClick={() => change({ sale: sale === "today" ? undefined : "today" })}
        >
          Ends today
        </button>
      </div>
    </div>
  );
}

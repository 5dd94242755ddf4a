import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { lazy, memo, Suspense, useState } from "react";
import { Button } from "#design/button/Button.tsx";
import { wrappingChips } from "#design/chip/chip.css.ts";
import { RemovableChip } from "#design/chip/RemovableChip.tsx";
import { Select } from "#design/select/Select.tsx";
import { activeFilters } from "./activeFilters.ts";
import { DEFAULT_CATEGORY, SORT_LABELS, sortsFor, usualSort } from "../rows/menuOrder.ts";
import { type MenusSearch, type Sort } from "../menusSearch.ts";
import { filterBar, sortField } from "../menus.css.ts";
import type { PricedTable } from "../rows/pricedTable.ts";

const FilterPanel = lazy(() => import("./FilterPanel.tsx"));

interface FilterBarProps {
  priced: PricedTable;
  storeSlug: string | null;
  search: MenusSearch;
  sort: Sort;
  /** How many offers pass. */
  shown: number;
  change: (changes: Partial<MenusSearch>) => void;
}

/** The order, the way to the filters, and those in force. Typing concerns none of them, hence the memo. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { priced, storeSlug, search, sort, shown, change } = props;
  const [isOpen, setOpen] = useState(false);
  const { category = DEFAULT_CATEGORY } = search;
  const active = activeFilters(search, priced.table);
  return (
    <>
      <div className={filterBar}>
        <div className={sortField}>
          <Select
            label="Sort by"
            options={sortsFor(category).map((value) => ({ value, label: SORT_LABELS[value] }))}
            value={sort}
            onChange={(chosen) =>
              change({ sort: chosen === usualSort(category, search.size) ? undefined : chosen })
            }
          />
        </div>
        <Button onClick={() => setOpen(true)}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          Filters{active.length > 0 ? ` (${String(active.length)})` : ""}
        </Button>
      </div>
      {active.length > 0 ? (
        <div className={wrappingChips}>
          {active.map(({ name, label, without }) => (
            <RemovableChip key={name} onRemove={() => change(without)}>
              {label}
            </RemovableChip>
          ))}
        </div>
      ) : null}
      {isOpen ? (
        <Suspense>
          <FilterPanel
            priced={priced}
            storeSlug={storeSlug}
            search={search}
            change={change}
            shown={shown}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
});

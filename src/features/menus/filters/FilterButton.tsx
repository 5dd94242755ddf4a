import { formatDollars } from "#domain/offers/money.ts";
import type { MenusSearch } from "../menusSearch.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { terpeneName, MARKETED_TYPE_TITLES } from "#domain/offers/titles.ts";
import { sizedBy } from "#domain/offers/sizes.ts";
import { DEFAULT_CATEGORY } from "../rows/menuOrder.ts";
import { sizeText } from "../rows/sizeText.ts";
import { wrappingChips } from "#design/controls/chip.css.ts";
import { RemovableChip } from "#design/controls/ChipGroup.tsx";
import SlidersHorizontal from "~icons/sliders-horizontal";
import { lazy, Suspense, useState, type ComponentProps } from "react";
import { Button } from "#design/controls/Button.tsx";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";

interface ActiveFilter {
  name: string;
  label: string;
  /** The change that takes it away. */
  without: Partial<MenusSearch>;
}

/** The filters in force that have no control of their own in view, in words. */
function activeFilters(search: MenusSearch, table: MenuTable): ActiveFilter[] {
  const { size, brand, strain, type, thcMin, thcMax, terpene, sale, stock, maxPrice } = search;
  const active: (ActiveFilter | null)[] = [
    // The chips of sizes show which one is chosen.
    size === undefined || sizedBy(search.category ?? DEFAULT_CATEGORY) !== null
      ? null
      : { name: "size", label: sizeText(table, size), without: { size: undefined } },
    brand === undefined ? null : { name: "brand", label: brand, without: { brand: undefined } },
    strain === undefined
      ? null
      : { name: "strain", label: `Strain ${strain}`, without: { strain: undefined } },
    type === undefined
      ? null
      : { name: "type", label: MARKETED_TYPE_TITLES[type], without: { type: undefined } },
    thcMin === undefined
      ? null
      : { name: "thcMin", label: `THC from ${String(thcMin)}%`, without: { thcMin: undefined } },
    thcMax === undefined
      ? null
      : { name: "thcMax", label: `THC up to ${String(thcMax)}%`, without: { thcMax: undefined } },
    terpene === undefined
      ? null
      : { name: "terpene", label: terpeneName(terpene), without: { terpene: undefined } },
    sale ? { name: "sale", label: "On sale", without: { sale: undefined } } : null,
    stock ? { name: "stock", label: "In stock", without: { stock: undefined } } : null,
    maxPrice === undefined
      ? null
      : {
          name: "maxPrice",
          label: `Up to ${formatDollars(maxPrice)}`,
          without: { maxPrice: undefined },
        },
  ];
  return active.filter((filter) => filter !== null);
}

interface ActiveFiltersProps {
  table: MenuTable;
  search: MenusSearch;
  change: (changes: Partial<MenusSearch>) => void;
}

/** The filters in force; a tap takes one away. */
export function ActiveFilters({ table, search, change }: ActiveFiltersProps) {
  const active = activeFilters(search, table);
  if (active.length === 0) return null;
  return (
    <div className={wrappingChips}>
      {active.map(({ name, label, without }) => (
        <RemovableChip key={name} onRemove={() => change(without)}>
          {label}
        </RemovableChip>
      ))}
    </div>
  );
}

const FilterPanel = lazy(() => import("./FilterPanel.tsx"));

/** The way to all filters, and how many of them are in force. */
export function FilterButton(props: Omit<ComponentProps<typeof FilterPanel>, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(props.search, props.priced.table).length;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        <span className={hiddenOnPhone}>Filters</span>
        {count > 0 ? ` (${String(count)})` : ""}
      </Button>
      {isOpen ? (
        <Suspense>
          <FilterPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

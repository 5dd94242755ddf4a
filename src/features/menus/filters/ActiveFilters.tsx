import { wrappingChips } from "#design/controls/chip.css.ts";
import { RemovableChip } from "#design/controls/ChipGroup.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import type { MenusSearch } from "../menusSearch.ts";
import { activeFilters } from "./FilterButton.tsx";

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

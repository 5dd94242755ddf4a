import { Select } from "#design/controls/Select.tsx";
import { SORT_LABELS, sortsFor, type CategoryChoice } from "../rows/menuOrder.ts";
import type { Sort } from "../menusSearch.ts";

interface SortSelectProps {
  category: CategoryChoice;
  /** The order in force. */
  sort: Sort;
  onSort: (sort: Sort) => void;
}

export function SortSelect({ category, sort, onSort }: SortSelectProps) {
  return (
    <Select
      label="Sort by"
      hidesLabel
      options={sortsFor(category).map((value) => ({ value, label: SORT_LABELS[value] }))}
      value={sort}
      onChange={onSort}
    />
  );
}

import { Select } from "#design/select/Select.tsx";
import { DEFAULT_CATEGORY, SORT_LABELS, sortsFor, usualSort } from "../rows/menuOrder.ts";
import type { MenusSearch, Sort } from "../menusSearch.ts";

interface SortSelectProps {
  search: MenusSearch;
  /** The order in force. */
  sort: Sort;
  change: (changes: Pick<MenusSearch, "sort">) => void;
}

export function SortSelect({ search, sort, change }: SortSelectProps) {
  const { category = DEFAULT_CATEGORY, size } = search;
  return (
    <Select
      label="Sort by"
      hidesLabel
      options={sortsFor(category).map((value) => ({ value, label: SORT_LABELS[value] }))}
      value={sort}
      onChange={(chosen) =>
        change({ sort: chosen === usualSort(category, size) ? undefined : chosen })
      }
    />
  );
}

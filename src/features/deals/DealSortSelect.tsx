import { Select } from "#design/controls/Select.tsx";
import type { DealSort, DealsSearch } from "./dealsSearch.ts";

const SORTS: { value: DealSort; label: string }[] = [
  { value: "unit", label: "Unit price" },
  { value: "off", label: "% off" },
  { value: "newest", label: "Newest" },
];

interface DealSortSelectProps {
  value: DealSort;
  change: (changes: Pick<DealsSearch, "sort">) => void;
}

export function DealSortSelect({ value, change }: DealSortSelectProps) {
  return (
    <Select
      label="Sort by"
      hidesLabel
      options={SORTS}
      value={value}
      onChange={(chosen) => change({ sort: chosen === "unit" ? undefined : chosen })}
    />
  );
}

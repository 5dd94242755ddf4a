import { Select } from "#design/controls/Select.tsx";
import type { StoreSort } from "#domain/maps/storeSorts.ts";
import type { MapsSearch } from "./mapsSearch.ts";

const SORTS: { value: StoreSort; label: string }[] = [
  { value: "name", label: "Name" },
  { value: "distance", label: "Distance" },
  { value: "g", label: "Lowest $/g" },
];

interface StoreSortSelectProps {
  value: StoreSort;
  /** Distances are known, and are the usual order. */
  hasPlace: boolean;
  change: (changes: Pick<MapsSearch, "sort">) => void;
}

export function StoreSortSelect({ value, hasPlace, change }: StoreSortSelectProps) {
  const usual: StoreSort = hasPlace ? "distance" : "name";
  return (
    <Select
      label="Sort by"
      hidesLabel
      options={SORTS}
      value={value}
      onChange={(chosen) => change({ sort: chosen === usual ? undefined : chosen })}
    />
  );
}

import { FilterSheet } from "#design/surfaces/FilterSheet.tsx";
import FilterForm, { type FilterFormProps } from "./FilterForm.tsx";

interface FilterPanelProps extends FilterFormProps {
  /** How many offers pass. */
  shown: number;
  onClose: () => void;
}

export default function FilterPanel({ shown, onClose, ...form }: FilterPanelProps) {
  return (
    <FilterSheet
      found={shown === 1 ? "1 offer" : `${shown.toLocaleString("en-US")} offers`}
      onClose={onClose}
    >
      <FilterForm {...form} />
    </FilterSheet>
  );
}

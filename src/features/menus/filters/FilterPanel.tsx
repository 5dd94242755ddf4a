import { FilterSheet } from "#design/surfaces/FilterSheet.tsx";
import FilterForm, { type FilterFormProps } from "./FilterForm.tsx";

interface FilterPanelProps extends FilterFormProps {
  /** How many products pass. */
  shown: number;
  onClose: () => void;
}

export default function FilterPanel({ shown, onClose, ...form }: FilterPanelProps) {
  return (
    <FilterSheet
      found={shown === 1 ? "1 product" : `${shown.toLocaleString("en-US")} products`}
      onClose={onClose}
    >
      <FilterForm {...form} />
    </FilterSheet>
  );
}

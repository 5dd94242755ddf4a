import { FilterSheet } from "#design/surfaces/FilterSheet.tsx";
import FilterForm, { type FilterFormProps } from "./FilterForm.tsx";

interface FilterPanelProps extends FilterFormProps {
  /** How many pass. */
  shown: number;
  /** What they are counted as. */
  of: "price" | "product";
  onClose: () => void;
}

export default function FilterPanel({ shown, of, onClose, ...form }: FilterPanelProps) {
  return (
    <FilterSheet
      found={shown === 1 ? `1 ${of}` : `${shown.toLocaleString("en-US")} ${of}s`}
      onClose={onClose}
    >
      <FilterForm {...form} />
    </FilterSheet>
  );
}

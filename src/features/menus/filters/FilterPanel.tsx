import { Button } from "#design/controls/Button.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import FilterForm, { type FilterFormProps } from "./FilterForm.tsx";

interface FilterPanelProps extends FilterFormProps {
  /** How many offers pass. */
  shown: number;
  onClose: () => void;
}

export default function FilterPanel({ shown, onClose, ...form }: FilterPanelProps) {
  return (
    <Panel title="Filters" onClose={onClose}>
      <FilterForm {...form} />
      <Button kind="primary" onClick={onClose}>
        Show {shown.toLocaleString("en-US")}
      </Button>
    </Panel>
  );
}

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
    <Panel
      title="Filters"
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {shown === 1 ? "Show 1 offer" : `Show ${shown.toLocaleString("en-US")} offers`}
        </Button>
      }
    >
      <FilterForm {...form} />
    </Panel>
  );
}

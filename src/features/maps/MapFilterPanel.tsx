import type { ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { countOfStores } from "#domain/stores/stores.ts";

interface MapFilterPanelProps {
  /** How many stores pass. */
  shown: number;
  onClose: () => void;
  children: ReactNode;
}

/** On a phone what the list is picked by, over it. Loaded when it is first opened. */
export default function MapFilterPanel({ shown, onClose, children }: MapFilterPanelProps) {
  return (
    <Panel
      title="Filters"
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          Show {countOfStores(shown)}
        </Button>
      }
    >
      {children}
    </Panel>
  );
}

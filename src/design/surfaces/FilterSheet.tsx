import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { Panel } from "./Panel.tsx";

interface FilterSheetProps {
  /** What passes, as one counts it: `"40 offers"`. */
  found: string;
  onClose: () => void;
  children: ReactNode;
}

/** What a list is picked by, over it, with the way back to the list at its foot, which says how much of it is left. */
export function FilterSheet({ found, onClose, children }: FilterSheetProps) {
  return (
    <Panel
      title="Filters"
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          Show {found}
        </Button>
      }
    >
      {children}
    </Panel>
  );
}

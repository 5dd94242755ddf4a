import type { ReactNode } from "react";
import { FilterSheet } from "#design/surfaces/FilterSheet.tsx";
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
    <FilterSheet found={countOfStores(shown)} onClose={onClose}>
      {children}
    </FilterSheet>
  );
}

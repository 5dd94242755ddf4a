import { VirtualList } from "#design/surfaces/VirtualList.tsx";
import { DealCard } from "./DealCard.tsx";
import type { DealActions } from "./dealActions.ts";
import type { ListedDeal } from "./findDeals.ts";

interface DealListProps {
  label: string;
  deals: readonly ListedDeal[];
  showSection: boolean;
  now: number;
  actions: DealActions;
  /** Names the list among all, so that Back finds its place. */
  memory: string;
}

export function DealList({ label, deals, showSection, now, actions, memory }: DealListProps) {
  return (
    <VirtualList label={label} rows={deals} rowHeight={128} memory={memory}>
      {(deal) => <DealCard deal={deal} showSection={showSection} now={now} actions={actions} />}
    </VirtualList>
  );
}

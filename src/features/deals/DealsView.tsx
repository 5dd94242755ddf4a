import { useMemo } from "react";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { sticky } from "#design/sticky.css.ts";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { listHead } from "#design/surfaces/resultCount.css.ts";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import type { DealPast } from "#domain/offers/productDetail.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { regions, view } from "./deals.css.ts";
import { DealSortSelect } from "./DealSortSelect.tsx";
import { DealFilters } from "./DealFilters.tsx";
import { DealList } from "./DealList.tsx";
import type { DealsSearch } from "./dealsSearch.ts";
import type { DealActions } from "./dealActions.ts";
import { SectionDeals } from "./SectionDeals.tsx";
import { acrossSections, bySection, dealsOf, filterDeals } from "./findDeals.ts";

const WHOLE_STATE = "all";
const TABS: { value: Region | typeof WHOLE_STATE; label: string }[] = [
  { value: WHOLE_STATE, label: "All of Ohio" },
  ...REGIONS.map((region) => ({ value: region, label: region })),
];

interface DealsViewProps {
  table: MenuTable;
  /** What the stores asked before, by row. */
  pasts: readonly DealPast[];
  observedAt: string | null;
  search: DealsSearch;
  change: (changes: Partial<DealsSearch>) => void;
  now: number;
  actions: DealActions;
}

export function DealsView(props: DealsViewProps) {
  const { table, pasts, observedAt, search, change, now, actions } = props;
  const all = useMemo(() => dealsOf({ table, pasts }, now), [table, pasts, now]);
  const { section, sort = "unit", region = WHOLE_STATE } = search;
  const found = useMemo(() => filterDeals(all, search, now), [all, search, now]);
  const groups = useMemo(() => bySection(found), [found]);

  return (
    <div className={view}>
      <div className={`${sticky} ${regions} no-print`}>
        <ChipGroup
          legend="Region"
          choices={TABS}
          value={region}
          onChange={(chosen) => change({ region: chosen === WHOLE_STATE ? undefined : chosen })}
        />
      </div>
      <DealFilters stores={table.stores} search={search} shown={found.length} change={change} />
      <div>
        <div className={listHead}>
          <ResultCount count={found.length} one="deal" many="deals">
            {all.length > 0 ? <Freshness observedAt={observedAt} now={now} /> : null}
          </ResultCount>
          <DealSortSelect value={sort} change={change} />
        </div>
        <WarningLine isShort sample={table.stores.some(({ sample }) => sample)} />
      </div>
      {found.length === 0 ? (
        <NothingFound any={all.length > 0} change={change} />
      ) : sort === "unit" ? (
        groups.map((group) => (
          <SectionDeals
            key={group.section}
            {...group}
            whole={section !== undefined}
            now={now}
            actions={actions}
          />
        ))
      ) : (
        <DealList
          label="Deals"
          deals={acrossSections(found, sort)}
          showSection
          now={now}
          actions={actions}
          memory={`deals ${JSON.stringify(search)}`}
        />
      )}
    </div>
  );
}

function NothingFound({ any, change }: { any: boolean; change: DealsViewProps["change"] }) {
  if (!any) return <EmptyState>No deal is known right now.</EmptyState>;
  const none = { region: undefined, section: undefined, store: undefined };
  return (
    <EmptyState
      action={
        <Button onClick={() => change({ ...none, sale: undefined, maxPrice: undefined })}>
          Clear all filters
        </Button>
      }
    >
      No deal matches these filters.
    </EmptyState>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import type { DealActions } from "./DealCard.tsx";
import type { DealsSearch } from "./dealsSearch.ts";
import { DealsView } from "./DealsView.tsx";
import { largeQueries } from "#data/queries.ts";

interface DealsScreenProps {
  search: DealsSearch;
  change: (changes: Partial<DealsSearch>) => void;
  /** What is saved on this phone, shown where the deals are not. */
  saved: ReactNode;
  /** The deals of the alert that the address names. */
  alert: ReactNode;
  actions: DealActions;
  /** What may be done with all deals that pass the filters. */
  listActions: ReactNode;
}

export function DispensaryDealsScreen(props: DealsScreenProps) {
  const { search, change, saved, alert, actions, listActions } = props;
  const deals = useQuery(largeQueries.deals);
  const retry = useRetry(largeQueries.deals.queryKey);
  const now = useNow();
  return (
    <Page title={SCREENS["/dispensary-deals"]} dense after={listActions}>
      {alert}
      <QueryState
        what="the deals"
        query={deals}
        onRetry={retry}
        online={useOnline()}
        instead={saved}
      >
        {({ table, pasts, patients, observedAt }) => (
          <DealsView
            table={table}
            pasts={pasts}
            patients={patients}
            observedAt={observedAt}
            search={search}
            change={change}
            now={now}
            actions={actions}
          />
        )}
      </QueryState>
    </Page>
  );
}

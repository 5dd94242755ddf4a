import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { QueryState } from "#design/states/QueryState.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import type { MapsSearch } from "./mapsSearch.ts";
import { mapsFrame } from "./maps.css.ts";
import { MapsView } from "./MapsView.tsx";
import { largeQueries } from "#data/queries.ts";
import type { StoreActions } from "./storeActions.ts";

interface MapsScreenProps {
  search: MapsSearch;
  change: (changes: Partial<MapsSearch>) => void;
  /** What is saved on this phone, shown where the stores are not. */
  saved: ReactNode;
  actions: StoreActions;
  /** The same stores as a list are one tap away. */
  listOrMap: ReactNode;
}

/** Every store on a map of the state and in a list, both of them the same. */
export function DispensaryMapsScreen({ saved, listOrMap, ...view }: MapsScreenProps) {
  const stores = useQuery(largeQueries.stores);
  const retry = useRetry(largeQueries.stores.queryKey);
  const now = useNow();
  return (
    <Page dense frame={mapsFrame} title={SCREENS["/dispensary-maps"]} after={listOrMap}>
      <QueryState
        what="the list of stores"
        query={stores}
        onRetry={retry}
        online={useOnline()}
        instead={saved}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState drawing="noMenu">No stores listed yet.</EmptyState>
          ) : (
            <MapsView stores={list} now={now} {...view} />
          )
        }
      </QueryState>
    </Page>
  );
}

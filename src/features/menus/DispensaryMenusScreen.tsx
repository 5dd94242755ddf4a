import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { AllMenus } from "./AllMenus.tsx";
import { PinnedStores } from "./stores/PinnedStores.tsx";
import { ALL_STORES } from "./menusSearch.ts";
import type { MenusScreenProps } from "./menusScreenProps.ts";
import { menuQueries } from "./queries.ts";
import { StoreMenuView } from "./StoreMenuView.tsx";
import { StorePicker } from "./stores/StorePicker.tsx";

export function DispensaryMenusScreen(props: MenusScreenProps) {
  // Addresses are typed in any case; stores are named in small letters.
  const store = props.search.store?.toLowerCase();
  if (store === undefined) {
    return (
      <Page title={SCREENS["/dispensary-menus"]}>
        <Stores saved={props.saved} />
      </Page>
    );
  }
  return store === ALL_STORES ? (
    <AllMenus {...props} />
  ) : (
    <StoreMenuView key={store} slug={store} {...props} />
  );
}

function Stores({ saved }: { saved: ReactNode }) {
  const now = useNow();
  const stores = useQuery(menuQueries.stores);
  const retry = useRetry(menuQueries.stores.queryKey);
  return (
    <QueryState
      what="the list of stores"
      query={stores}
      onRetry={retry}
      online={useOnline()}
      now={now}
      instead={
        <>
          <PinnedStores stores={[]} now={now} />
          {saved}
        </>
      }
    >
      {(list) => <StorePicker stores={list} />}
    </QueryState>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { QueryState } from "#design/queryState/QueryState.tsx";
import { button } from "#design/button/button.css.ts";
import { Page } from "#design/page/Page.tsx";
import { Stack } from "#design/stack/Stack.tsx";
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
  return (
    <Page title={SCREENS["/dispensary-menus"]}>
      {store === undefined ? (
        <Stores saved={props.saved} />
      ) : (
        <>
          <Stack row gap={2}>
            <Link to="/dispensary-menus" className={button({ kind: "secondary" })}>
              Choose a store
            </Link>
            {store === ALL_STORES ? null : (
              <Link
                to="/dispensary-menus"
                search={{ ...props.search, store: ALL_STORES }}
                className={button({ kind: "quiet" })}
              >
                All stores
              </Link>
            )}
          </Stack>
          {store === ALL_STORES ? (
            <AllMenus {...props} />
          ) : (
            <StoreMenuView key={store} slug={store} {...props} />
          )}
        </>
      )}
    </Page>
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

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { groundHead } from "#design/surfaces/ground.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { usePins } from "#data/pins.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { CheapestNow } from "./stores/CheapestNow.tsx";
import { PinnedStores, StoresLink } from "./stores/PinnedStores.tsx";
import { ALL_STORES } from "./menusSearch.ts";
import { type MenusScreenProps, StoreMenuView } from "./StoreMenuView.tsx";
import { largeQueries } from "#data/queries.ts";
import { StorePicker } from "./stores/StorePicker.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { offerCount } from "#domain/offers/menuTable.ts";
import { useNearOpen } from "./filters/useNearOpen.tsx";
import { MenuView } from "./MenuView.tsx";
import { storesHead, titleChips } from "./menus.css.ts";

interface StoresScreenProps extends MenusScreenProps {
  /** The same stores on the map are one tap away. */
  listOrMap: ReactNode;
}

export function DispensaryMenusScreen({ listOrMap, ...props }: StoresScreenProps) {
  // Addresses are typed in any case; stores are named in small letters.
  const store = props.search.store?.toLowerCase();
  if (store === undefined) return <Stores saved={props.saved} listOrMap={listOrMap} />;
  return store === ALL_STORES ? (
    <AllMenus {...props} />
  ) : (
    <StoreMenuView key={store} slug={store} {...props} />
  );
}

function Stores({ saved, listOrMap }: Pick<StoresScreenProps, "saved" | "listOrMap">) {
  const now = useNow();
  const stores = useQuery(largeQueries.stores);
  const pins = usePins() ?? [];
  const retry = useRetry(largeQueries.stores.queryKey);
  return (
    <Page
      dense
      look={`${groundHead} ${storesHead}`}
      title={SCREENS["/dispensary-menus"]}
      after={listOrMap}
      below={<CheapestNow stores={stores.data} />}
    >
      <QueryState
        what="the list of stores"
        query={stores}
        onRetry={retry}
        online={useOnline()}
        instead={
          <>
            <PinnedStores rows={[]} unlisted={pins} now={now} />
            {saved}
          </>
        }
      >
        {(list) => <StorePicker stores={list} />}
      </QueryState>
    </Page>
  );
}

/** Every store's menu in one list. */
function AllMenus({ search, change, saved, saveView, actions }: MenusScreenProps) {
  const menus = useQuery(largeQueries.menus);
  const retry = useRetry(largeQueries.menus.queryKey);
  const nearOpen = useNearOpen(menus.data?.table ?? null, search, change);
  return (
    <Page
      dense
      before={<StoresLink />}
      title="All stores"
      after={
        <>
          <div className={titleChips}>{nearOpen.chips}</div>
          {saveView}
        </>
      }
    >
      <QueryState
        what="the menus of all stores"
        query={menus}
        onRetry={retry}
        online={useOnline()}
        instead={saved}
      >
        {({ table }) =>
          offerCount(table) === 0 ? (
            <EmptyState drawing="noMenu">No menu has been imported yet.</EmptyState>
          ) : (
            <MenuView
              seenAt={null}
              nearOpen={nearOpen}
              table={table}
              storeSlug={null}
              search={search}
              change={change}
              actions={actions}
              warning={{ sample: table.stores.some(({ sample }) => sample) }}
            />
          )
        }
      </QueryState>
    </Page>
  );
}

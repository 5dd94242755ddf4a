import { useQuery } from "@tanstack/react-query";
import { useRetry } from "#data/api/useRetry.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { offerCount } from "#domain/offers/menuTable.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import type { MenusScreenProps } from "./menusScreenProps.ts";
import { MenuView } from "./MenuView.tsx";
import { menuQueries } from "./queries.ts";
import { StoresLink } from "./stores/StoresLink.tsx";

/** Every store's menu in one list. */
export function AllMenus({ search, change, saved, actions }: MenusScreenProps) {
  const menus = useQuery(menuQueries.all);
  const retry = useRetry(menuQueries.all.queryKey);
  return (
    <Page dense before={<StoresLink />} title="All stores">
      <QueryState
        what="the menus of all stores"
        query={menus}
        onRetry={retry}
        online={useOnline()}
        now={useNow()}
        instead={saved}
      >
        {({ table }) =>
          offerCount(table) === 0 ? (
            <EmptyState>No menu has been imported yet.</EmptyState>
          ) : (
            <MenuView
              table={table}
              storeSlug={null}
              search={search}
              change={change}
              actions={actions}
              warning={<WarningLine isShort sample={table.stores.some(({ sample }) => sample)} />}
            />
          )
        }
      </QueryState>
    </Page>
  );
}

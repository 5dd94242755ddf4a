import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { SILENCE_MS } from "#domain/constants.ts";
import { Callout } from "#design/states/Callout.tsx";
import { button } from "#design/controls/button.css.ts";
import { useElapsed } from "#design/states/useElapsed.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { groundHead } from "#design/surfaces/ground.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { isNotFound } from "#data/api/apiClient.ts";
import { useRetry } from "#data/api/useRetry.ts";
import { offerCount, type StoreMenu } from "#domain/offers/menuTable.ts";
import { freshnessOf } from "#domain/time/freshness.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { documentTitle } from "#domain/site/site.ts";
import {
  storeLink,
  storeTitle,
  type Store,
  type StoreProfile,
  isCalled,
} from "#domain/stores/stores.ts";
import { formatAge } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { MenuView } from "./MenuView.tsx";
import { largeQueries } from "#data/queries.ts";
import { storeHead } from "./menus.css.ts";
import { EmptyStore } from "./stores/EmptyStore.tsx";
import { StoreActions } from "./stores/StoreActions.tsx";
import { StoreLine } from "./stores/StoreLine.tsx";
import { StoresLink } from "./stores/PinnedStores.tsx";
import type { OfferActions } from "./rows/MenuRow.tsx";
import type { MenusSearch } from "./menusSearch.ts";

const UNKNOWN_STORE = "Unknown store";

/** One store's menu: its own prices and no others. */
export function StoreMenuView({
  slug,
  saved,
  storeActions,
  storeChoices,
  saveView,
  ...rest
}: MenusScreenProps & { slug: string }) {
  const online = useOnline();
  const now = useNow();
  const own = useQuery(largeQueries.menu(slug));
  const retry = useRetry(largeQueries.menu(slug).queryKey);
  // From the first failure on, or from a silence: it takes long until the own menu is given up.
  const isSilent = useElapsed(SILENCE_MS, own.data === undefined);
  const elsewhere = useSavedElsewhere(
    slug,
    own.data === undefined &&
      (own.failureReason === null ? isSilent : !isNotFound(own.failureReason)),
  );
  const { listed, saved: copy } = elsewhere;
  const shown = own.data === undefined && copy ? { ...own, ...copy } : own;
  const known = shown.data?.store ?? listed;
  const isUnknown = own.data === undefined && isNotFound(own.error);
  const name = isUnknown ? UNKNOWN_STORE : shown.data && storeTitle(shown.data.store);
  useLeadOn(slug, shown.data?.store.slug);
  useEffect(() => {
    if (name !== undefined) document.title = documentTitle(name);
  }, [name]);
  const frame = {
    dense: true,
    look: `${groundHead} ${storeHead}`,
    facts: known === undefined || known === null ? null : <StoreLine store={known} now={now} />,
    before: <StoresLink />,
    after: shown.data ? (
      <StoreActions store={shown.data.store} choices={storeChoices(shown.data.store)}>
        {saveView}
        {storeActions(shown.data.store)}
      </StoreActions>
    ) : null,
    title: known ? (
      <bdi translate="no">{known.name}</bdi>
    ) : isUnknown ? (
      UNKNOWN_STORE
    ) : own.failureReason === null ? (
      SCREENS["/dispensary-menus"]
    ) : (
      // Whether there is such a store is not known without a connection.
      "A store’s menu"
    ),
  };
  if (isUnknown) {
    return (
      <Page {...frame}>
        <EmptyState
          drawing="notFound"
          action={
            <Link to="/dispensary-menus" className={button({ kind: "primary" })}>
              List of stores
            </Link>
          }
        >
          There is no store of this name.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page {...frame}>
      <QueryState<StoreMenu>
        what="this menu"
        query={shown}
        onRetry={retry}
        online={online}
        instead={saved}
      >
        {(menu) => <LoadedMenu menu={menu} {...rest} />}
      </QueryState>
    </Page>
  );
}

type LoadedMenuProps = Pick<MenusScreenProps, "search" | "change" | "actions"> & {
  menu: StoreMenu;
};

/**
 * A kept link to a store that was joined with another leads to the address of the one that stayed.
 * Without a connection what is saved lies under the old address, and is read there.
 */
function useLeadOn(asked: string, found = asked): void {
  const navigate = useNavigate({ from: "/dispensary-menus" });
  const online = useOnline();
  useEffect(() => {
    if (found === asked || !online) return;
    void navigate({ search: (now) => ({ ...now, store: found }), replace: true });
  }, [asked, found, online, navigate]);
}

function LoadedMenu({ menu: { store, table }, ...list }: LoadedMenuProps) {
  const now = useNow();
  return (
    <>
      {offerCount(table) === 0 ? (
        <EmptyStore store={store} now={now} />
      ) : (
        <MenuView
          table={table}
          storeSlug={store.slug}
          seenAt={store.observedAt}
          notice={store.twinOf === null ? null : <TwinNotice twinOf={store.twinOf} />}
          warning={{
            old: oldAge(store.observedAt, now),
            link: storeLink(store),
            store: store.name,
            sample: store.sample,
          }}
          {...list}
        />
      )}
    </>
  );
}

/** Two stores with one menu may be one store under two names. The other one's is said where the list of stores is on the phone. */
function TwinNotice({ twinOf }: { twinOf: string }) {
  const { data: stores } = useQuery({ ...largeQueries.stores, enabled: false });
  const other = stores?.find((store) => isCalled(store, twinOf));
  return (
    <Callout>
      These prices may belong to{" "}
      <Link to="/dispensary-menus" search={{ store: twinOf }}>
        {other?.name ?? "another store"}
      </Link>
      , whose menu is the same. Call before you go. We compare them with no others.
    </Callout>
  );
}

/** How old a menu is, when that is too old to go by. */
function oldAge(observedAt: string | null, now: number): string | null {
  if (observedAt === null) return null;
  const seen = Date.parse(observedAt);
  return freshnessOf(seen, now) === "stale" ? formatAge(seen, now) : null;
}

/** What the route gives the screen of menus, and that to its parts. */
export interface MenusScreenProps {
  search: MenusSearch;
  change: (changes: Partial<MenusSearch>) => void;
  /** What is saved on this phone, shown where this screen's own answer is not. */
  saved: ReactNode;
  /** What else may be done with an offer; always the same ones. */
  actions: OfferActions;
  /** What else may be done with a store. */
  storeActions: (store: Store) => ReactNode;
  /** Keeps the filters in force under a name, where there are some. */
  saveView: ReactNode;
  /** The same where there is room for words: in the panel about a store. */
  storeChoices: (store: Store) => ReactNode;
}

/**
 * A store's menu from the copies of all menus and all stores, for a store whose
 * own menu was never opened, and its name where only the stores are known. Asked for only when the own menu is missing.
 */
function useSavedElsewhere(
  slug: string,
  enabled: boolean,
): { listed: StoreProfile | null; saved: { data: StoreMenu; dataUpdatedAt: number } | null } {
  const menus = useQuery({ ...largeQueries.menus, enabled });
  const stores = useQuery({ ...largeQueries.stores, enabled });
  const store = (enabled && stores.data?.find((each) => isCalled(each, slug))) || null;
  if (store === null || !menus.data) return { listed: store, saved: null };
  const data = { store, table: menus.data.table };
  return { listed: store, saved: { data, dataUpdatedAt: menus.dataUpdatedAt } };
}

import { createFileRoute, useRouter } from "@tanstack/react-router";
import { AlertBell } from "#features/alerts/AlertBell.tsx";
import { AddingBar } from "#features/limits/AddingBar.tsx";
import { AddToLimits } from "#features/limits/AddToLimits.tsx";
import { useIsAdding } from "#features/limits/limitsStore.ts";
import { HeartButton } from "#features/wishlist/HeartButton.tsx";
import { DispensaryMenusScreen } from "#features/menus/DispensaryMenusScreen.tsx";
import {
  ALL_STORES,
  lastingFilters,
  MenusSearchSchema,
  type MenusSearch,
} from "#features/menus/menusSearch.ts";
import { largeQueries } from "#data/queries.ts";
import { SaveView } from "#features/views/SaveView.tsx";
import { SavedOnPhone } from "#features/shell/notices/SavedOnPhone.tsx";
import type { OfferActions } from "#features/menus/rows/MenuRow.tsx";
import { productTitle } from "#domain/offers/titles.ts";
import { storeTitle, type Store } from "#domain/stores/stores.ts";
import { sheetActions, useWarmSheet } from "../-sheetActions.tsx";
import { changeSearch } from "../-changeSearch.ts";
import { ListOrMap } from "../-ListOrMap.tsx";
import { screenHead } from "../-screenHead.ts";
import { viewResults } from "../-viewResults.ts";
import { loadSoon } from "../-waitFor.ts";

export const Route = createFileRoute("/_shell/dispensary-menus")({
  validateSearch: MenusSearchSchema,
  loaderDeps: ({ search: { store } }) => ({ store: store?.toLowerCase() }),
  loader: async ({ context: { queryClient }, deps: { store } }) => {
    const query = largeQueries.menu(store ?? "");
    await loadSoon(
      store === undefined
        ? queryClient.prefetchQuery(largeQueries.stores)
        : store === ALL_STORES
          ? queryClient.prefetchQuery(largeQueries.menus)
          : queryClient.prefetchQuery(query),
    );
    const menu = queryClient.getQueryData(query.queryKey);
    return { name: menu && storeTitle(menu.store) };
  },
  head: ({ loaderData }) => screenHead("/dispensary-menus", loaderData?.name),
  component: MenusRoute,
});

function MenusRoute() {
  useWarmSheet();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const change = changeSearch(navigate);
  const isAdding = useIsAdding();
  return (
    <>
      <DispensaryMenusScreen
        search={search}
        change={(changes) => {
          // On the way to another screen this one still stands, but the address is not its own any more.
          if (router.latestLocation.pathname !== Route.fullPath) return;
          change(changes);
        }}
        saved={<SavedOnPhone />}
        actions={isAdding ? addingActions : rowActions}
        storeActions={storeActions}
        saveView={
          isFiltered(search) ? (
            <SaveView screen="menus" search={lastingFilters(search)} findResults={viewResults} />
          ) : null
        }
        storeChoices={storeChoices}
        listOrMap={<ListOrMap />}
      />
      <AddingBar />
    </>
  );
}

/** A store's whole menu is kept by keeping the store, and a kind and a size there are chosen again by themselves. */
const isFiltered = (search: MenusSearch) => {
  const asIs =
    search.store === ALL_STORES ? ["store", "sort"] : ["store", "sort", "category", "size"];
  return Object.entries(lastingFilters(search)).some(
    ([name, value]) => value !== undefined && !asIs.includes(name),
  );
};

const storeActions = (store: Store) => {
  const name = storeTitle(store);
  return <AlertBell about={{ store: { slug: store.slug, name } }} name={name} isSign />;
};

const storeChoices = (store: Store) => {
  const name = storeTitle(store);
  return (
    <>
      <AlertBell about={{ store: { slug: store.slug, name } }} name={name} text="Alert me" />
      <HeartButton kind="store" reference={store.slug} name={name} text="Wishlist" />
    </>
  );
};

/** Who fills the basket of the day has that in the heart's place. */
const addingActions: OfferActions = {
  ...sheetActions,
  heart: (offer) => <AddToLimits offer={offer} />,
};

const rowActions: OfferActions = {
  ...sheetActions,
  heart: (offer) => (
    <HeartButton
      kind="product"
      reference={offer.product.code}
      name={productTitle(offer.product)}
      offer={offer}
    />
  ),
};

import { createFileRoute } from "@tanstack/react-router";
import { AlertBell } from "#features/alerts/AlertBell.tsx";
import { DispensaryMapsScreen } from "#features/maps/DispensaryMapsScreen.tsx";
import type { StoreActions } from "#features/maps/storeActions.ts";
import { MapsSearchSchema } from "#features/maps/mapsSearch.ts";
import { largeQueries } from "#data/queries.ts";
import { KeepButton } from "#features/menus/stores/KeepButton.tsx";
import { HeartButton } from "#features/wishlist/HeartButton.tsx";
import { SavedOnPhone } from "#features/shell/notices/SavedOnPhone.tsx";
import { storeTitle } from "#domain/stores/stores.ts";
import { changeSearch } from "../-changeSearch.ts";
import { ListOrMap } from "../-ListOrMap.tsx";
import { screenHead } from "../-screenHead.ts";
import { loadSoon } from "../-waitFor.ts";

export const Route = createFileRoute("/_shell/dispensary-maps")({
  validateSearch: MapsSearchSchema,
  loader: ({ context: { queryClient } }) =>
    loadSoon(queryClient.prefetchQuery(largeQueries.stores)),
  head: () => screenHead("/dispensary-maps"),
  component: MapsRoute,
});

function MapsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DispensaryMapsScreen
      search={search}
      change={changeSearch(navigate)}
      saved={<SavedOnPhone />}
      actions={storeActions}
      listOrMap={<ListOrMap />}
    />
  );
}

const storeActions: StoreActions = {
  keep: (store) => <KeepButton slug={store.slug} name={storeTitle(store)} isShort />,
  more: (store) => {
    const name = storeTitle(store);
    return (
      <>
        <HeartButton kind="store" reference={store.slug} name={name} text="Wishlist" />
        <AlertBell about={{ store: { slug: store.slug, name } }} name={name} text="Alert me" />
      </>
    );
  },
};

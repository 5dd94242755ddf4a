import { createFileRoute } from "@tanstack/react-router";
import { DispensaryMenusScreen } from "#features/dispensary-menus/DispensaryMenusScreen.tsx";
import { ALL_STORES, MenusSearchSchema } from "#features/dispensary-menus/menusSearch.ts";
import { menuQueries } from "#features/dispensary-menus/queries.ts";
import { SavedOnPhone } from "#features/shell/SavedOnPhone.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/dispensary-menus")({
  validateSearch: MenusSearchSchema,
  loaderDeps: ({ search: { store } }) => ({ store }),
  // Only begun here; the screen shows how it goes on.
  loader: ({ context: { queryClient }, deps: { store } }) => {
    if (store === undefined) void queryClient.prefetchQuery(menuQueries.stores);
    else if (store === ALL_STORES) void queryClient.prefetchQuery(menuQueries.all);
    else void queryClient.prefetchQuery(menuQueries.store(store));
  },
  head: () => screenHead("/dispensary-menus"),
  component: MenusRoute,
});

function MenusRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DispensaryMenusScreen
      search={search}
      change={(changes) =>
        void navigate({
          search: (now) => ({ ...now, ...changes }),
          replace: true,
          resetScroll: false,
        })
      }
      saved={<SavedOnPhone />}
    />
  );
}

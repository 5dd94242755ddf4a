import { experimental_createQueryPersister } from "@tanstack/query-persist-client-core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { createStore, del, entries, get, set } from "idb-keyval";
import { createRoot } from "react-dom/client";
import { FLOOR_COPIES } from "./copies.ts";
import { Home } from "./Home.tsx";

/** The same libraries as the product's in their plainest use: what the choice of libraries costs. */
const store = createStore(FLOOR_COPIES.database, FLOOR_COPIES.store);
const persister = experimental_createQueryPersister({
  storage: {
    getItem: (key) => get(key, store),
    setItem: (key, value) => set(key, value, store),
    removeItem: (key) => del(key, store),
    entries: () => entries(store),
  },
  serialize: (query) => query,
  deserialize: (query) => query,
});
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: "always", retry: false, persister: persister.persisterFn },
  },
});

const root = createRootRoute({ component: Outlet });
const home = createRoute({ getParentRoute: () => root, path: "/", component: Home });
const router = createRouter({ routeTree: root.addChildren([home]) });

await persister.restoreQueries(queryClient);
createRoot(document.getElementById("root") ?? document.body).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
requestIdleCallback(() => void navigator.serviceWorker.register("/worker.js"));

import { queryOptions } from "@tanstack/react-query";
import { getJson } from "#data/apiClient.ts";
import { largeCopies } from "#data/largeCopies.ts";
import { AllMenusSchema, StoreMenuSchema } from "#domain/menuTable.ts";
import { menuKey } from "#domain/savedMenus.ts";
import { StoresSchema } from "#domain/stores.ts";

export const fetchStores = (signal?: AbortSignal) => getJson("/api/stores", StoresSchema, signal);

export const fetchMenu = (slug: string, signal?: AbortSignal) =>
  getJson(`/api/menus/${encodeURIComponent(slug)}`, StoreMenuSchema, signal);

export const menuQueries = {
  stores: queryOptions({
    queryKey: ["stores"],
    queryFn: ({ signal }) => fetchStores(signal),
    persister: largeCopies.persisterFn,
  }),
  /** One store's menu, by the store's slug. */
  store: (slug: string) =>
    queryOptions({
      queryKey: menuKey(slug),
      queryFn: ({ signal }) => fetchMenu(slug, signal),
      persister: largeCopies.persisterFn,
      // Columns are replaced as a whole: comparing them value by value finds nothing to keep.
      structuralSharing: false,
    }),
  /** The menus of all stores in one table. */
  all: queryOptions({
    queryKey: ["menus"],
    queryFn: ({ signal }) => getJson("/api/menus", AllMenusSchema, signal),
    persister: largeCopies.persisterFn,
    structuralSharing: false,
  }),
};

import { queryOptions } from "@tanstack/react-query";
import { getJson } from "#data/apiClient.ts";
import { largeCopies } from "#data/largeCopies.ts";
import { AllMenusSchema, StoreMenuSchema } from "#domain/menuTable.ts";
import { menuKey } from "#domain/savedMenus.ts";
import { StoresSchema } from "#domain/stores.ts";

export const menuQueries = {
  stores: queryOptions({
    queryKey: ["stores"],
    queryFn: ({ signal }) => getJson("/api/stores", StoresSchema, signal),
    persister: largeCopies.persisterFn,
  }),
  /** One store's menu, by the store's slug. */
  store: (slug: string) =>
    queryOptions({
      queryKey: menuKey(slug),
      queryFn: ({ signal }) =>
        getJson(`/api/menus/${encodeURIComponent(slug)}`, StoreMenuSchema, signal),
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

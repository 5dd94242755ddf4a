import { largeCopies } from "#data/largeCopies.ts";
import { savedQuery } from "#data/savedQuery.ts";
import { AllMenusSchema, StoreMenuSchema } from "#domain/menuTable.ts";
import { LARGE_QUERIES } from "#domain/largeQueries.ts";
import { StoresSchema } from "#domain/stores.ts";

export const menuQueries = {
  stores: savedQuery(LARGE_QUERIES.stores, StoresSchema, largeCopies),
  store: (slug: string) =>
    savedQuery(LARGE_QUERIES.menu(slug), StoreMenuSchema, largeCopies, "none"),
  all: savedQuery(LARGE_QUERIES.menus, AllMenusSchema, largeCopies, "none"),
};

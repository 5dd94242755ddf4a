import { largePersister } from "#data/largePersister.ts";
import { savedQuery } from "#data/savedQuery.ts";
import { AllMenusSchema, StoreMenuSchema } from "#domain/menuTable.ts";
import { LARGE_QUERIES } from "#domain/largeQueries.ts";
import { StoresSchema } from "#domain/stores.ts";

export const menuQueries = {
  stores: savedQuery(LARGE_QUERIES.stores, StoresSchema, largePersister),
  store: (slug: string) =>
    savedQuery(LARGE_QUERIES.menu(slug), StoreMenuSchema, largePersister, "none"),
  all: savedQuery(LARGE_QUERIES.menus, AllMenusSchema, largePersister, "none"),
};

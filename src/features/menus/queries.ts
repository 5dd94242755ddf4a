import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { AllMenusSchema, StoreMenuSchema } from "#domain/offers/menuTable.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { StoresSchema } from "#domain/stores/stores.ts";

export const menuQueries = {
  stores: savedQuery(LARGE_QUERIES.stores, StoresSchema, largePersister),
  store: (slug: string) =>
    savedQuery(LARGE_QUERIES.menu(slug), StoreMenuSchema, largePersister, "none"),
  all: savedQuery(LARGE_QUERIES.menus, AllMenusSchema, largePersister, "none"),
};

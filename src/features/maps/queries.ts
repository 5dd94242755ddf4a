import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { AllMenusSchema } from "#domain/offers/menuTable.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { StoresSchema } from "#domain/stores/stores.ts";

export const mapQueries = {
  stores: savedQuery(LARGE_QUERIES.stores, StoresSchema, largePersister),
  /** Only for the order by price. */
  menus: savedQuery(LARGE_QUERIES.menus, AllMenusSchema, largePersister, "none"),
};

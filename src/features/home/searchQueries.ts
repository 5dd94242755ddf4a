import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { SearchIndexSchema } from "#domain/offers/productDetail.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { StoresSchema } from "#domain/stores/stores.ts";

export const searchQueries = {
  stores: savedQuery(LARGE_QUERIES.stores, StoresSchema, largePersister),
  products: savedQuery(LARGE_QUERIES.search, SearchIndexSchema, largePersister, "none"),
};

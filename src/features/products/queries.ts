import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { ProductDetailSchema, SearchIndexSchema } from "#domain/offers/productDetail.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";

export const productQueries = {
  product: (code: string) =>
    savedQuery(LARGE_QUERIES.product(code), ProductDetailSchema, largePersister),
  search: savedQuery(LARGE_QUERIES.search, SearchIndexSchema, largePersister, "none"),
};

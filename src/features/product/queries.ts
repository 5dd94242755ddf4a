import { largePersister } from "#data/largePersister.ts";
import { savedQuery } from "#data/savedQuery.ts";
import { ProductDetailSchema, SearchIndexSchema } from "#domain/productDetail.ts";
import { LARGE_QUERIES } from "#domain/largeQueries.ts";

export const productQueries = {
  product: (code: string) =>
    savedQuery(LARGE_QUERIES.product(code), ProductDetailSchema, largePersister),
  search: savedQuery(LARGE_QUERIES.search, SearchIndexSchema, largePersister, "none"),
};

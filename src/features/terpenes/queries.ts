import { largePersister } from "#data/largePersister.ts";
import { savedQuery } from "#data/savedQuery.ts";
import { LARGE_QUERIES } from "#domain/largeQueries.ts";
import { TerpeneProductsSchema } from "#domain/terpeneProducts.ts";

export const terpeneQueries = {
  products: (slug: string) =>
    savedQuery(LARGE_QUERIES.terpeneProducts(slug), TerpeneProductsSchema, largePersister),
};

import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { TerpeneProductsSchema } from "#domain/strains/terpeneProducts.ts";

export const terpeneQueries = {
  products: (slug: string) =>
    savedQuery(LARGE_QUERIES.terpeneProducts(slug), TerpeneProductsSchema, largePersister),
};

import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { AllMenusSchema } from "#domain/offers/menuTable.ts";
import { ProductDetailSchema } from "#domain/offers/productDetail.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";

export const wishlistQueries = {
  menus: savedQuery(LARGE_QUERIES.menus, AllMenusSchema, largePersister, "none"),
  product: (code: string) =>
    savedQuery(LARGE_QUERIES.product(code), ProductDetailSchema, largePersister),
};

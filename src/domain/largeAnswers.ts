import { DealsSchema } from "./deals.ts";
import { AllMenusSchema, StoreMenuSchema } from "./menuTable.ts";
import { ProductDetailSchema, SearchIndexSchema } from "./productDetail.ts";
import type { LARGE_QUERIES } from "./largeQueries.ts";
import type { AnswerSchemas } from "./queryDescriptor.ts";
import { StoresSchema } from "./stores.ts";
import { StrainOffersSchema } from "./strainOffers.ts";
import { TerpeneProductsSchema } from "./terpeneProducts.ts";

/** Schema of each large answer, by the name of its query. */
export const LARGE_ANSWERS = {
  stores: StoresSchema,
  menu: StoreMenuSchema,
  menus: AllMenusSchema,
  deals: DealsSchema,
  product: ProductDetailSchema,
  search: SearchIndexSchema,
  "strain-offers": StrainOffersSchema,
  "terpene-products": TerpeneProductsSchema,
} satisfies AnswerSchemas<typeof LARGE_QUERIES>;

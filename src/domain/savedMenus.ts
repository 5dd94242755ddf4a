import { DealsSchema } from "./deals.ts";
import { AllMenusSchema, StoreMenuSchema } from "./menuTable.ts";
import { ProductDetailSchema, SearchIndexSchema } from "./productDetail.ts";
import type { SavedAnswers } from "./savedCopy.ts";
import { StoresSchema } from "./stores.ts";
import { StrainOffersSchema } from "./strainOffers.ts";
import { TerpeneProductsSchema } from "./terpeneProducts.ts";

/** Database with the large answers, each restored when its screen asks for it. */
export const LARGE_COPIES = { database: "ohio-large-copies", store: "copies" } as const;

/** Schema of each large answer, by the first element of its query key. */
export const LARGE_ANSWERS: SavedAnswers = {
  stores: StoresSchema,
  menu: StoreMenuSchema,
  menus: AllMenusSchema,
  deals: DealsSchema,
  product: ProductDetailSchema,
  search: SearchIndexSchema,
  "strain-offers": StrainOffersSchema,
  "terpene-products": TerpeneProductsSchema,
};

/** Those of them that hold a table of offers for all who ask. */
export const MENU_ANSWERS = ["menu", "menus", "deals"] as const;

/** How much the large copies may take together, in bytes; what is kept on purpose does not count against it. */
export const LARGE_COPIES_CAP_BYTES = 24 * 1024 * 1024;

/** Stores whose menus stay on the phone, by slug. */
export const PINS = { database: "ohio-pins", store: "stores" } as const;

/** Query key of one store's menu. */
export const menuKey = (slug: string) => ["menu", slug] as const;

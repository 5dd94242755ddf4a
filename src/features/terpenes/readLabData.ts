import type { QueryClient } from "@tanstack/react-query";
import {
  readPersistedMenus,
  type PersistedMenus,
  readPersistedQueries,
} from "#data/saved/readSaved.ts";
import type { ProductDetail } from "#domain/offers/productDetail.ts";

/** Everything on this phone that may say what is in a product. */
export interface LabData {
  menus: PersistedMenus;
  products: readonly ProductDetail[];
}

/** Reads menus and products in memory and on the phone. Nothing is asked of the server. */
export async function readLabData(queryClient: QueryClient): Promise<LabData> {
  const menus = await readPersistedMenus(queryClient);
  const products = await readPersistedQueries(queryClient, "product");
  return { menus, products: products.map(({ data }) => data) };
}

import type { QueryClient } from "@tanstack/react-query";
import { readSavedMenus, type SavedMenus } from "#data/readSavedMenus.ts";
import { readSavedAnswers } from "#data/savedAnswers.ts";
import type { ProductDetail } from "#domain/productDetail.ts";

/** Everything on this phone that may say what is in a product. */
export interface LabData {
  menus: SavedMenus;
  products: readonly ProductDetail[];
}

/** Reads menus and products in memory and on the phone. Nothing is asked of the server. */
export async function readLabData(queryClient: QueryClient): Promise<LabData> {
  const menus = await readSavedMenus(queryClient);
  const products = await readSavedAnswers(queryClient, "product");
  return { menus, products: products.map(({ data }) => data) };
}

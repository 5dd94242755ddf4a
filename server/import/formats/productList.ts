import type { OfferColumn } from "../check/neutralRow.ts";
import type { Draft, MenuAdapter } from "./adapter.ts";
import { rowsOf, UnusableFileError } from "../../csv.ts";
import { listOf } from "./platformFields.ts";

/**
 * The adapter of a platform whose file is one list of products.
 *
 * @param isProduct whether an entry has the platform's shape; one is enough to know the file by
 * @param readProduct a product's sizes, each a row, all under the number of their product
 */
export function productList(
  name: string,
  isProduct: (value: unknown) => boolean,
  readProduct: (value: unknown, row: number) => Draft<OfferColumn>[],
): MenuAdapter {
  return {
    kind: "menu",
    name,
    recognises: (file) => file.kind === "json" && listOf(file.value).some(isProduct),
    read(file) {
      if (file.kind !== "json" || !Array.isArray(file.value)) {
        throw new UnusableFileError("is not a list of products");
      }
      const products: readonly unknown[] = file.value;
      const drafts = rowsOf(products, readProduct);
      return { drafts, full: false };
    },
  };
}

import { searchable } from "#data/textSearch.ts";
import { valueAt } from "#domain/offers/columns.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";

/** What is searched of each product of a table: its name, brand, strain and kind. */
export function productTexts({ products }: MenuTable): string[] {
  return searchable(
    Array.from(products.code.index, (_, row) =>
      [products.name, products.brand, products.strainName, products.subcategory]
        .map((column) => valueAt<string | null>(column, row) ?? "")
        .join(" "),
    ),
  );
}

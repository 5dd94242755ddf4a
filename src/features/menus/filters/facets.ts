import { valueAt, type Column } from "#domain/offers/columns.ts";
import { chosenSize } from "#domain/offers/sizes.ts";
import { filterRows } from "./filterRows.ts";
import { DEFAULT_CATEGORY } from "../rows/menuOrder.ts";
import { type MenusSearch } from "../menusSearch.ts";
import type { PricedTable } from "../rows/pricedTable.ts";

/** A value that a filter may take, and how many offers have it. */
export interface FacetValue {
  value: string;
  count: number;
}

export type Facets = Record<"size" | "brand" | "strain" | "terpene", FacetValue[]>;

/** The values that occur on a menu in the chosen category, most frequent first. */
export function facetsOf(
  priced: PricedTable,
  storePlace: number | null,
  { category = DEFAULT_CATEGORY }: MenusSearch,
): Facets {
  const { offers, products } = priced.table;
  const everyRow = Uint32Array.from(priced.cents.keys());
  const rows = filterRows(priced, everyRow, { category }, null, storePlace);
  const ofProduct = (column: Column<string | null>) => (row: number) =>
    valueAt(column, offers.product[row] ?? 0);
  return {
    size: count(rows, (row) => [chosenSize(valueAt(offers.sizeKey, row))]),
    brand: count(rows, (row) => [ofProduct(products.brand)(row)]),
    strain: count(rows, (row) => [ofProduct(products.strainName)(row)]),
    terpene: count(rows, (row) => Object.keys(valueAt(offers.terpenes, row) ?? {})),
  };
}

function count(rows: readonly number[], valuesOf: (row: number) => (string | null)[]) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of valuesOf(row)) {
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([value, number]): FacetValue => ({ value, count: number }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, "en"));
}

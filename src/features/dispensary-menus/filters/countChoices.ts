import { valueAt } from "#domain/menus/columns.ts";
import type { Category } from "#domain/menus/categories.ts";
import { bySize, chosenPack, chosenSize, sizedBy } from "#domain/sizes/boughtSizes.ts";
import { DEFAULT_CATEGORY, type CategoryChoice } from "../rows/menuOrder.ts";
import type { MenuFilters } from "../menusSearch.ts";
import type { PricedTable } from "../rows/pricedTable.ts";
import { filterRows } from "./filterRows.ts";

/** How many offers each choice would show, everything else that was asked for left as it is. */
export interface ChoiceCounts {
  categories: ReadonlyMap<CategoryChoice, number>;
  /** Sizes of the category as people buy them, lightest first. */
  sizes: readonly (readonly [choice: string, count: number])[];
}

/**
 * Counts the categories and the sizes of a menu.
 *
 * @param found how each product was found, `null`: no text is searched for
 * @param storePlace place of the only store wanted, `null`: all
 */
export function countChoices(
  priced: PricedTable,
  filters: MenuFilters,
  found: Uint8Array | null,
  storePlace: number | null,
): ChoiceCounts {
  const { category = DEFAULT_CATEGORY } = filters;
  const { offers, products } = priced.table;
  const everyRow = Uint32Array.from(priced.cents.keys());
  const rows = filterRows(
    priced,
    everyRow,
    { ...filters, category: "all", size: undefined },
    found,
    storePlace,
  );
  const categories = new Map<CategoryChoice, number>([["all", rows.length]]);
  const sizes = new Map<string, number>();
  const sizing = sizedBy(category);
  const chosen = offers.sizeKey.values.map(chosenSize);
  const sizeOf = (row: number) =>
    sizing === "pack"
      ? chosenPack(valueAt(offers.thcMg, row))
      : (chosen[offers.sizeKey.index[row] ?? -1] ?? null);
  for (const row of rows) {
    const own: Category = valueAt(products.category, offers.product[row] ?? 0);
    add(categories, own);
    const size = sizing !== null && own === category ? sizeOf(row) : null;
    if (size !== null) add(sizes, size);
  }
  return { categories, sizes: [...sizes].sort(([a], [b]) => bySize(a, b)) };
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

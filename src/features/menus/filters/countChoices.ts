import { chosenPack, chosenSize, sizedBy, usualFirst } from "#domain/offers/sizes.ts";
import { DEFAULT_CATEGORY, type CategoryChoice } from "../rows/menuOrder.ts";
import type { MenuFilters } from "../menusSearch.ts";
import type { PricedTable } from "../rows/pricedTable.ts";
import { filterRows } from "./filterRows.ts";

/** How many offers each choice would show, everything else that was asked for left as it is. */
export interface ChoiceCounts {
  categories: ReadonlyMap<CategoryChoice, number>;
  /** Sizes of the category as people buy them, the usual ones first. */
  sizes: readonly (readonly [choice: string, count: number])[];
}

/** What is asked of a menu. */
export interface Question {
  priced: PricedTable;
  /** All rows of the table, in any order. */
  everyRow: Uint32Array;
  filters: MenuFilters;
  /** How each product was found; `null`: no text is searched for. */
  found: Uint8Array | null;
  /** Place of the only store wanted, of a table that may have more; `null`: all. */
  storePlace: number | null;
}

/**
 * Counts the categories and the sizes of a menu. The walk over the rows counts places of values in
 * their columns; what a value is called is asked once for each.
 */
export function countChoices(question: Question): ChoiceCounts {
  const { priced, everyRow, filters, found, storePlace } = question;
  const { category = DEFAULT_CATEGORY } = filters;
  const { offers, products } = priced.table;
  const isOfAny = { ...filters, category: "all", size: undefined } as const;
  const rows = filterRows(priced, everyRow, isOfAny, found, storePlace);
  const sizing = sizedBy(category);
  const sizeColumn = sizing === "pack" ? offers.thcMg : offers.sizeKey;
  const own =
    sizing === null ? -1 : products.category.values.findIndex((name) => name === category);
  const ofCategory = new Uint32Array(products.category.values.length);
  const ofSize = new Uint32Array(sizeColumn.values.length);
  for (const row of rows) {
    const place = products.category.index[offers.product[row] ?? 0] ?? 0;
    ofCategory[place] = (ofCategory[place] ?? 0) + 1;
    if (place !== own) continue;
    const size = sizeColumn.index[row] ?? 0;
    ofSize[size] = (ofSize[size] ?? 0) + 1;
  }
  const categories = new Map<CategoryChoice, number>([["all", rows.length]]);
  products.category.values.forEach((name, place) => add(categories, name, ofCategory[place]));
  const sizes = new Map<string, number>();
  if (sizing === "pack")
    offers.thcMg.values.forEach((thcMg, place) => {
      const pack = chosenPack(thcMg);
      if (pack !== null) add(sizes, pack, ofSize[place]);
    });
  else offers.sizeKey.values.forEach((key, place) => add(sizes, chosenSize(key), ofSize[place]));
  return { categories, sizes: usualFirst(sizes) };
}

function add<Key>(counts: Map<Key, number>, key: Key, count = 0): void {
  if (count > 0) counts.set(key, (counts.get(key) ?? 0) + count);
}

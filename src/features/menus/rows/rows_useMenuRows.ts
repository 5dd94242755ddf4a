import { useMemo, useState } from "react";
import { FOUND, findTexts } from "#data/textSearch.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import type { Question } from "../filters/countChoices.ts";
import { filterRows } from "../filters/filterRows.ts";
import { DEFAULT_CATEGORY, sortInForce } from "./menuOrder.ts";
import { type MenusSearch, type Sort } from "../menusSearch.ts";
import { orderRows } from "./useMenuRows.ts";
import { priceTable, type PricedTable } from "./pricedTable.ts";
import { productTexts } from "./productTexts.ts";

/**
 * The rows of a menu that the visitor asked for. Prices follow the clock
 * when one changes, the order follows prices, and only the filters are done again at
 * each keystroke.
 *
 * @param storeSlug the only store wanted, of a table that may have more
 * @param now epoch milliseconds
 */
export function useMenuRows(
  table: MenuTable,
  storeSlug: string | null,
  search: MenusSearch,
  now: number,
): { priced: PricedTable; sort: Sort; rows: readonly number[]; question: Question } {
  const { category = DEFAULT_CATEGORY } = search;
  const sort = sortInForce(category, search);
  const [pricedAt, setPricedAt] = useState(now);
  const priced = useMemo(() => priceTable(table, pricedAt), [table, pricedAt]);
  if (now >= priced.validUntil) setPricedAt(now);
  const order = useMemo(() => orderRows(priced, sort), [priced, sort]);
  const texts = useMemo(() => productTexts(table), [table]);
  const place =
    storeSlug === null ? null : table.stores.findIndex(({ slug }) => slug === storeSlug);
  const found = useMemo(() => (search.q ? findTexts(texts, search.q) : null), [texts, search.q]);
  const rows = useMemo(
    () => exactFirst(table, filterRows(priced, order, search, found, place), found),
    [table, priced, order, search, found, place],
  );
  const question = useMemo(
    () => ({ priced, everyRow: order, filters: search, found, storePlace: place }),
    [priced, order, search, found, place],
  );
  return { priced, sort, rows, question };
}

/** The very words that were asked for stand before those that are only like them. */
function exactFirst(
  { offers }: MenuTable,
  rows: readonly number[],
  found: Uint8Array | null,
): readonly number[] {
  if (found === null) return rows;
  const isExact = (row: number) => found[offers.product[row] ?? -1] === FOUND.exactly;
  return [...rows.filter(isExact), ...rows.filter((row) => !isExact(row))];
}

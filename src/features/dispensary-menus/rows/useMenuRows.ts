import { useMemo, useState } from "react";
import { findTexts } from "#data/textSearch.ts";
import type { MenuTable } from "#domain/menus/menuTable.ts";
import { filterRows } from "../filters/filterRows.ts";
import { DEFAULT_CATEGORY, sortInForce } from "./menuOrder.ts";
import { type MenusSearch, type Sort } from "../menusSearch.ts";
import { orderRows } from "./orderRows.ts";
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
): { priced: PricedTable; sort: Sort; rows: number[] } {
  const { category = DEFAULT_CATEGORY } = search;
  const sort = sortInForce(category, search.sort);
  const [pricedAt, setPricedAt] = useState(now);
  const priced = useMemo(() => priceTable(table, pricedAt), [table, pricedAt]);
  if (now >= priced.validUntil) setPricedAt(now);
  const order = useMemo(() => orderRows(priced, sort), [priced, sort]);
  const texts = useMemo(() => productTexts(table), [table]);
  const rows = useMemo(() => {
    const found = search.q ? findTexts(texts, search.q) : null;
    const place =
      storeSlug === null ? null : table.stores.findIndex(({ slug }) => slug === storeSlug);
    return filterRows(priced, order, search, found, place);
  }, [priced, order, texts, search, storeSlug, table]);
  return { priced, sort, rows };
}

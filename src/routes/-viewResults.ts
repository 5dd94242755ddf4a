import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { readSavedMenus, readSavedQueries } from "#data/saved/readSaved.ts";
import { offerAt } from "#domain/offers/menuTable.ts";
import { offerKey } from "#domain/offers/offers.ts";
import { isCalled, type Store } from "#domain/stores/stores.ts";
import type { SavedView, ViewAddress } from "#domain/views/savedViews.ts";
import { DealsSearchSchema } from "#features/deals/dealsSearch.ts";
import { dealsOf, filterDeals } from "#features/deals/findDeals.ts";
import { ALL_STORES, MenusSearchSchema } from "#features/menus/menusSearch.ts";
import { findMenuRows } from "#features/menus/rows/useMenuRows.ts";

/** The address that a view was saved of. */
export function viewPath({ screen, search }: SavedView): `/${string}` {
  const words = Object.entries(search).map(([name, value]) => [name, String(value)]);
  return `/dispensary-${screen}?${new URLSearchParams(words).toString()}`;
}

/** The results of a view in what is on this phone, by prices before tax, each as one text. */
export async function viewResults(
  queryClient: QueryClient,
  { screen, search }: ViewAddress,
): Promise<readonly string[] | null> {
  return screen === "deals"
    ? await dealResults(queryClient, search)
    : await menuResults(queryClient, search);
}

async function dealResults(
  queryClient: QueryClient,
  search: ViewAddress["search"],
): Promise<readonly string[] | null> {
  const copies = await readSavedQueries(queryClient, "deals");
  const newest = copies.toSorted((a, b) => b.savedAt - a.savedAt)[0];
  if (newest === undefined) return null;
  const now = Date.now();
  const found = filterDeals(dealsOf(newest.data, now), v.parse(DealsSearchSchema, search), now);
  return found.map(({ offer }) => offerKey(offer));
}

async function menuResults(
  queryClient: QueryClient,
  search: ViewAddress["search"],
): Promise<readonly string[] | null> {
  const { store = ALL_STORES, ...filters } = v.parse(MenusSearchSchema, search);
  const { stores, tables } = await readSavedMenus(queryClient);
  const isWanted = (each: Store) => store === ALL_STORES || isCalled(each, store);
  if (!stores.some(isWanted)) return null;
  const now = Date.now();
  return tables.flatMap(({ table, rows }) => {
    const place = store === ALL_STORES ? null : table.stores.findIndex(isWanted);
    if (place === -1) return [];
    const own = new Set(rows);
    return findMenuRows(table, filters, place, now)
      .filter((row) => own.has(row))
      .map((row) => offerKey(offerAt(table, row)));
  });
}

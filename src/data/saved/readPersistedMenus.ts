import type { QueryClient } from "@tanstack/react-query";
import { offerCount, type MenuTable } from "#domain/offers/menuTable.ts";
import type { Store } from "#domain/stores/stores.ts";
import { readPersistedQueries, type PersistedAnswer } from "./readSaved.ts";

/** The menus that the phone has, each store's once, from its newest copy. */
export interface PersistedMenus {
  stores: readonly Store[];
  tables: readonly PersistedTable[];
}

/** A table of offers, and those of its rows that no newer copy replaces. */
export interface PersistedTable {
  table: MenuTable;
  rows: readonly number[];
}

type Copy = PersistedAnswer<{ table: MenuTable; stores: readonly Store[] }>;

/** Reads the menus in memory and on the phone. Nothing is asked of the server. */
export async function readPersistedMenus(queryClient: QueryClient): Promise<PersistedMenus> {
  const all = await readPersistedQueries(queryClient, "menus");
  const own = await readPersistedQueries(queryClient, "menu");
  return newestOfEach([
    ...all.map(({ data: { table }, savedAt }) => ({
      data: { table, stores: table.stores },
      savedAt,
    })),
    // A store's own copy speaks for it even when its menu is empty.
    ...own.map(({ data: { store, table }, savedAt }) => ({
      data: { table, stores: [store] },
      savedAt,
    })),
  ]);
}

/** What a newer copy of a store no longer has is gone, so copies are not mixed. */
function newestOfEach(copies: readonly Copy[]): PersistedMenus {
  const newestFirst = [...copies].sort((a, b) => b.savedAt - a.savedAt);
  const known = new Map<string, Store>();
  const tables = newestFirst.map(({ data: { table, stores } }) => {
    const own = new Set(stores.map(({ slug }) => slug).filter((slug) => !known.has(slug)));
    for (const store of stores) if (own.has(store.slug)) known.set(store.slug, store);
    const places = new Set(
      table.stores.flatMap(({ slug }, place) => (own.has(slug) ? [place] : [])),
    );
    return { table, rows: rowsOf(table, places) };
  });
  return { stores: [...known.values()], tables: tables.filter(({ rows }) => rows.length > 0) };
}

function rowsOf(table: MenuTable, places: ReadonlySet<number>): number[] {
  return Array.from({ length: offerCount(table) }, (_, row) => row).filter((row) =>
    places.has(table.offers.store[row] ?? -1),
  );
}

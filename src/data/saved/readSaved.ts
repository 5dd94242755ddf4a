import type { QueryClient } from "@tanstack/react-query";
import { get } from "idb-keyval";
import * as v from "valibot";
import { PERSISTED_LIFE_MS } from "#domain/constants.ts";
import { LARGE_ANSWERS } from "#domain/queries/largeAnswers.ts";
import { PERSISTED_VERSION, savedKey } from "#domain/queries/persistedRecord.ts";
import type { LargeQueryName } from "#domain/queries/largeQueries.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { readCacheIndex } from "./cacheIndex.ts";
import { openLazily, fromStorage } from "#storage/database.ts";
import { offerCount, type MenuTable } from "#domain/offers/menuTable.ts";
import type { Store } from "#domain/stores/stores.ts";

/** An answer that the phone has, and when it was fetched in epoch milliseconds. */
interface SavedAnswer<Data> {
  /** Of its query. */
  key: readonly unknown[];
  data: Data;
  savedAt: number;
}

type Answer<Name extends LargeQueryName> = v.InferOutput<(typeof LARGE_ANSWERS)[Name]>;

const largeCopies = openLazily(QUERY_DATABASES.large);

const RecordSchema = v.object({
  buster: v.literal(PERSISTED_VERSION),
  state: v.object({ data: v.unknown(), dataUpdatedAt: v.number() }),
});

/**
 * Every answer of one name that is in memory or on the phone, without asking
 * the server. Looking here is not using: copies are neither touched nor dropped, so
 * that what is looked through does not crowd out what is read.
 *
 * @param name of their queries
 * @param isWanted by the key of its query; left out: all of them
 */
export async function readSavedQueries<Name extends LargeQueryName>(
  queryClient: QueryClient,
  name: Name,
  isWanted: (key: readonly unknown[]) => boolean = () => true,
): Promise<SavedAnswer<Answer<Name>>[]> {
  const schema: v.GenericSchema<unknown, Answer<Name>> = LARGE_ANSWERS[name];
  const found: SavedAnswer<Answer<Name>>[] = [];
  const inMemory = new Set<string>();
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: [name] })) {
    if (!isWanted(queryKey)) continue;
    const data = v.safeParse(schema, state.data);
    if (!data.success) continue;
    inMemory.add(savedKey(queryKey));
    found.push({ key: queryKey, data: data.output, savedAt: state.dataUpdatedAt });
  }
  const oldest = Date.now() - PERSISTED_LIFE_MS;
  for (const [key, { queryKey }] of await readCacheIndex()) {
    if (queryKey[0] !== name || inMemory.has(key) || !isWanted(queryKey)) continue;
    const record = v.safeParse(
      RecordSchema,
      await fromStorage(undefined, () => get<unknown>(key, largeCopies())),
    );
    if (!record.success || record.output.state.dataUpdatedAt < oldest) continue;
    const data = v.safeParse(schema, record.output.state.data);
    if (data.success)
      found.push({
        key: queryKey,
        data: data.output,
        savedAt: record.output.state.dataUpdatedAt,
      });
  }
  return found;
}

/** The menus that the phone has, each store's once, from its newest copy. */
export interface SavedMenus {
  stores: readonly Store[];
  tables: readonly SavedTable[];
}

/** The same with when the copy of each store was fetched, by its slug, in epoch milliseconds. */
export interface DatedMenus extends SavedMenus {
  savedAt: ReadonlyMap<string, number>;
}

/** The same of this phone. */
interface MenusHere extends DatedMenus {
  /** Whether the menus of all stores are among them, and not only those that were opened or kept. */
  hasAll: boolean;
}

/** A table of offers, and those of its rows that no newer copy replaces. */
interface SavedTable {
  table: MenuTable;
  rows: readonly number[];
}

type SavedCopy = Omit<SavedAnswer<{ table: MenuTable; stores: readonly Store[] }>, "key">;

/** Reads the menus in memory and on the phone. Nothing is asked of the server. */
export async function readSavedMenus(queryClient: QueryClient): Promise<MenusHere> {
  const all = await readSavedQueries(queryClient, "menus");
  const own = await readSavedQueries(queryClient, "menu");
  const newest = newestOfEach([
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
  return { ...newest, hasAll: all.length > 0 };
}

/**
 * Reads the deals in memory and on the phone of stores whose menu it has not: a menu says more, and what is gone.
 *
 * @param menus what the phone has of those
 */
export async function readSavedDeals(
  queryClient: QueryClient,
  menus: SavedMenus,
): Promise<SavedMenus> {
  const known = new Set(menus.stores.map(({ slug }) => slug));
  const deals = await readSavedQueries(queryClient, "deals");
  return newestOfEach(
    deals.map(({ data: { table }, savedAt }) => ({
      data: { table, stores: table.stores.filter(({ slug }) => !known.has(slug)) },
      savedAt,
    })),
  );
}

/** What a newer copy of a store no longer has is gone, so copies are not mixed. */
function newestOfEach(copies: readonly SavedCopy[]): DatedMenus {
  const newestFirst = [...copies].sort((a, b) => b.savedAt - a.savedAt);
  const known = new Map<string, Store>();
  const times = new Map<string, number>();
  const tables = newestFirst.map(({ data: { table, stores }, savedAt }) => {
    const own = new Set(stores.map(({ slug }) => slug).filter((slug) => !known.has(slug)));
    for (const store of stores) if (own.has(store.slug)) known.set(store.slug, store);
    for (const slug of own) times.set(slug, savedAt);
    const places = new Set(
      table.stores.flatMap(({ slug }, place) => (own.has(slug) ? [place] : [])),
    );
    return { table, rows: rowsOf(table, places) };
  });
  return {
    stores: [...known.values()],
    tables: tables.filter(({ rows }) => rows.length > 0),
    savedAt: times,
  };
}

function rowsOf(table: MenuTable, places: ReadonlySet<number>): number[] {
  return Array.from({ length: offerCount(table) }, (_, row) => row).filter((row) =>
    places.has(table.offers.store[row] ?? -1),
  );
}

import type { PersistedQuery } from "@tanstack/query-persist-client-core";
import { createAtom } from "@tanstack/react-store";
import * as v from "valibot";
import { CACHE_INDEX, cacheIndexRecord } from "#domain/queries/cacheIndex.ts";
import { LARGE_ANSWERS } from "#domain/queries/largeAnswers.ts";
import { savedKey } from "#domain/queries/persistedRecord.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { StoreSchema, storeTitle } from "#domain/stores/stores.ts";
import { evict, put, remove, touch } from "./cacheIndex.ts";
import { createPersister } from "./persister.ts";
import { readPins } from "../pins.ts";
import { openLazily } from "#storage/database.ts";
import { openTabChannel } from "#storage/tabChannel.ts";

/** How much the large copies may take together, in bytes; what is kept on purpose does not count against it. */
const CAP_BYTES = 24 * 1024 * 1024;

const copies = openLazily(QUERY_DATABASES.large);

/** What a large answer is called in a list of what is saved. */
const TitledSchema = v.union([
  v.pipe(
    v.object({ store: v.pick(StoreSchema, ["name", "city", "county"]) }),
    v.transform(({ store }) => storeTitle(store)),
  ),
  v.pipe(
    v.object({ product: v.object({ name: v.string() }) }),
    v.transform(({ product }) => product.name),
  ),
]);

/** How often copies have been written or removed, as far as this tab knows. */
const changes = createAtom(0);

const countChange = () => changes.set((count) => count + 1);

const tellTabs = openTabChannel(CACHE_INDEX.database, countChange);

/** Calls back when copies were written or removed, in this tab or another. Returns the way to stop. */
export function onCacheIndexChange(listener: () => void): () => void {
  return changes.subscribe(listener).unsubscribe;
}

async function noteWritten({ queryKey, state: { data } }: PersistedQuery): Promise<void> {
  const title = v.safeParse(TitledSchema, data);
  await put(
    ...cacheIndexRecord(queryKey, title.success ? title.output : "", byteSize(data), Date.now()),
  );
  const pins = await readPins();
  const kept = new Set([
    savedKey(LARGE_QUERIES.stores.key),
    savedKey(LARGE_QUERIES.events.key),
    ...pins.map(({ slug }) => savedKey(LARGE_QUERIES.menu(slug).key)),
    // What is kept for a visit has its deals, too.
    ...(pins.length === 0 ? [] : [savedKey(LARGE_QUERIES.deals.key)]),
  ]);
  await evict(copies(), CAP_BYTES, (each) => kept.has(each));
  tellCacheIndexChange();
}

/** Says that copies were written or removed, here and in other tabs. */
export function tellCacheIndexChange(): void {
  countChange();
  tellTabs();
}

/** Persister of menus, deals and products: many, large, and limited in what they take together. */
export const largePersister = createPersister(
  { ...QUERY_DATABASES.large, answers: LARGE_ANSWERS },
  {
    written: (_, record) => void noteWritten(record),
    read: (key) => void touch(key, Date.now()),
    removed: (key) => void remove(key).then(tellCacheIndexChange),
  },
);

/**
 * About what a value takes as a structured clone, in bytes: typed arrays exactly,
 * texts by their length, everything else by its usual share. Storage does not tell
 * the size of a record, and writing it out as JSON to find out costs more than it is worth.
 */
function byteSize(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === "string") return value.length + 5;
  if (typeof value !== "object" || value === null) return 9;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + byteSize(each), 8);
  return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + byteSize(each), 8);
}

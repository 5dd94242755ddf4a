import { createStore, entries, set } from "idb-keyval";
import * as v from "valibot";
import { COPY_LEDGER, type LedgerEntry } from "#domain/copyLedger.ts";
import { SMALL_COPIES, copyKey, savedCopy } from "#domain/savedCopy.ts";
import { LARGE_COPIES, PINS, menuKey } from "#domain/savedMenus.ts";
import { withTimeLimit } from "#domain/withTimeLimit.ts";
import { quietly } from "./quietly.ts";

/** Longest wait for an answer, in milliseconds: a push wakes the worker for half a minute at most. */
const PATIENCE_MS = 10_000;

/**
 * As much of an answer as shows that it is one: something else must not take a good copy's place.
 * The page checks the rest when it reads the copy, with schemas that are too large to be here.
 */
const StatisticsSchema = v.looseObject({ topFlower: v.array(v.unknown()) });
const MenuSchema = v.looseObject({ store: v.looseObject({}), table: v.looseObject({}) });
const PinSchema = v.object({ slug: v.string(), name: v.string() });

/**
 * Brings the saved statistics and the menus of kept stores up to date while there is a signal,
 * in the form in which the page's cache keeps them. What cannot be fetched leaves its copy as it is.
 */
export async function refreshCopies(): Promise<void> {
  await quietly(async () => {
    await renew(SMALL_COPIES, ["statistics"], "/api/statistics", StatisticsSchema);
  });
  for (const { slug, name } of await keptStores()) {
    await quietly(async () => {
      const queryKey = menuKey(slug);
      const path = `/api/menus/${encodeURIComponent(slug)}`;
      const bytes = await renew(LARGE_COPIES, queryKey, path, MenuSchema);
      const entry: LedgerEntry = { queryKey, title: name, bytes, usedAt: Date.now() };
      await set(copyKey(queryKey), entry, open(COPY_LEDGER));
    });
  }
}

interface Place {
  database: string;
  store: string;
}

const open = ({ database, store }: Place) => createStore(database, store);

/** @returns about what the copy takes, in bytes */
async function renew(
  place: Place,
  queryKey: readonly string[],
  path: string,
  schema: v.GenericSchema,
): Promise<number> {
  const text = await withTimeLimit(PATIENCE_MS, async (signal) => {
    const answer = await fetch(path, {
      headers: { accept: "application/json" },
      // Caches may serve an answer while they ask for the next; a copy is made of a new one.
      cache: "no-cache",
      signal,
    });
    if (!answer.ok) throw new Error("no answer");
    return await answer.text();
  });
  const data = v.parse(schema, JSON.parse(text));
  await set(copyKey(queryKey), savedCopy(queryKey, data, Date.now()), open(place));
  return text.length;
}

async function keptStores(): Promise<v.InferOutput<typeof PinSchema>[]> {
  const pins = await quietly(() => entries<string, unknown>(open(PINS)));
  return (pins ?? []).flatMap(([, pin]) => (v.is(PinSchema, pin) ? [pin] : []));
}

import { entries, set } from "idb-keyval";
import * as v from "valibot";
import { CACHE_INDEX, cacheIndexRecord } from "#domain/queries/cacheIndex.ts";
import { savedKey, savedRecord } from "#domain/queries/persistedRecord.ts";
import { PINS, PinSchema, type Pin } from "#domain/queries/pins.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import {
  QUERY_DATABASES,
  type QueryDescriptor,
  SMALL_QUERIES,
} from "#domain/queries/smallQueries.ts";
import { watchServer } from "#domain/api/weakSignal.ts";
import { withFallback } from "#domain/time/withFallback.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { openLazily } from "#storage/database.ts";
import { wantsNoCalls, fromStorage } from "./storage.ts";

/** Longest wait for an answer, in milliseconds: a push wakes the worker for half a minute at most. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Longest wait for an answer and for storage to take it, in milliseconds. */
const REFRESH_ALL_TIMEOUT_MS = 15_000;

/**
 * As much of an answer as shows that it is one: something else must not take a good copy's place.
 * The page checks the rest when it reads the copy, with schemas that are too large to be here.
 */
const StatisticsSchema = v.looseObject({ topFlower: v.array(v.unknown()) });
const MenuSchema = v.looseObject({ store: v.looseObject({}), table: v.looseObject({}) });

/**
 * Brings the saved statistics and the menus of kept stores up to date while there is a signal,
 * in the form in which the page's cache keeps them. What cannot be fetched leaves its copy as it is.
 *
 * @param renewView done once the statistics are new, from which home's first view is written
 */
export async function refreshSavedQueries(renewView: () => Promise<void>): Promise<void> {
  if (await wantsNoCalls()) return;
  const server = watchServer();
  const tryToRenew = async (work: () => Promise<void>) => {
    if (!server.mayCall(Date.now())) return;
    const isDone = await withFallback(false, REFRESH_ALL_TIMEOUT_MS, async () => {
      await work();
      return true;
    });
    server.note(isDone, Date.now());
  };
  await tryToRenew(async () => {
    await renew(SMALL_QUERIES.statistics, StatisticsSchema);
    await renewView();
  });
  for (const { slug, name } of await pinnedStores()) {
    await tryToRenew(async () => {
      const menu = LARGE_QUERIES.menu(slug);
      const bytes = await renew(menu, MenuSchema);
      await set(...cacheIndexRecord(menu.key, name, bytes, Date.now()), openLazily(CACHE_INDEX)());
    });
  }
}

/** @returns about what the copy takes, in bytes: as much as its text, since the page packs its long lists of numbers as tightly */
async function renew(
  { key, path, place }: QueryDescriptor,
  schema: v.GenericSchema,
): Promise<number> {
  const text = await withTimeLimit(ANSWER_TIMEOUT_MS, async (signal) => {
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
  await set(
    savedKey(key),
    savedRecord(key, data, Date.now()),
    openLazily(QUERY_DATABASES[place])(),
  );
  return text.length;
}

async function pinnedStores(): Promise<Pin[]> {
  const pins = await fromStorage([], () => entries<string, unknown>(openLazily(PINS)()));
  return pins.flatMap(([, pin]) => (v.is(PinSchema, pin) ? [pin] : []));
}

import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { createStore, entries, setMany } from "idb-keyval";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offerAt } from "#domain/menus/menuTable.ts";
import { PINS, PinSchema } from "#domain/queries/pins.ts";
import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import { StatisticsSchema } from "#domain/site/statistics.ts";
import earlier from "../../../tests/support/data/earlierCopies.json";
import { readCacheIndex } from "./cacheIndex.ts";
import { smallPersister } from "./persister.ts";
import { readPersistedMenus } from "./readPersistedMenus.ts";

/**
 * Everything that a phone had saved of the site's sample in a release before this one: taken from
 * the databases of a browser in which that release had run.
 */
const DATABASES: Record<string, Record<string, unknown[][]>> = earlier;
const SAVED_AT = Date.parse("2026-11-22T17:00:00Z");

/** Lists of row numbers, which JSON does not know, as the browser had them. */
function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== "object" || value === null) return value;
  const numbers = v.safeParse(v.object({ $u16: v.array(v.number()) }), value);
  if (numbers.success) return Uint16Array.from(numbers.output.$u16);
  const wide = v.safeParse(v.object({ $u32: v.array(v.number()) }), value);
  if (wide.success) return Uint32Array.from(wide.output.$u32);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, revive(each)]));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(SAVED_AT);
  for (const [database, stores] of Object.entries(DATABASES))
    for (const [store, records] of Object.entries(stores))
      await setMany(
        records.map(([key, record]): [string, unknown] => [String(key), revive(record)]),
        createStore(database, store),
      );
});
afterEach(() => vi.useRealTimers());

it("saved statistics of the release before are shown", async () => {
  const client = new QueryClient();
  await smallPersister.restoreQueries(client);
  const statistics = v.parse(StatisticsSchema, client.getQueryData(SMALL_QUERIES.statistics.key));
  expect(statistics.topFlower).toHaveLength(2);
});

it("a menu kept by the release before is there, with its prices and its place in the index", async () => {
  const { stores, tables } = await readPersistedMenus(new QueryClient());
  expect(stores.map(({ name }) => name)).toContain("Blue Gate Botanicals");
  const offers = tables.flatMap(({ table, rows }) => rows.map((row) => offerAt(table, row)));
  expect(offers).toHaveLength(2);
  for (const { priceCents } of offers) expect(priceCents).toBeGreaterThan(0);
  const [entry] = (await readCacheIndex()).values();
  expect(entry?.title).toContain("Blue Gate Botanicals");
});

it("a store kept by the release before is kept", async () => {
  const pins = await entries<string, unknown>(createStore(PINS.database, PINS.store));
  expect(pins.map(([, pin]) => v.parse(PinSchema, pin).slug)).toEqual([
    "sample-blue-gate-botanicals-fremont",
  ]);
});

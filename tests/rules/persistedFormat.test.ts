import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { createStore, get, set } from "idb-keyval";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../src/data/queryClient.ts";
import { smallPersister } from "../../src/data/saved/persister.ts";
import { readCacheIndex } from "../../src/data/saved/cacheIndex.ts";
import { largePersister } from "../../src/data/saved/largePersister.ts";
import { savedKey } from "../../src/domain/queries/persistedRecord.ts";
import { encodeMenuTable, offerAt, StoreMenuSchema } from "../../src/domain/offers/menuTable.ts";
import { PINS } from "../../src/domain/queries/pins.ts";
import { LARGE_QUERIES } from "../../src/domain/queries/largeQueries.ts";
import { QUERY_DATABASES } from "../../src/domain/queries/smallQueries.ts";
import * as v from "valibot";
import { refreshSavedQueries } from "../../sw/refresh.ts";
import { offer, storeProfile } from "../support/data/offers.ts";

const STATISTICS = { topFlower: [{ name: "Gelato", count: 3 }], topDeals: [] };
const MENU = { store: storeProfile(), table: encodeMenuTable([offer()]) };
const small = createStore(QUERY_DATABASES.small.database, QUERY_DATABASES.small.store);

let answers: Record<string, () => Response>;

beforeEach(async () => {
  answers = {
    "/api/statistics": () => Response.json(STATISTICS),
    "/api/menus/bliss-kent": () => Response.json(MENU),
  };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(answers[path]?.() ?? new Response(null, { status: 404 })),
  );
  await set(
    "bliss-kent",
    { slug: "bliss-kent", name: "Bliss, Kent", pinnedAt: 1 },
    createStore(PINS.database, PINS.store),
  );
});

afterEach(() => vi.unstubAllGlobals());

it("the page restores the statistics that the worker has saved", async () => {
  await refreshSavedQueries(() => Promise.resolve());
  const client = createQueryClient();
  await smallPersister.restoreQueries(client);
  expect(client.getQueryData(["statistics"])).toEqual(STATISTICS);
});

it("the page restores a kept store's menu that the worker has saved, as its columns", async () => {
  await refreshSavedQueries(() => Promise.resolve());
  const client = new QueryClient();
  await largePersister.restoreQueries(client);
  const menu = v.parse(StoreMenuSchema, client.getQueryData(LARGE_QUERIES.menu("bliss-kent").key));
  expect(offerAt(menu.table, 0).priceCents).toBe(offer().priceCents);
  expect((await readCacheIndex()).get(savedKey(LARGE_QUERIES.menu("bliss-kent").key))?.title).toBe(
    "Bliss, Kent",
  );
});

it("the worker writes what the page's cache would have written", async () => {
  await refreshSavedQueries(() => Promise.resolve());
  const byWorker = await get<unknown>(savedKey(["statistics"]), small);
  const client = createQueryClient();
  client.setQueryData(["statistics"], STATISTICS, { updatedAt: 1 });
  await smallPersister.persistQueryByKey(["statistics"], client);
  const byPage = await get<unknown>(savedKey(["statistics"]), small);
  expect(fields(byWorker)).toEqual(fields(byPage));
});

it.each([
  ["an error", () => new Response("down", { status: 503 })],
  ["a page that is no answer", () => new Response("<!doctype html>")],
  ["something else", () => Response.json({ hello: "world" })],
])("the worker leaves the copy alone when the server answers with %s", async (_name, answer) => {
  await refreshSavedQueries(() => Promise.resolve());
  answers["/api/statistics"] = answer;
  await refreshSavedQueries(() => Promise.resolve());
  const client = createQueryClient();
  await smallPersister.restoreQueries(client);
  expect(client.getQueryData(["statistics"])).toEqual(STATISTICS);
});

/** Names of a record's fields, those of its state included. */
function fields(record: unknown): string[] {
  if (typeof record !== "object" || record === null) return [];
  const state = Object.keys(Reflect.get(record, "state") ?? {}).map((name) => `state.${name}`);
  return Object.keys(record).concat(state).toSorted();
}

import "fake-indexeddb/auto";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { createStore, get, set } from "idb-keyval";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { SMALL_ANSWERS } from "#domain/queries/smallAnswers.ts";
import { createPersister } from "./persister.ts";

const place = { database: "test-copies", store: "copies", answers: SMALL_ANSWERS };
const key = 'copy-["announcements"]';
const store = createStore(place.database, place.store);
const hello = [{ text: "Hello" }];

const record = (more: object = {}) => ({
  buster: "1",
  queryKey: ["announcements"],
  queryHash: '["announcements"]',
  state: { data: hello, dataUpdatedAt: Date.now() },
  ...more,
});

async function restored(saved: unknown): Promise<unknown> {
  await set(key, saved, store);
  const client = new QueryClient();
  await createPersister(place).restoreQueries(client);
  return client.getQueryData(["announcements"]);
}

afterEach(() => vi.useRealTimers());

describe("a saved copy", () => {
  it("is put back into the cache as it was", async () => {
    await expect(restored(record())).resolves.toEqual(hello);
  });

  it.each([
    ["of an older release", record({ buster: "0" })],
    ["of a query nobody saves", record({ queryKey: ["secrets"] })],
    ["with a damaged answer", record({ state: { data: [{}], dataUpdatedAt: Date.now() } })],
    ["without its time", record({ state: { data: hello } })],
    ["that is no record", 7],
    [
      "older than 30 days",
      record({ state: { data: hello, dataUpdatedAt: Date.now() - 31 * 864e5 } }),
    ],
  ])("%s is dropped and removed", async (_, saved) => {
    await expect(restored(saved)).resolves.toBeUndefined();
    await expect(get(key, store)).resolves.toBeUndefined();
  });

  it("from a clock that was ahead does not count as fresh for ever", async () => {
    const ahead = Date.now() + 864e5;
    await set(key, record({ state: { data: hello, dataUpdatedAt: ahead } }), store);
    const client = new QueryClient();
    await createPersister(place).restoreQueries(client);
    expect(client.getQueryState(["announcements"])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  });

  it("is written when an answer has come, and read when memory has none", async () => {
    const { persisterFn } = createPersister(place);
    const fetched = (queryFn: () => Promise<unknown>) =>
      new QueryClient({ defaultOptions: { queries: { persister: persisterFn } } }).fetchQuery({
        queryKey: ["announcements"],
        queryFn,
      });
    await fetched(() => Promise.resolve(hello));
    await vi.waitFor(async () => expect(await get(key, store)).toMatchObject({ buster: "1" }));
    await expect(fetched(() => Promise.reject(new Error("asked")))).resolves.toEqual(hello);
  });
});

/** Opens this database in another way; whatever else opens one meanwhile is let alone. */
function openOtherwise(database: string, otherwise: () => IDBOpenDBRequest): void {
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, "open").mockImplementation((name, version) =>
    name === database ? otherwise() : open(name, version),
  );
}

describe("storage that does not work", () => {
  it("is waited for no longer than a second", async () => {
    vi.useFakeTimers();
    openOtherwise("blocked", () => new IDBOpenDBRequest());
    const client = new QueryClient();
    const done = createPersister({ ...place, database: "blocked" }).restoreQueries(client);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(done).resolves.toBeUndefined();
  });

  it("that throws at once is the same as none", async () => {
    openOtherwise("denied", () => {
      throw new DOMException("denied", "SecurityError");
    });
    const { restoreQueries } = createPersister({ ...place, database: "denied" });
    await expect(restoreQueries(new QueryClient())).resolves.toBeUndefined();
  });
});

it("a copy whose renewal fails is shown all the same, and the failure is the query's and nobody else's", async () => {
  await set(key, record({ state: { data: hello, dataUpdatedAt: Date.now() - 60_000 } }), store);
  const unheard = vi.fn();
  process.on("unhandledRejection", unheard);
  const client = new QueryClient();
  const query = {
    queryKey: ["announcements"],
    queryFn: () => Promise.reject(new Error("unreachable")),
    persister: createPersister(place).persisterFn,
    retry: false,
  };
  onTestFinished(new QueryObserver(client, query).subscribe(() => undefined));
  await vi.waitFor(() =>
    expect(client.getQueryState(["announcements"])).toMatchObject({
      data: hello,
      status: "error",
      fetchStatus: "idle",
    }),
  );
  // Node tells of those a turn later.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unheard);
  expect(unheard).not.toHaveBeenCalled();
});

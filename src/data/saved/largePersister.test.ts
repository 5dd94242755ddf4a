import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { createStore, get, set } from "idb-keyval";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { savedKey } from "#domain/queries/persistedRecord.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { offer, storeProfile } from "../../../tests/support/data/offers.ts";
import { readCacheIndex } from "./cacheIndex.ts";
import { largePersister } from "./largePersister.ts";
import { pin, readPins, unpin } from "../pins.ts";

const copies = createStore(QUERY_DATABASES.large.database, QUERY_DATABASES.large.store);
const queryKey = LARGE_QUERIES.menu("bliss-kent").key;
const key = savedKey(queryKey);
const answer = () => ({ store: storeProfile(), table: encodeMenuTable([offer()]) });

const fetched = (queryFn: () => Promise<unknown>) =>
  new QueryClient({
    defaultOptions: { queries: { persister: largePersister.persisterFn, retry: false } },
  }).fetchQuery({ queryKey, queryFn });

beforeEach(async () => {
  await largePersister.persisterGc();
});

describe("a large copy", () => {
  it("is entered in the index with its name and what it takes", async () => {
    await fetched(() => Promise.resolve(answer()));
    await vi.waitFor(async () =>
      expect((await readCacheIndex()).get(key)).toMatchObject({
        queryKey: [...queryKey],
        title: "Bliss, Kent",
      }),
    );
    expect((await readCacheIndex()).get(key)?.bytes).toBeGreaterThan(500);
  });

  it("that is damaged is dropped, removed from the index and fetched anew", async () => {
    await fetched(() => Promise.resolve(answer()));
    await vi.waitFor(async () => expect((await readCacheIndex()).has(key)).toBe(true));
    const record = await get<{ state: object }>(key, copies);
    await set(key, { ...record, state: { ...record?.state, data: { table: 7 } } }, copies);
    await expect(fetched(() => Promise.reject(new Error("asked")))).rejects.toThrow("asked");
    await vi.waitFor(async () => expect((await readCacheIndex()).has(key)).toBe(false));
  });
});

describe("a kept store", () => {
  it("is remembered until it is let go", async () => {
    await expect(pin({ slug: "bliss-kent", name: "Bliss" })).resolves.toBe(true);
    await expect(readPins()).resolves.toMatchObject([{ slug: "bliss-kent", name: "Bliss" }]);
    await unpin("bliss-kent");
    await expect(readPins()).resolves.toEqual([]);
  });

  it("is not kept where storage is denied, which is said", async () => {
    // Opening the database for the first time is another matter.
    await readPins();
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await expect(pin({ slug: "bliss-kent", name: "Bliss" })).resolves.toBe(false);
    transaction.mockRestore();
  });
});

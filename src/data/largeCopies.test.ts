import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { createStore, get, set } from "idb-keyval";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { copyKey } from "#domain/savedCopy.ts";
import { LARGE_COPIES, menuKey } from "#domain/savedMenus.ts";
import { encodeMenuTable } from "#domain/encodeMenuTable.ts";
import { offer, storeProfile } from "../../tests/support/offers.ts";
import { readLedger } from "./copyLedger.ts";
import { largeCopies } from "./largeCopies.ts";
import { pin, readPins, unpin } from "./pins.ts";

const copies = createStore(LARGE_COPIES.database, LARGE_COPIES.store);
const queryKey = menuKey("bliss-kent");
const key = copyKey(queryKey);
const answer = () => ({ store: storeProfile(), table: encodeMenuTable([offer()]) });

const fetched = (queryFn: () => Promise<unknown>) =>
  new QueryClient({
    defaultOptions: { queries: { persister: largeCopies.persisterFn, retry: false } },
  }).fetchQuery({ queryKey, queryFn });

beforeEach(async () => {
  await largeCopies.persisterGc();
});

describe("a large copy", () => {
  it("is entered in the ledger with its name and what it takes", async () => {
    await fetched(() => Promise.resolve(answer()));
    await vi.waitFor(async () =>
      expect((await readLedger()).get(key)).toMatchObject({
        queryKey: [...queryKey],
        title: "Bliss, Kent",
      }),
    );
    expect((await readLedger()).get(key)?.bytes).toBeGreaterThan(500);
  });

  it("that is damaged is dropped, struck from the ledger and fetched anew", async () => {
    await fetched(() => Promise.resolve(answer()));
    await vi.waitFor(async () => expect((await readLedger()).has(key)).toBe(true));
    const record = await get<{ state: object }>(key, copies);
    await set(key, { ...record, state: { ...record?.state, data: { table: 7 } } }, copies);
    await expect(fetched(() => Promise.reject(new Error("asked")))).rejects.toThrow("asked");
    await vi.waitFor(async () => expect((await readLedger()).has(key)).toBe(false));
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

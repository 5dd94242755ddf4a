import { createStore, get, promisifyRequest, set } from "idb-keyval";
import { afterAll, describe, expect, it, vi } from "vitest";
import { inboxStore, settingsStore } from "#data/alertRecords.ts";
import { outboxStore } from "#data/outbox/sender.ts";
import { pin, readPins, unpin } from "#data/pins.ts";
import { wishlistStore } from "#data/wishlist/wishlist.ts";
import { PHONE_ALERTS } from "#domain/alerts/phoneAlerts.ts";
import { OUTBOX } from "#domain/outbox/outboxEntry.ts";
import { PINS } from "#domain/queries/pins.ts";
import { openLazily } from "#storage/database.ts";
import { keepMessage, muteUntil, readSettings } from "../../sw/phoneAlerts.ts";
import { outboxEntry } from "../support/outbox/outboxEntries.ts";
import { DEATHS, failNextOpening, killConnections } from "../support/screens/deadDatabases.ts";

const MESSAGE = { kind: "test", id: "one", sentAt: 1 } as const;

// What modules remember outlives a file of tests.
afterAll(async () => {
  for (const { slug } of await readPins()) await unpin(slug);
});

describe.each(DEATHS)("a handle that %s", (_, death) => {
  it("is replaced by one new connection, by which all that is read at once is read", async () => {
    await settingsStore.change(() => ({ isDiscreet: false, mutedUntil: 5, saysShown: true }));
    const opened = killConnections(death);
    await Promise.all([1, 2, 3, 4, 5].map(() => settingsStore.read()));
    expect(await settingsStore.read()).toEqual({
      isDiscreet: false,
      mutedUntil: 5,
      saysShown: true,
    });
    expect(await inboxStore.read()).toEqual([]);
    expect(opened.count(PHONE_ALERTS.database)).toBe(1);
  });

  it("does not lose what is written next, nor writes it twice", async () => {
    await outboxStore.change(() => ({ entries: [outboxEntry("a")], foreign: [] }));
    const opened = killConnections(death);
    const add = outboxStore.change((outbox) => ({
      ...outbox,
      entries: [...outbox.entries, outboxEntry("b")],
    }));
    expect(await add).toBe(true);
    expect((await outboxStore.read()).entries.map(({ id }) => id)).toEqual(["id-of-a", "id-of-b"]);
    expect(opened.count(OUTBOX.database)).toBe(1);
  });

  it("keeps a list of many records readable", async () => {
    await pin({ slug: "one", name: "One" });
    const opened = killConnections(death);
    expect(await pin({ slug: "two", name: "Two" })).toBe(true);
    expect((await readPins()).map(({ slug }) => slug).toSorted()).toEqual(["one", "two"]);
    expect(opened.count(PINS.database)).toBe(1);
  });

  it("is replaced in the worker as well", async () => {
    await muteUntil(7);
    const opened = killConnections(death);
    expect((await readSettings()).mutedUntil).toBe(7);
    expect(await keepMessage(MESSAGE, 2)).toBe(1);
    expect(await inboxStore.read()).toMatchObject([{ message: MESSAGE }]);
    expect(opened.count(PHONE_ALERTS.database)).toBe(1);
  });
});

describe.each(["fails", "is never answered"] as const)("an opening that %s", (how) => {
  it("is asked for once more, and what lies in storage is read", async () => {
    await wishlistStore.change(() => ({
      own: [],
      account: { uid: "ana", items: [], cursor: "kept" },
    }));
    leave();
    failNextOpening(how);
    await vi.waitFor(async () => expect((await wishlistStore.read()).account?.cursor).toBe("kept"));
  });

  it("does not keep the worker from what it needs for a notification", async () => {
    await muteUntil(9);
    leave();
    failNextOpening(how);
    expect((await readSettings()).mutedUntil).toBe(9);
  });
});

it("storage that is denied says so to all who ask at the same time", async () => {
  const denied = new DOMException("denied", "SecurityError");
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw denied;
  });
  const store = openLazily({ database: "denied", store: "parts" });
  const asked = await Promise.allSettled(["a", "b", "c"].map((key) => get(key, store())));
  expect(asked).toEqual(asked.map(() => ({ status: "rejected", reason: denied })));
});

it("a page that is left closes its connections, and opens them anew when it is shown again", async () => {
  await settingsStore.change(() => ({ isDiscreet: false, mutedUntil: 5, saysShown: true }));
  const close = vi.spyOn(IDBDatabase.prototype, "close");
  leave();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  close.mockRestore();
  dispatchEvent(new Event("pageshow"));
  expect((await settingsStore.read()).mutedUntil).toBe(5);
});

it("a page that is left in the middle of a transaction keeps no other waiting, and does its work when it is back", async () => {
  await settingsStore.change(() => ({ isDiscreet: false, mutedUntil: 5, saysShown: true }));
  let tries = 0;
  const worked = openLazily(PHONE_ALERTS)()("readwrite", async (store) => {
    tries += 1;
    // The first try never comes to an end by itself.
    while (tries === 1) await promisifyRequest(store.get("settings"));
    return await promisifyRequest(store.get("settings"));
  });
  await vi.waitFor(() => expect(tries).toBe(1));
  leave();
  const { database, store } = PHONE_ALERTS;
  await set("from the next page", 1, createStore(database, store));
  expect(await worked).toMatchObject({ mutedUntil: 5 });
  expect(tries).toBe(2);
});

/** As when the page goes into the back/forward cache. */
function leave(): void {
  dispatchEvent(new Event("pagehide"));
}

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Inbox } from "#domain/alerts/phoneAlerts.ts";
import type * as stores from "./alertRecords.ts";

const storage = vi.hoisted(() => ({ get: vi.fn<(key: string) => Promise<unknown>>() }));
vi.mock("idb-keyval", () => ({ createStore: () => "store", get: storage.get, update: vi.fn() }));

const STORED = [
  {
    message: { kind: "test", id: "one", sentAt: 1 },
    receivedAt: 1,
    isRead: false,
  },
];

describe("a part of what the phone keeps", () => {
  let inboxStore: typeof stores.inboxStore;

  beforeEach(async () => {
    // Nothing has been read yet.
    vi.resetModules();
    ({ inboxStore } = await import("./alertRecords.ts"));
    vi.useFakeTimers();
  });

  it("is told when storage has answered at last, too late for whoever asked", async () => {
    let answer: (stored: unknown) => void = () => undefined;
    storage.get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const told: Inbox[] = [];
    const stop = inboxStore.onChange((inbox) => told.push(inbox));
    const reading = inboxStore.read();
    await vi.runAllTimersAsync();
    expect(await reading).toEqual([]);
    answer(STORED);
    await vi.runAllTimersAsync();
    expect(told).toEqual([[], STORED]);
    stop();
  });

  it("is told once for each answer, so that whoever listens need not ask again", async () => {
    storage.get.mockResolvedValue(STORED);
    const told: Inbox[] = [];
    const stop = inboxStore.onChange((inbox) => told.push(inbox));
    await inboxStore.read();
    expect(told).toEqual([STORED]);
    stop();
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Inbox } from "#domain/inbox.ts";
import type * as parts from "./phoneParts.ts";

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
  let inboxPart: typeof parts.inboxPart;

  beforeEach(async () => {
    // Nothing has been read yet.
    vi.resetModules();
    ({ inboxPart } = await import("./phoneParts.ts"));
    vi.useFakeTimers();
  });

  it("is told when storage has answered at last, too late for whoever asked", async () => {
    let answer: (stored: unknown) => void = () => undefined;
    storage.get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const told: Inbox[] = [];
    const stop = inboxPart.onChange((inbox) => told.push(inbox));
    const reading = inboxPart.read();
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
    const stop = inboxPart.onChange((inbox) => told.push(inbox));
    await inboxPart.read();
    expect(told).toEqual([STORED]);
    stop();
  });
});

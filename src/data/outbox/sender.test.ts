import { createStore, get, set } from "idb-keyval";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ENTRIES_PART, OUTBOX, SESSION_PART } from "#domain/outbox/outboxEntry.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { outboxEntry, outboxWrite } from "../../../tests/support/outbox/outboxEntries.ts";
import { noteAnswer, stayOffline, tryAgain } from "../api/signal.ts";
import { enqueue, pending, retry } from "./outbox.ts";
import { outboxStore, startSender, type OutboxSession } from "./sender.ts";

const ANA: OutboxSession = { uid: "ana", token: () => Promise.resolve("token") };

let asked: string[];
let answer: (path: string) => Promise<Response>;
let session: OutboxSession | null = null;

startSender({ session: () => session, onSessionChange: () => undefined });

beforeEach(async () => {
  asked = [];
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  session = null;
  await outboxStore.change(() => ({ entries: [], foreign: [] }));
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answer(path);
  });
});
afterEach(() => {
  vi.useRealTimers();
  stayOffline(false);
  tryAgain();
});

const lent = async () =>
  await get<unknown>(SESSION_PART, createStore(OUTBOX.database, OUTBOX.store));
const things = (...names: string[]) => names.map((name) => `/api/things/${name}`);
const isEmpty = async () => expect(await pending("ana")).toEqual([]);

it("sends what is written, and nothing is left", async () => {
  await enqueue(outboxWrite("a"), "1", null);
  await vi.waitFor(isEmpty);
  expect(asked).toEqual(things("a"));
});

it("calls nobody while the visitor wants no calls, and sends when they go online", async () => {
  stayOffline(true);
  await enqueue(outboxWrite("a"), "1", null);
  await retry();
  expect(await pending(null)).toHaveLength(1);
  expect(asked).toEqual([]);
  stayOffline(false);
  await vi.waitFor(isEmpty);
  expect(asked).toEqual(things("a"));
});

it("stops in the midst of a long list when the visitor wants no more calls", async () => {
  const names = Array.from({ length: 20 }, (_, place) => `n${String(place)}`);
  answer = () => {
    stayOffline(true);
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  await outboxStore.change(() => ({
    entries: names.map((name) => outboxEntry(name)),
    foreign: [],
  }));
  await retry();
  await vi.waitFor(async () => expect(await pending(null)).toHaveLength(16));
  expect((await pending(null)).every(({ attempts }) => attempts === 0)).toBe(true);
  expect(asked).toHaveLength(4);
});

it("“Send now” tries a server that counts as away", async () => {
  for (let call = 0; call < 3; call += 1) noteAnswer(false);
  await enqueue(outboxWrite("a"), "1", null);
  expect(asked).toEqual([]);
  await retry("1");
  await vi.waitFor(isEmpty);
  expect(asked).toEqual(things("a"));
});

it("whoever comes back to the app after hours without a signal does not wait for the end of a pause", async () => {
  const pause = { since: Date.now(), ms: HOUR_MS / 2, why: "away" } as const;
  const entry = outboxEntry("a", { attempts: 12, state: { is: "waiting", pause } });
  await outboxStore.change(() => ({ entries: [entry], foreign: [] }));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(isEmpty);
  expect(asked).toEqual(things("a"));
});

it("a page that the browser had put away and shows again sends, whether or not it was ever called hidden", async () => {
  const pause = { since: Date.now(), ms: HOUR_MS / 2, why: "away" } as const;
  const entry = outboxEntry("a", { attempts: 12, state: { is: "waiting", pause } });
  await outboxStore.change(() => ({ entries: [entry], foreign: [] }));
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(new Event("pageshow"));
  await vi.waitFor(isEmpty);
  expect(asked).toEqual(things("a"));
});

it("a page out of the back/forward cache asks a server that had counted as away when it was left", async () => {
  for (let call = 0; call < 3; call += 1) noteAnswer(false);
  await enqueue(outboxWrite("a"), "1", null);
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await vi.waitFor(isEmpty);
  expect(asked).toEqual(things("a"));
});

it("a pause that the server has asked for lasts, also for whoever comes back", async () => {
  const pause = { since: Date.now(), ms: HOUR_MS, why: "limited" } as const;
  const entry = outboxEntry("a", { attempts: 1, state: { is: "waiting", pause } });
  await outboxStore.change(() => ({ entries: [entry, outboxEntry("b")], foreign: [] }));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(async () => expect(await pending(null)).toHaveLength(1));
  expect(asked).toEqual(things("b"));
});

it("does not wait with what the worker could not send, because its token was too old", async () => {
  const pause = { since: Date.now(), ms: HOUR_MS, why: "signed-out" } as const;
  const entry = outboxEntry("a", { owner: "ana", attempts: 1, state: { is: "waiting", pause } });
  session = ANA;
  await outboxStore.change(() => ({ entries: [entry], foreign: [] }));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(isEmpty);
  expect(asked).toEqual(things("a"));
});

it("an account’s write goes with its token, and with nobody else’s", async () => {
  session = ANA;
  await enqueue(outboxWrite("hers", { owner: "ana" }), "1", ANA.token);
  await enqueue(outboxWrite("his", { owner: "ben" }), "2", () => Promise.resolve("his"));
  await vi.waitFor(isEmpty);
  expect(asked).toEqual(things("hers"));
  expect(await pending("ben")).toHaveLength(1);
});

it("the worker has the token while something of the account waits, and no longer", async () => {
  session = ANA;
  answer = () => Promise.reject(new TypeError("no connection"));
  await enqueue(outboxWrite("a", { owner: "ana" }), "1", ANA.token);
  await vi.waitFor(async () => expect(await lent()).toEqual({ uid: "ana", token: "token" }));
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  await retry();
  await vi.waitFor(isEmpty);
  await vi.waitFor(async () => expect(await lent()).toBeUndefined());
});

it("the worker has it also when the server has been silent, because the page may be closed by then", async () => {
  session = ANA;
  for (let call = 0; call < 3; call += 1) noteAnswer(false);
  await enqueue(outboxWrite("a", { owner: "ana" }), "1", ANA.token);
  await vi.waitFor(async () => expect(await lent()).toEqual({ uid: "ana", token: "token" }));
  expect(asked).toEqual([]);
});

/** The page's clock, which stands until a test moves it on; what storage needs of timers goes on. */
const holdClock = () =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() });

/** Lets storage and the network answer, without a moment going by. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it("reads nothing, writes nothing and sets no timer while something waits", async () => {
  answer = () => Promise.resolve(new Response(null, { status: 503 }));
  holdClock();
  await enqueue(outboxWrite("a"), "1", null);
  await settle();
  expect(asked).toHaveLength(1);
  const transactions = vi.spyOn(IDBDatabase.prototype, "transaction");
  const timers = vi.spyOn(globalThis, "setTimeout");
  await settle();
  expect(transactions).not.toHaveBeenCalled();
  expect(timers).not.toHaveBeenCalled();
});

it("notes what came of a further attempt in one transaction, with a timer that limits it and one that wakes", async () => {
  answer = () => Promise.resolve(new Response(null, { status: 503 }));
  session = ANA;
  holdClock();
  await enqueue(outboxWrite("a", { owner: "ana" }), "1", ANA.token);
  await settle();
  const transactions = vi.spyOn(IDBDatabase.prototype, "transaction");
  const timers = vi.spyOn(globalThis, "setTimeout");
  vi.advanceTimersByTime(2_000);
  await settle();
  expect(asked).toHaveLength(2);
  expect(transactions).toHaveBeenCalledTimes(1);
  expect(timers).toHaveBeenCalledTimes(2);
  const [entry] = await pending("ana");
  expect(entry).toMatchObject({ attempts: 2, state: { is: "waiting" } });
});

it("asks storage first what was taken back elsewhere, when the page was frozen and wakes late", async () => {
  answer = () => Promise.resolve(new Response(null, { status: 503 }));
  holdClock();
  await enqueue(outboxWrite("a"), "1", null);
  await settle();
  // As another tab does, of which a frozen page has not heard.
  const database = createStore(OUTBOX.database, OUTBOX.store);
  await set(ENTRIES_PART, { entries: [], foreign: [] }, database);
  vi.setSystemTime(Date.now() + HOUR_MS);
  vi.advanceTimersByTime(2_000);
  await settle();
  expect(asked).toHaveLength(1);
  expect(await pending(null)).toEqual([]);
});

it("tries again by itself as soon as the pause is over, and no sooner", async () => {
  answer = () => Promise.resolve(new Response(null, { status: 503 }));
  holdClock();
  await enqueue(outboxWrite("a"), "1", null);
  await settle();
  const [entry] = await pending(null);
  const pause = entry?.state.is === "waiting" ? entry.state.pause : null;
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  vi.advanceTimersByTime(Math.ceil(pause?.ms ?? 0) - 1);
  await settle();
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await settle();
  expect(asked).toHaveLength(2);
  await isEmpty();
});

it("waits longer each time with what storage does not let it mark as sent", async () => {
  holdClock();
  await outboxStore.change(() => ({ entries: [outboxEntry("a")], foreign: [] }));
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await retry();
  const transactions = vi.spyOn(IDBDatabase.prototype, "transaction");
  for (let second = 0; second < 600; second += 1) {
    vi.advanceTimersByTime(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(asked).toEqual([]);
  expect(transactions.mock.calls.length).toBeLessThan(100);
});

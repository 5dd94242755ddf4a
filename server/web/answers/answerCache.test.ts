import { describe, expect, it, onTestFinished, vi } from "vitest";
import { DatabaseTroubleError } from "../../db/databaseTrouble.ts";
import { AnswerCache, ONE_VERSION_MS, STALE_FOR_MS, type MadeAnswer } from "./answerCache.ts";
import { readyAnswer } from "./readyAnswer.ts";

/** A text whose answer takes `bytes` of memory. */
const textOf = (bytes: number) => "x".repeat(bytes - '""'.length);
const made = async (value: unknown, validUntil = Infinity): Promise<MadeAnswer> => ({
  answer: await readyAnswer(value),
  validUntil,
});
const saying = (value: unknown) =>
  vi.fn(() => (value === null ? Promise.resolve(null) : made(value)));

const LONG_MS = 30_000;

/** A cache whose clock stands at `at.now`, asked for states by number. */
function cacheOf(limits: { entries: number; bytes: number }, patienceMs = LONG_MS) {
  const cache = new AnswerCache(limits, patienceMs);
  const at = { now: 0 };
  const get = (path: string, version: number, make: () => Promise<MadeAnswer | null>, asOf = 0) =>
    cache.get(path, { version, asOf }, at.now, make);
  return { cache, at, get };
}

describe("the cache of answers", () => {
  const roomy = () => cacheOf({ entries: 100, bytes: 10_000 });

  it("makes an answer once, however many ask", async () => {
    const { get } = roomy();
    const make = saying("hello");
    const [one, other] = await Promise.all([get("/a", 1, make), get("/a", 1, make)]);
    expect(one).toBe(other);
    expect(await get("/a", 1, make)).toBe(one);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("makes it again for another state, in place of the first", async () => {
    const { get } = cacheOf({ entries: 100, bytes: 100 });
    await get("/a", 1, saying(textOf(60)));
    const next = saying(textOf(60));
    await get("/a", 2, next);
    await get("/a", 2, next);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it("makes it again when its time is over, and not before", async () => {
    const { get } = roomy();
    const make = vi.fn(() => made("hello", 120_000));
    await get("/a", 1, make, 0);
    await get("/a", 1, make, 60_000);
    expect(make).toHaveBeenCalledTimes(1);
    await get("/a", 1, make, 120_000);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("keeps the answer of a newer state when that of an older one comes late", async () => {
    const { get } = roomy();
    let finish: (answer: MadeAnswer) => void = () => undefined;
    const late = get("/a", 1, () => new Promise((resolve) => (finish = resolve)));
    const make = saying("new");
    await get("/a", 2, make);
    finish(await made("old"));
    expect(await late).not.toBeNull();
    await get("/a", 2, make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("drops what was asked for longest ago when there are too many", async () => {
    const { get } = cacheOf({ entries: 2, bytes: 10_000 });
    const makes = { a: saying("a"), b: saying("b"), c: saying("c") };
    await get("/a", 1, makes.a);
    await get("/b", 1, makes.b);
    await get("/a", 1, makes.a);
    await get("/c", 1, makes.c);
    await get("/a", 1, makes.a);
    expect(makes.a).toHaveBeenCalledTimes(1);
    await get("/b", 1, makes.b);
    expect(makes.b).toHaveBeenCalledTimes(2);
  });

  it("drops as many as it takes when they are too large", async () => {
    const { get } = cacheOf({ entries: 100, bytes: 100 });
    const makes = [saying(textOf(40)), saying(textOf(40)), saying(textOf(90))];
    for (const [number, make] of makes.entries()) await get(String(number), 1, make);
    for (const [number, make] of makes.entries()) await get(String(number), 1, make);
    expect(makes.map((make) => make.mock.calls.length)).toEqual([2, 2, 2]);
  });

  it("answers what is larger than the whole cache, and does not keep it", async () => {
    const { get } = cacheOf({ entries: 100, bytes: 100 });
    const make = saying(textOf(200));
    expect((await get("/a", 1, make))?.size).toBe(200);
    await get("/a", 1, make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("keeps neither failures nor that there is nothing", async () => {
    const { get } = roomy();
    await expect(get("/a", 1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await get("/a", 1, saying(null))).toBeNull();
    expect(await get("/a", 1, saying("hello"))).not.toBeNull();
  });

  describe("while the next answer takes its time", () => {
    /** A cache with an answer of state 1 that nobody waits for long, and the next one under way. */
    async function busy() {
      const { cache, at, get } = cacheOf({ entries: 100, bytes: 10_000 }, 0);
      const before = await get("/a", 1, saying("before"));
      let finish: (answer: MadeAnswer | Promise<never>) => void = () => undefined;
      const next = vi.fn(() => new Promise<MadeAnswer>((resolve) => (finish = resolve)));
      return {
        cache,
        at,
        get,
        before,
        next,
        finish: (answer: MadeAnswer | Promise<never>) => finish(answer),
      };
    }

    it("serves the one before under its own tag, and makes the next only once", async () => {
      const { get, before, next, finish } = await busy();
      expect(await get("/a", 2, next)).toBe(before);
      expect(await get("/a", 2, next)).toBe(before);
      expect(next).toHaveBeenCalledTimes(1);
      const after = await made("after");
      finish(after);
      await vi.waitFor(async () => {
        expect(await get("/a", 2, next)).toBe(after.answer);
      });
      expect(after.answer.hash).not.toBe(before?.hash);
    });

    it("does not serve what has been outdated for a minute", async () => {
      const { cache, at, get, before, next, finish } = await busy();
      cache.notice(2, at.now);
      at.now = STALE_FOR_MS - 1;
      expect(await get("/a", 2, next)).toBe(before);
      at.now = STALE_FOR_MS;
      const asked = get("/a", 2, next);
      const after = await made("after");
      finish(after);
      expect(await asked).toBe(after.answer);
    });

    it("serves it however old while there is no database, and waits for none", async () => {
      const { at, get, before } = await busy();
      const away = new DatabaseTroubleError("away", "no connection");
      const next = vi.fn(() => Promise.reject<MadeAnswer>(away));
      for (at.now of [0, STALE_FOR_MS, 100 * STALE_FOR_MS])
        expect(await get("/a", 2, next)).toBe(before);
      expect(await get("/a", 2, () => new Promise(() => undefined))).toBe(before);
    });

    it("waits a second for it where newer data have been told of, and no longer", async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      const { cache, before, next } = await busy();
      const ask = () => cache.get("/a", { version: 2, told: 2, asOf: 0 }, 0, next);
      let isAnswered = false;
      const asked = ask().finally(() => (isAnswered = true));
      await vi.advanceTimersByTimeAsync(ONE_VERSION_MS - 1);
      expect(isAnswered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await asked).toBe(before);
      const late = ask();
      await vi.advanceTimersByTimeAsync(0);
      expect(await late).toBe(before);
      expect(next).toHaveBeenCalledTimes(1);
    });

    it("serves the one before when the next one fails, and tries again", async () => {
      const { get, before, next, finish } = await busy();
      expect(await get("/a", 2, next)).toBe(before);
      finish(Promise.reject(new Error("no")));
      await vi.waitFor(async () => {
        expect(await get("/a", 2, next)).toBe(before);
        expect(next).toHaveBeenCalledTimes(2);
      });
    });
  });
});

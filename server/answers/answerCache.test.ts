import { describe, expect, it, vi } from "vitest";
import { AnswerCache } from "./answerCache.ts";

/** A text whose answer takes `bytes` of memory. */
const textOf = (bytes: number) => "x".repeat(bytes - '""'.length);
const saying = (value: unknown) => vi.fn(() => Promise.resolve(value));

describe("the cache of answers", () => {
  const roomy = () => new AnswerCache({ entries: 100, bytes: 10_000 });

  it("makes an answer once, however many ask", async () => {
    const cache = roomy();
    const make = saying("hello");
    const [one, other] = await Promise.all([
      cache.get("/a", "1", make),
      cache.get("/a", "1", make),
    ]);
    expect(one).toBe(other);
    expect(await cache.get("/a", "1", make)).toBe(one);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("makes it again for another state, in place of the first", async () => {
    const cache = new AnswerCache({ entries: 100, bytes: 100 });
    const old = saying(textOf(60));
    await cache.get("/a", "1", old);
    const next = saying(textOf(60));
    await cache.get("/a", "2", next);
    await cache.get("/a", "2", next);
    expect(next).toHaveBeenCalledTimes(1);
    await cache.get("/a", "1", old);
    expect(old).toHaveBeenCalledTimes(2);
  });

  it("keeps the answer of a newer state when that of an older one comes late", async () => {
    const cache = roomy();
    let finish: (text: string) => void = () => undefined;
    const late = cache.get("/a", "1", () => new Promise<string>((resolve) => (finish = resolve)));
    const make = saying("new");
    await cache.get("/a", "2", make);
    finish("old");
    expect(await late).not.toBeNull();
    await cache.get("/a", "2", make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("drops what was asked for longest ago when there are too many", async () => {
    const cache = new AnswerCache({ entries: 2, bytes: 10_000 });
    const makes = { a: saying("a"), b: saying("b"), c: saying("c") };
    await cache.get("/a", "1", makes.a);
    await cache.get("/b", "1", makes.b);
    await cache.get("/a", "1", makes.a);
    await cache.get("/c", "1", makes.c);
    await cache.get("/a", "1", makes.a);
    expect(makes.a).toHaveBeenCalledTimes(1);
    await cache.get("/b", "1", makes.b);
    expect(makes.b).toHaveBeenCalledTimes(2);
  });

  it("drops as many as it takes when they are too large", async () => {
    const cache = new AnswerCache({ entries: 100, bytes: 100 });
    const makes = [saying(textOf(40)), saying(textOf(40)), saying(textOf(90))];
    for (const [number, make] of makes.entries()) await cache.get(String(number), "1", make);
    for (const [number, make] of makes.entries()) await cache.get(String(number), "1", make);
    expect(makes.map((make) => make.mock.calls.length)).toEqual([2, 2, 2]);
  });

  it("answers what is larger than the whole cache, and does not keep it", async () => {
    const cache = new AnswerCache({ entries: 100, bytes: 100 });
    const make = saying(textOf(200));
    expect((await cache.get("/a", "1", make))?.size).toBe(200);
    await cache.get("/a", "1", make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("keeps neither failures nor that there is nothing", async () => {
    const cache = roomy();
    await expect(cache.get("/a", "1", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await cache.get("/a", "1", saying(null))).toBeNull();
    expect(await cache.get("/a", "1", saying("hello"))).not.toBeNull();
  });
});

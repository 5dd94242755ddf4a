import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTime } from "./inTime.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("gives what came in time, and leaves no timer behind", async () => {
  expect(await inTime(Promise.resolve(1), 100, () => 2)).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

it("gives what stands in when the time is over, and minds no failure after it", async () => {
  let fail: (reason: Error) => void = () => {};
  const work = new Promise<number>((_, reject) => (fail = reject));
  const given = inTime(work, 100, () => 2);
  await vi.advanceTimersByTimeAsync(100);
  expect(await given).toBe(2);
  fail(new Error("too late"));
});

it("fails when the time is over, where nothing stands in", async () => {
  const given = inTime(new Promise(() => {}), 100, () => {
    throw new Error("late");
  });
  const failed = expect(given).rejects.toThrow("late");
  await vi.advanceTimersByTimeAsync(100);
  await failed;
});

it("fails with what failed in time", async () => {
  await expect(inTime(Promise.reject(new Error("no")), 100, () => 2)).rejects.toThrow("no");
});

import { expect, it, onTestFinished, vi } from "vitest";
import { withTimeLimit } from "./withTimeLimit.ts";

const never = () => new Promise<never>(() => undefined);

it("work that ends in time is what it is", async () => {
  expect(await withTimeLimit(60_000, () => Promise.resolve("done"))).toBe("done");
  await expect(withTimeLimit(60_000, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

it("work that does not end is given up, whether or not it listens", async () => {
  let told: unknown;
  const deaf = withTimeLimit(1, (signal) => {
    signal.addEventListener("abort", () => (told = signal.reason));
    return never();
  });
  await expect(deaf).rejects.toMatchObject({ name: "TimeoutError" });
  expect(told).toMatchObject({ name: "TimeoutError" });
});

it("work that shows a sign of life has its whole time again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let alive = () => undefined as void;
  const work = withTimeLimit(1_000, (_, beginAnew) => {
    alive = beginAnew;
    return never();
  });
  const ended = expect(work).rejects.toMatchObject({ name: "TimeoutError" });
  await vi.advanceTimersByTimeAsync(900);
  alive();
  await vi.advanceTimersByTimeAsync(900);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  await ended;
});

it("work ends with the signal of who waits for it, before it began or later", async () => {
  const outer = new AbortController();
  const work = withTimeLimit(60_000, never, outer.signal);
  outer.abort(new Error("closing"));
  await expect(work).rejects.toThrow("closing");
  await expect(withTimeLimit(60_000, never, outer.signal)).rejects.toThrow("closing");
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sharedLimit } from "./sharedLimit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);

it("is one timer for several pieces of work", async () => {
  const { within, end } = sharedLimit(1_000);
  expect(await within("late", () => Promise.resolve("first"))).toBe("first");
  expect(await within("late", () => Promise.resolve("second"))).toBe("second");
  expect(vi.getTimerCount()).toBe(1);
  end();
  expect(vi.getTimerCount()).toBe(0);
});

it("gives up all that still runs when the time since the first is over, and tells it", async () => {
  const { within } = sharedLimit(1_000);
  let isTold = false;
  const one = within("late", never);
  vi.advanceTimersByTime(600);
  const other = within("late", (signal) => {
    signal.addEventListener("abort", () => (isTold = true));
    return never();
  });
  await vi.advanceTimersByTimeAsync(400);
  expect([await one, await other, isTold]).toEqual(["late", "late", true]);
});

it("begins anew for what comes when the time is over", async () => {
  const { within, end } = sharedLimit(1_000);
  const late = within("late", never);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBe("late");
  expect(await within("late", () => Promise.resolve("noted"))).toBe("noted");
  end();
});

it.each([
  ["throws", () => Promise.reject(new Error("no"))],
  [
    "throws at once",
    () => {
      throw new Error("no");
    },
  ],
])("answers the fallback for work that %s", async (_, work) => {
  const { within, end } = sharedLimit(1_000);
  expect(await within("fallback", work)).toBe("fallback");
  end();
});

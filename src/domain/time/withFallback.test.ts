import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withFallback } from "./withFallback.ts";

describe("work that may fail without harm", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("answers what it has", async () => {
    await expect(withFallback("none", 1_000, () => Promise.resolve("some"))).resolves.toBe("some");
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ["refuses", () => Promise.reject(new Error("denied"))],
    [
      "throws at once",
      () => {
        throw new Error("denied");
      },
    ],
  ])("answers the fallback when it %s", async (_, work) => {
    await expect(withFallback("none", 1_000, work)).resolves.toBe("none");
  });

  it("answers the fallback when it keeps silent", async () => {
    const answer = withFallback("none", 1_000, () => new Promise<string>(() => {}));
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(answer).resolves.toBe("none");
  });
});

import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient, followConnection } from "./queryClient.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

/** A failing call that is not saved; answers the moments at which it was tried, in milliseconds. */
function failing(): { tries: number[]; settled: Promise<unknown> } {
  const client = createQueryClient();
  const { persister: _, ...queries } = client.getDefaultOptions().queries ?? {};
  client.setDefaultOptions({ queries });

  const start = Date.now();
  const tries: number[] = [];
  const options = client.defaultQueryOptions({
    queryKey: ["failing"],
    queryFn: () => {
      tries.push(Date.now() - start);
      return Promise.reject(new Error("no"));
    },
  });
  const settled = client.getQueryCache().build(client, options).fetch();
  return { tries, settled: settled.catch((error: unknown) => error) };
}

describe("a failing call", () => {
  it("is tried four times, after 1, 2 and 4 seconds more", async () => {
    const { tries, settled } = failing();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(settled).resolves.toBeInstanceOf(Error);
    expect(tries).toEqual([0, 1_000, 3_000, 7_000]);
  });

  it("is tried once without a connection, and settles at once", async () => {
    onlineManager.setOnline(false);
    const { tries, settled } = failing();
    await vi.advanceTimersByTimeAsync(0);
    await expect(settled).resolves.toBeInstanceOf(Error);
    expect(tries).toEqual([0]);
  });

  it("settles when the connection is lost between two tries", async () => {
    const { tries, settled } = failing();
    await vi.advanceTimersByTimeAsync(500);
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(settled).resolves.toBeInstanceOf(Error);
    expect(tries).toEqual([0, 1_000]);
  });
});

describe("the connection", () => {
  afterEach(() => void vi.restoreAllMocks());

  function becomes(isOnline: boolean): void {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? "online" : "offline"));
  }

  it("is followed before any screen stands", () => {
    followConnection();
    becomes(false);
    expect(onlineManager.isOnline()).toBe(false);
    becomes(true);
    expect(onlineManager.isOnline()).toBe(true);
  });
});

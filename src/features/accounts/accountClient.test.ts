import { afterEach, expect, it, vi } from "vitest";
import { endThisSession } from "./accountClient.ts";
import { stayOffline } from "#data/api/signal.ts";

const token = () => Promise.resolve("a-token");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("signing out ends the session of this phone on the server", async () => {
  const calls: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { method, headers }: RequestInit) => {
    calls.push([method, path, headers]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  await endThisSession(token);
  const headers = { accept: "application/json", authorization: "Bearer a-token" };
  expect(calls).toEqual([["DELETE", "/api/account/sessions/this", headers]]);
});

it("signing out waits neither for an error nor longer than two seconds for silence", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await endThisSession(token);
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const ending = endThisSession(token);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(ending).resolves.toBeUndefined();
});

it("signing out calls nobody while the visitor wants no calls", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  stayOffline(true);
  await endThisSession(token);
  stayOffline(false);
  expect(fetch).not.toHaveBeenCalled();
});

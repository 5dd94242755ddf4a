import { onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { highlights } from "../../../tests/support/data/highlights.ts";
import { trends } from "../../../tests/support/data/trends.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { largeQueries } from "#data/queries.ts";
import { saveAhead } from "./saveAhead.ts";

const ANSWERS: Readonly<Record<string, unknown>> = {
  "/api/events": { events: [] },
  "/api/trends": trends(),
  "/api/contests": [],
  "/api/highlights": [2026, 2025],
  "/api/highlights/2026": highlights(),
};

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  Reflect.defineProperty(navigator, "serviceWorker", {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    asked.push(path);
    return path in ANSWERS ? Response.json(ANSWERS[path]) : new Response("{}", { status: 404 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "connection");
  onlineManager.setOnline(true);
});

it("what is read without a signal is saved once, and each answer again when it is a day old", async () => {
  const client = new QueryClient();
  await saveAhead(client);
  expect(asked).toEqual(Object.keys(ANSWERS));
  asked = [];
  await saveAhead(client);
  expect(asked).toEqual([]);
  client.setQueryData(largeQueries.contests.queryKey, [], {
    updatedAt: Date.now() - 25 * HOUR_MS,
  });
  await saveAhead(client);
  expect(asked).toEqual(["/api/contests"]);
});

it.each([
  ["data is saved", { saveData: true, effectiveType: "4g" }],
  ["the line is weak", { saveData: false, effectiveType: "2g" }],
])("nothing is asked for where %s", async (_, connection) => {
  Reflect.defineProperty(navigator, "connection", { value: connection, configurable: true });
  await saveAhead(new QueryClient());
  expect(asked).toEqual([]);
});

it("nothing is asked for without a connection, and no more after the first that does not come", async () => {
  onlineManager.setOnline(false);
  await saveAhead(new QueryClient());
  expect(asked).toEqual([]);
  onlineManager.setOnline(true);
  vi.stubGlobal("fetch", async () => {
    asked.push("anything");
    return new Response("{}", { status: 503 });
  });
  await saveAhead(new QueryClient());
  expect(asked).toHaveLength(1);
});

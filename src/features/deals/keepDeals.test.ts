import { onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { keepDeals } from "./keepDeals.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

async function brought(): Promise<unknown[]> {
  const client = new QueryClient();
  const keys: unknown[] = [];
  vi.spyOn(client, "prefetchQuery").mockImplementation(async ({ queryKey }) => {
    keys.push(queryKey[0]);
    await Promise.resolve();
  });
  await keepDeals(client);
  return keys;
}

it("brings deals and stores, also where a browser tells nothing of data", async () => {
  expect(await brought()).toEqual(["deals", "stores"]);
});

it("brings nothing where the phone is to spare data, nor without a connection", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect(await brought()).toEqual([]);
  vi.stubGlobal("navigator", { connection: { saveData: false } });
  onlineManager.setOnline(false);
  expect(await brought()).toEqual([]);
});

import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { createStore, get, set } from "idb-keyval";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { encodeMenuTable, offerAt } from "#domain/offers/menuTable.ts";
import { savedKey } from "#domain/queries/persistedRecord.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, storeProfile } from "../../../tests/support/data/offers.ts";
import { readCacheIndex } from "./cacheIndex.ts";
import { largePersister } from "./largePersister.ts";
import { readSavedDeals, readSavedMenus } from "./readSaved.ts";

const copies = createStore(QUERY_DATABASES.large.database, QUERY_DATABASES.large.store);
const elsewhere = { ...offer().store, slug: "elsewhere-lima", name: "Elsewhere", city: "Lima" };
const named = (name: string, more: Partial<StoreOffer> = {}) =>
  offer({ product: product({ name, code: name }), ...more });

const menu = (...offers: StoreOffer[]) => ({
  store: storeProfile(),
  table: encodeMenuTable(offers),
});
const menus = (...offers: StoreOffer[]) => ({ table: encodeMenuTable(offers) });

/** Saves an answer as the page does, at one moment of the clock. */
async function save(queryKey: readonly string[], answer: unknown, at: number): Promise<void> {
  vi.setSystemTime(at);
  const client = new QueryClient();
  client.setQueryData(queryKey, answer);
  await largePersister.persistQueryByKey(queryKey, client);
  await vi.waitFor(async () =>
    expect((await readCacheIndex()).get(savedKey(queryKey))?.usedAt).toBe(at),
  );
}

/** Names on the saved menus, and how many stores they are of. */
async function saved(client = new QueryClient()) {
  const { stores, tables } = await readSavedMenus(client);
  const names = tables.flatMap(({ table, rows }) =>
    rows.map((row) => offerAt(table, row).product.name),
  );
  return { names: names.sort(), stores: stores.map(({ slug }) => slug).sort() };
}

const NOON = Date.parse("2026-11-20T12:00:00Z");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(NOON);
  await largePersister.removeQueries();
  await vi.waitFor(async () => expect((await readCacheIndex()).size).toBe(0));
});

describe("the saved menus", () => {
  it("are none on a phone that has seen none", async () => {
    expect(await saved()).toEqual({ names: [], stores: [] });
  });

  it("have each store once, from its newest copy", async () => {
    await save(["menus"], menus(named("Old"), named("Far", { store: elsewhere })), NOON);
    await save(["menu", "bliss-kent"], menu(named("New")), NOON + 1_000);
    expect(await saved()).toEqual({
      names: ["Far", "New"],
      stores: ["bliss-kent", "elsewhere-lima"],
    });
    await save(["menus"], menus(named("Newest"), named("Far", { store: elsewhere })), NOON + 2_000);
    expect((await saved()).names).toEqual(["Far", "Newest"]);
  });

  it("know a store whose menu is empty", async () => {
    await save(["menus"], menus(named("Old")), NOON);
    await save(["menu", "bliss-kent"], menu(), NOON + 1_000);
    expect(await saved()).toEqual({ names: [], stores: ["bliss-kent"] });
  });

  it("are those in memory where storage gives nothing", async () => {
    const client = new QueryClient();
    client.setQueryData(["menu", "bliss-kent"], menu(named("Here")));
    expect((await saved(client)).names).toEqual(["Here"]);
  });

  it("are left alone, whether damaged, old or whole", async () => {
    await save(["menu", "bliss-kent"], menu(named("Whole")), NOON);
    const key = savedKey(["menu", "bliss-kent"]);
    const record = await get<{ state: object }>(key, copies);
    const used = (await readCacheIndex()).get(key)?.usedAt;
    vi.setSystemTime(NOON + 31 * 24 * 3_600_000);
    expect((await saved()).names).toEqual([]);
    vi.setSystemTime(NOON + 1);
    expect((await saved()).names).toEqual(["Whole"]);
    await set(key, { ...record, state: { ...record?.state, data: 7 } }, copies);
    expect((await saved()).names).toEqual([]);
    expect((await readCacheIndex()).get(key)?.usedAt).toBe(used);
    expect(await get(key, copies)).toBeDefined();
  });
});

it("the saved deals are those of stores whose menu is not saved", async () => {
  const deals = { ...menus(named("Deal"), named("Far", { store: elsewhere })), pasts: [] };
  await save(["deals"], { ...deals, observedAt: new Date(NOON).toISOString() }, NOON + 5_000);
  await save(["menu", "bliss-kent"], menu(named("Own")), NOON);
  const client = new QueryClient();
  const { stores, tables } = await readSavedDeals(client, await readSavedMenus(client));
  expect(stores.map(({ slug }) => slug)).toEqual(["elsewhere-lima"]);
  expect(
    tables.flatMap(({ table, rows }) => rows.map((row) => offerAt(table, row).product.name)),
  ).toEqual(["Far"]);
});

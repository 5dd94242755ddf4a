import "fake-indexeddb/auto";
import { createStore, get, set } from "idb-keyval";
import { beforeEach, describe, expect, it } from "vitest";
import { CACHE_INDEX } from "#domain/queries/cacheIndex.ts";
import { evict, put, readCacheIndex, touch } from "./cacheIndex.ts";

const copies = createStore("test-large-copies", "copies");
const CAP = 100;

async function save(key: string, bytes: number, usedAt: number): Promise<void> {
  await set(key, "copy", copies);
  await put(key, { queryKey: ["menu", key], title: key, bytes, usedAt });
}
const saved = async () => [...(await readCacheIndex()).keys()].sort();

beforeEach(async () => {
  await evict(copies, -1, () => false);
});

describe("making room on the phone", () => {
  it("removes what was used longest ago, until the rest fits", async () => {
    await save("old", 60, 1);
    await save("new", 60, 3);
    await save("middle", 40, 2);
    await evict(copies, CAP, () => false);
    expect(await saved()).toEqual(["middle", "new"]);
    await expect(get("old", copies)).resolves.toBeUndefined();
    await expect(get("new", copies)).resolves.toBe("copy");
  });

  it("never removes what is kept on purpose, however large and old", async () => {
    await save("kept", 900, 1);
    await save("seen", 60, 2);
    await evict(copies, CAP, (key) => key === "kept");
    expect(await saved()).toEqual(["kept", "seen"]);
  });

  it("counts reading as use", async () => {
    await save("read again", 60, 1);
    await save("not read", 60, 2);
    await touch("read again", 3);
    await evict(copies, CAP, () => false);
    expect(await saved()).toEqual(["read again"]);
  });

  it("passes over entries that cannot be understood", async () => {
    await set("damaged", { bytes: "many" }, createStore(CACHE_INDEX.database, CACHE_INDEX.store));
    await save("good", 10, 1);
    expect(await saved()).toEqual(["good"]);
  });
});

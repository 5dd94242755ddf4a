import { afterEach, expect, it, vi } from "vitest";
import * as v from "valibot";
import { hasIdentityStorage } from "./identityStorage.ts";
import { webStoragePersistence } from "./webStoragePersistence.ts";

const KEY = "firebase:authUser:key:[DEFAULT]";

/** What the SDK makes of a persistence: an instance of the class that it is given. */
const ContractSchema = v.object({
  _isAvailable: v.function(),
  _get: v.function(),
  _set: v.function(),
  _remove: v.function(),
  _addListener: v.function(),
});
type Method = keyof v.InferOutput<typeof ContractSchema>;

function madeOf(storage: () => Storage, changed = () => undefined) {
  const hearer = { found: () => undefined, changed };
  const made: unknown = Reflect.construct(
    v.parse(v.function(), webStoragePersistence("LOCAL", storage, hearer)),
    [],
  );
  const methods = v.parse(ContractSchema, made);
  return async (method: Method, ...words: unknown[]): Promise<unknown> =>
    await Reflect.apply(methods[method], made, words);
}

afterEach(() => localStorage.clear());

it("keeps who is signed in, and forgets it at the end", async () => {
  const call = madeOf(() => localStorage);
  expect(await call("_isAvailable")).toBe(true);
  await call("_set", KEY, { uid: "ana" });
  expect(await madeOf(() => localStorage)("_get", KEY)).toEqual({ uid: "ana" });
  await call("_remove", KEY);
  expect(await call("_get", KEY)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it("is not to be had where the browser denies it", async () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(await madeOf(denied)("_isAvailable")).toBe(false);
});

it("takes what is damaged for nothing", async () => {
  localStorage.setItem(KEY, "{");
  expect(await madeOf(() => localStorage)("_get", KEY)).toBeNull();
});

it("hears of what another tab has done", async () => {
  const changed = vi.fn(() => undefined);
  const call = madeOf(() => localStorage, changed);
  const heard = vi.fn(() => undefined);
  await call("_addListener", KEY, heard);
  localStorage.setItem(KEY, '{"uid":"ben"}');
  dispatchEvent(new StorageEvent("storage", { key: KEY, storageArea: localStorage }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(heard).toHaveBeenCalledWith({ uid: "ben" });
});

it("a phone on which somebody signed in so has an identity to start", async () => {
  vi.stubGlobal("indexedDB", { databases: () => Promise.resolve([]) });
  expect(await hasIdentityStorage()).toBe(false);
  localStorage.setItem(KEY, "{}");
  expect(await hasIdentityStorage()).toBe(true);
});

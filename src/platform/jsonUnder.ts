import type { StoragePlace } from "./createStored.ts";

/** A value as JSON under one key; `null` where nothing is stored. */
export const jsonUnder = <Value>(key: string, storage: () => Storage): StoragePlace<Value> => ({
  storage,
  keys: [key],
  read: (from) => JSON.parse(from.getItem(key) ?? "null"),
  write: (to, value) => to.setItem(key, JSON.stringify(value)),
});

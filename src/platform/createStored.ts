import { createAtom, type Readable } from "@tanstack/react-store";
import * as v from "valibot";
import { onComingBack } from "./comingBack.ts";

/** Where a value lies in the browser's own storage, and how. */
export interface StoragePlace<Value> {
  /** Asking for it may throw where storage is denied. */
  storage: () => Storage;
  keys: readonly string[];
  /** Anything at all. It may throw. */
  read: (storage: Storage) => unknown;
  write: (storage: Storage, value: Value, before: Value) => void;
}

/** State of the page that outlives it. */
export interface Stored<Value> extends Readable<Value> {
  /** Changes it and stores it; where storage is denied or full it holds until the page is left. */
  change: (to: (now: Value) => Value) => void;
}

/**
 * State that is read from storage once and followed when another tab changes it: at once, and where this
 * page rested meanwhile and heard of nothing, when it comes back.
 *
 * @param schema makes a value of anything, so that what cannot be read is as if it had never been written
 */
export function createStored<Value extends object>(
  schema: v.GenericSchema<unknown, Value>,
  { storage, keys, read, write }: StoragePlace<Value>,
): Stored<Value> {
  const load = () => {
    try {
      return v.parse(schema, read(storage()));
    } catch {
      return null;
    }
  };
  const atom = createAtom<Value>(load() ?? v.parse(schema, {}));
  /** Whether the last change is here alone. */
  let isUnstored = false;
  const loadAgain = () => {
    const stored = isUnstored ? null : load();
    // The same again would have everything rendered that shows a part of it.
    if (stored !== null && JSON.stringify(stored) !== JSON.stringify(atom.get())) atom.set(stored);
  };
  // The server writes first views as for a phone that has stored nothing.
  if (!import.meta.env.SSR) {
    addEventListener("storage", ({ key }) => {
      // No key at all: everything has been cleared.
      if (key === null || keys.includes(key)) atom.set(load() ?? v.parse(schema, {}));
    });
    onComingBack(loadAgain);
  }
  return {
    get: atom.get,
    subscribe: atom.subscribe,
    change(to) {
      const before = atom.get();
      const next = to(before);
      atom.set(next);
      try {
        write(storage(), next, before);
        isUnstored = false;
      } catch {
        // Denied or full: it holds for this visit.
        isUnstored = true;
      }
    },
  };
}

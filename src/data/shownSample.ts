import { useQueryClient, type QueryCache, notifyManager } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";

/** Follows whether the screen shows made-up data, by the answers that it observes: nothing is asked for it. */
export function useIsSampleShown(): boolean {
  const cache = useQueryClient().getQueryCache();
  const { subscribe, read } = useMemo(() => follow(cache), [cache]);
  return useSyncExternalStore(subscribe, read, () => false);
}

function follow(cache: QueryCache) {
  // An answer is never changed in place, and may have thousands of offers.
  const known = new WeakMap<object, boolean>();
  const isSample = (answer: unknown): boolean => {
    if (!isObject(answer)) return false;
    const is = known.get(answer) ?? isMadeUp(answer);
    known.set(answer, is);
    return is;
  };
  return {
    // Not while something else is being drawn: a screen that comes makes its queries then.
    subscribe: (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    read: () => cache.getAll().some((query) => query.isActive() && isSample(query.state.data)),
  };
}

/** Where answers of the server have what says of itself that it is made up. */
const PARTS = ["store", "stores", "events", "offers", "menus", "table"] as const;

/**
 * Whether an answer, or a part of it, says that it is made up: a store, an event, a contest or the
 * figures of made-up stores.
 */
export function isMadeUp(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.some(isMadeUp);
  if (!isObject(answer)) return false;
  if (Reflect.get(answer, "sample") === true) return true;
  return PARTS.some((part) => isMadeUp(Reflect.get(answer, part)));
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

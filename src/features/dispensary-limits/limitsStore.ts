import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { PROFILES } from "#domain/limits.ts";
import { BasketSchema } from "#domain/limitsBasket.ts";

const KEY = "limits";

/**
 * What this phone remembers, and nobody else is told: who is buying, what, and how
 * strictly to count. Each part that cannot be read is as if it had never been written.
 */
const LimitsSchema = v.object({
  profile: v.fallback(v.picklist(PROFILES), "adult-use"),
  combined: v.fallback(v.boolean(), false),
  basket: BasketSchema,
});
export type Limits = v.InferOutput<typeof LimitsSchema>;

const listeners = new Set<() => void>();
let limits = load();

function load(): Limits {
  const nothing = { profile: null, combined: null, basket: null };
  try {
    const saved = v.parse(v.looseObject({}), JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    return v.parse(LimitsSchema, { ...nothing, ...saved });
  } catch {
    return v.parse(LimitsSchema, nothing);
  }
}

/** Changes what is remembered. Where storage is denied it holds until the page is left. */
export function changeLimits(change: (now: Limits) => Partial<Limits>): void {
  limits = { ...limits, ...change(limits) };
  try {
    localStorage.setItem(KEY, JSON.stringify(limits));
  } catch {
    // Denied or full: the basket still holds for this visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLimits(): Limits {
  return useSyncExternalStore(subscribe, () => limits);
}

/** How many packages of a line are in the basket. */
export function useQuantity(id: string): number {
  return useSyncExternalStore(
    subscribe,
    () => limits.basket.find((item) => item.id === id)?.quantity ?? 0,
  );
}

// Another tab of this phone has changed it, or the visitor has cleared everything.
addEventListener("storage", ({ key }) => {
  if (key !== KEY && key !== null) return;
  limits = load();
  for (const listener of listeners) listener();
});

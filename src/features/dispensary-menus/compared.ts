import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { OfferSchema, ProductSchema, offerKey, type StoreOffer } from "#domain/offers.ts";
import { StoreSchema } from "#domain/stores.ts";

/** More than four columns do not fit beside each other. */
export const TRAY_SIZE = 4;

const KEY = "compare";

const TraySchema = v.pipe(
  v.array(v.object({ ...OfferSchema.entries, store: StoreSchema, product: ProductSchema })),
  v.maxLength(TRAY_SIZE),
);

const listeners = new Set<() => void>();
let tray: readonly StoreOffer[] = load();

/** The tray lives as long as the tab; it may be filled from several stores' menus. */
function load(): readonly StoreOffer[] {
  try {
    return v.parse(TraySchema, JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

function replace(next: readonly StoreOffer[]): void {
  tray = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tray));
  } catch {
    // Denied or full: the tray holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Puts an offer into the tray or takes it out. A full tray takes no more. */
export function toggleCompared(offer: StoreOffer): void {
  const key = offerKey(offer);
  const rest = tray.filter((each) => offerKey(each) !== key);
  if (rest.length < tray.length) replace(rest);
  else if (tray.length < TRAY_SIZE) replace([...tray, offer]);
}

export function emptyTray(): void {
  replace([]);
}

export function useCompared(): readonly StoreOffer[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => tray,
  );
}

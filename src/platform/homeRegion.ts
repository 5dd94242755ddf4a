import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { REGIONS, type Region } from "#domain/regions.ts";

const KEY = "homeRegion";
const listeners = new Set<() => void>();
const RegionSchema = v.fallback(v.nullable(v.picklist(REGIONS)), null);

/** Storage may be denied: then the choice holds until the page is left. */
let denied: Region | null = null;

function read(): Region | null {
  try {
    return v.parse(RegionSchema, localStorage.getItem(KEY));
  } catch {
    return denied;
  }
}

/** Keeps where the visitor is at home, on this phone only; `null` forgets it. */
export function chooseHomeRegion(region: Region | null): void {
  denied = region;
  try {
    if (region === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, region);
  } catch {
    // Denied or full.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The region whose deals come first; `null` while none has been chosen. */
export function useHomeRegion(): Region | null {
  return useSyncExternalStore(subscribe, read);
}

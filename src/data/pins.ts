import { del, entries, set } from "idb-keyval";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { PINS, PinSchema, type Pin } from "#domain/pins.ts";
import { openLazily, quietly } from "./storage.ts";

const store = openLazily(PINS);
const listeners = new Set<() => void>();
const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("pins");

/** `null` until storage has answered for the first time. */
let pins: readonly Pin[] | null = null;
let reading: Promise<readonly Pin[]> | null = null;

/** The pins, longest kept first. Records that cannot be understood are passed over. */
export async function readPins(): Promise<readonly Pin[]> {
  reading ??= refresh();
  return await reading;
}

async function refresh(): Promise<readonly Pin[]> {
  const records = await quietly([], () => entries(store()));
  const known = records.flatMap(([, record]) => {
    const read = v.safeParse(PinSchema, record);
    return read.success ? [read.output] : [];
  });
  pins = known.sort((a, b) => a.pinnedAt - b.pinnedAt);
  for (const listener of listeners) listener();
  return pins;
}

async function change(write: () => Promise<void>): Promise<boolean> {
  const isDone = await quietly(false, async () => {
    await write();
    return true;
  });
  reading = refresh();
  await reading;
  otherTabs?.postMessage(null);
  return isDone;
}

/** Keeps a store. Answers whether the phone has taken it. */
export function pin({ slug, name }: { slug: string; name: string }): Promise<boolean> {
  return change(() => set(slug, { slug, name, pinnedAt: Date.now() } satisfies Pin, store()));
}

/** Lets a store go; its copy stays until the room is needed. */
export function unpin(slug: string): Promise<boolean> {
  return change(() => del(slug, store()));
}

otherTabs?.addEventListener("message", () => {
  reading = refresh();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void readPins();
  return () => listeners.delete(listener);
}

/** The pins; `null` until they have been read. */
export function usePins(): readonly Pin[] | null {
  return useSyncExternalStore(subscribe, () => pins);
}

import { createAtom, useSelector } from "@tanstack/react-store";
import { del, entries, set, setMany } from "idb-keyval";
import { useCallback, useEffect } from "react";
import * as v from "valibot";
import { PINS, PinSchema, type Pin } from "#domain/queries/pins.ts";
import { isCalled, type Store } from "#domain/stores/stores.ts";
import { openLazily, fromStorage } from "#storage/database.ts";
import { openTabChannel } from "#storage/tabChannel.ts";

const database = openLazily(PINS);

/** `null` until storage has answered for the first time. */
const pins = createAtom<readonly Pin[] | null>(null);
let reading: Promise<readonly Pin[]> | null = null;

/** The pins, longest kept first. Records that cannot be understood are passed over. */
export async function readPins(): Promise<readonly Pin[]> {
  reading ??= refresh();
  return await reading;
}

async function refresh(): Promise<readonly Pin[]> {
  const records = await fromStorage([], () => entries(database()));
  const known = records
    .flatMap(([, record]) => (v.is(PinSchema, record) ? [record] : []))
    .sort((a, b) => a.pinnedAt - b.pinnedAt);
  pins.set(known);
  return known;
}

const tellTabs = openTabChannel("pins", () => {
  reading = refresh();
});

async function change(write: () => Promise<void>): Promise<boolean> {
  const isDone = await fromStorage(false, async () => {
    await write();
    return true;
  });
  reading = refresh();
  await reading;
  tellTabs();
  return isDone;
}

/** Keeps a store. Answers whether the phone has taken it. */
export function pin({ slug, name }: { slug: string; name: string }): Promise<boolean> {
  return change(() => set(slug, { slug, name, pinnedAt: Date.now() } satisfies Pin, database()));
}

/** Keeps stores with the time since when they are kept. Answers whether the phone has taken them. */
export function takePins(kept: readonly Pin[]): Promise<boolean> {
  return change(() =>
    setMany(
      kept.map((each) => [each.slug, each]),
      database(),
    ),
  );
}

/** Lets a store go; its copy stays until the room is needed. */
export function unpin(slug: string): Promise<boolean> {
  return change(() => del(slug, database()));
}

/** Calls back with the pins where they have been read, and whenever they are read or changed. */
export function onPins(listener: (pins: readonly Pin[]) => void): void {
  const tell = (now: readonly Pin[] | null) => {
    if (now !== null) listener(now);
  };
  tell(pins.get());
  pins.subscribe(tell);
}

/** The pins; `null` until they have been read. */
export function usePins(): readonly Pin[] | null {
  useEffect(() => void readPins(), []);
  return useSelector(pins);
}

/** Whether a store is pinned, under this name or a former one; none is until they have been read. */
export function useIsKept(): (store: Pick<Store, "slug" | "formerSlugs">) => boolean {
  const kept = usePins();
  return useCallback((store) => kept?.some(({ slug }) => isCalled(store, slug)) === true, [kept]);
}

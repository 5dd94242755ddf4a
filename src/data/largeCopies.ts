import type { PersistedQuery } from "@tanstack/query-persist-client-core";
import * as v from "valibot";
import { COPY_LEDGER } from "#domain/copyLedger.ts";
import { copyKey } from "#domain/savedCopy.ts";
import {
  LARGE_ANSWERS,
  LARGE_COPIES,
  LARGE_COPIES_CAP_BYTES,
  menuKey,
} from "#domain/savedMenus.ts";
import { StoreSchema, storeTitle } from "#domain/stores.ts";
import { byteSize } from "./byteSize.ts";
import { enter, makeRoom, strike, touch } from "./copyLedger.ts";
import { createPersistence } from "./persistence.ts";
import { readPins } from "./pins.ts";
import { openLazily } from "./storage.ts";

const copies = openLazily(LARGE_COPIES);

/** What a large answer is called in a list of what is saved. */
const TitledSchema = v.union([
  v.pipe(
    v.object({ store: v.pick(StoreSchema, ["name", "city", "county"]) }),
    v.transform(({ store }) => storeTitle(store)),
  ),
  v.pipe(
    v.object({ product: v.object({ name: v.string() }) }),
    v.transform(({ product }) => product.name),
  ),
]);

const listeners = new Set<() => void>();
const otherTabs =
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(COPY_LEDGER.database);
otherTabs?.addEventListener("message", () => listeners.forEach((listener) => listener()));

/** Calls back when copies were written or removed, in this tab or another. Returns the way to stop. */
export function onLedgerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function noteWritten(key: string, record: PersistedQuery): Promise<void> {
  const title = v.safeParse(TitledSchema, record.state.data);
  await enter(key, {
    queryKey: record.queryKey.map(String),
    title: title.success ? title.output : "",
    bytes: byteSize(record.state.data),
    usedAt: Date.now(),
  });
  const kept = new Set([
    copyKey(["stores"]),
    ...(await readPins()).map(({ slug }) => copyKey(menuKey(slug))),
  ]);
  await makeRoom(copies(), LARGE_COPIES_CAP_BYTES, (each) => kept.has(each));
  tellLedgerChange();
}

/** Says that copies were written or removed, here and in other tabs. */
export function tellLedgerChange(): void {
  for (const listener of listeners) listener();
  otherTabs?.postMessage(null);
}

/** Copies of menus, deals and products: many, large, and limited in what they take together. */
export const largeCopies = createPersistence(
  { ...LARGE_COPIES, answers: LARGE_ANSWERS },
  {
    written: (key, record) => void noteWritten(key, record),
    read: (key) => void touch(key, Date.now()),
    removed: (key) => void strike(key).then(tellLedgerChange),
  },
);

import { delMany, entries, get, setMany, type UseStore } from "idb-keyval";
import * as v from "valibot";
import { COPY_LEDGER, LedgerEntrySchema, type LedgerEntry } from "#domain/copyLedger.ts";
import { openLazily, quietly } from "./storage.ts";

const store = openLazily(COPY_LEDGER);

/** What is known of every large copy, by its key. */
export async function readLedger(): Promise<Map<string, LedgerEntry>> {
  const records = await quietly([], () => entries<string, unknown>(store()));
  return new Map(
    records.flatMap(([key, record]) => {
      const entry = v.safeParse(LedgerEntrySchema, record);
      return entry.success ? [[key, entry.output] as const] : [];
    }),
  );
}

export function enter(key: string, entry: LedgerEntry): Promise<void> {
  return quietly(undefined, () => setMany([[key, entry]], store()));
}

export function strike(key: string): Promise<void> {
  return quietly(undefined, () => delMany([key], store()));
}

/** Notes that a copy was used; one that is not in the ledger stays out. */
export async function touch(key: string, usedAt: number): Promise<void> {
  const entry = v.safeParse(
    LedgerEntrySchema,
    await quietly(undefined, () => get<unknown>(key, store())),
  );
  if (entry.success) await enter(key, { ...entry.output, usedAt });
}

/**
 * Removes the copies used longest ago until the rest fits.
 *
 * @param copies where the copies themselves lie
 * @param isKept whether a copy stays whatever it takes; it does not count either
 */
export async function makeRoom(
  copies: UseStore,
  capBytes: number,
  isKept: (key: string) => boolean,
): Promise<void> {
  const ledger = await readLedger();
  const loose = [...ledger].filter(([key]) => !isKept(key));
  loose.sort(([, a], [, b]) => b.usedAt - a.usedAt);
  let bytes = 0;
  const leaving = loose.flatMap(([key, entry]) => {
    bytes += entry.bytes;
    return bytes > capBytes ? [key] : [];
  });
  if (leaving.length === 0) return;
  await quietly(undefined, () => delMany(leaving, copies));
  await quietly(undefined, () => delMany(leaving, store()));
}

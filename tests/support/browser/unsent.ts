import { ENTRIES_PART, OUTBOX } from "../../../src/domain/outbox/outboxEntry.ts";

/** Where {@link countUnsent} looks. */
export const UNSENT = { ...OUTBOX, part: ENTRIES_PART };

/** Runs in a page: how many writes wait in its outbox, read from storage as any program would. */
export async function countUnsent(place: typeof UNSENT): Promise<number> {
  // Opening what is not there would create it, without its store.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === place.database)) return 0;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(place.database);
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("IndexedDB does not open")));
  });
  try {
    const stored = await new Promise<unknown>((resolve) => {
      const asking = database.transaction(place.store).objectStore(place.store).get(place.part);
      asking.addEventListener("success", () => resolve(asking.result));
    });
    if (typeof stored !== "object" || stored === null || !("entries" in stored)) return 0;
    return Array.isArray(stored.entries) ? stored.entries.length : 0;
  } finally {
    database.close();
  }
}

import { ENTRIES_PART, OUTBOX, SESSION_PART } from "../../../src/domain/outbox/outboxEntry.ts";
import { PHONE_ALERTS, SETTINGS_PART } from "../../../src/domain/alerts/phoneAlerts.ts";
import type { Evaluating } from "./evaluating.ts";

/** Where a record lies in IndexedDB. */
interface StoredPlace {
  database: string;
  store: string;
  part: string;
}

/** What a page's storage holds, read as any program would; `undefined` while there is nothing. */
const storedAt = (page: Evaluating<StoredPlace>, place: StoredPlace): Promise<unknown> =>
  page.evaluate(readRecord, place);

/** How many writes wait in a page's outbox. */
export async function countUnsent(page: Evaluating<StoredPlace>): Promise<number> {
  const stored = await storedAt(page, { ...OUTBOX, part: ENTRIES_PART });
  if (typeof stored !== "object" || stored === null || !("entries" in stored)) return 0;
  return Array.isArray(stored.entries) ? stored.entries.length : 0;
}

/** Whether a page has lent the worker what it needs to send for an account. */
export const isTokenLent = async (page: Evaluating<StoredPlace>): Promise<boolean> =>
  (await storedAt(page, { ...OUTBOX, part: SESSION_PART })) !== undefined;

/** What is decided about alerts on this phone. The screen shows a choice before storage has it. */
export const storedAlertSettings = (page: Evaluating<StoredPlace>): Promise<unknown> =>
  storedAt(page, { ...PHONE_ALERTS, part: SETTINGS_PART });

/** Runs in a page. */
async function readRecord(place: StoredPlace): Promise<unknown> {
  // Opening what is not there would create it, without its store.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === place.database)) return undefined;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(place.database);
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("IndexedDB does not open")));
  });
  try {
    return await new Promise<unknown>((resolve) => {
      const asking = database.transaction(place.store).objectStore(place.store).get(place.part);
      asking.addEventListener("success", () => resolve(asking.result));
    });
  } finally {
    database.close();
  }
}

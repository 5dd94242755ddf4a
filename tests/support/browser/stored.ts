import {
  ENTRIES_PART,
  OUTBOX,
  SESSION_PART,
  parseOutbox,
  type OutboxEntry,
} from "../../../src/domain/outbox/outboxEntry.ts";
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

/** What waits in a page's outbox. */
export async function unsent(page: Evaluating<StoredPlace>): Promise<readonly OutboxEntry[]> {
  return parseOutbox(await storedAt(page, { ...OUTBOX, part: ENTRIES_PART })).entries;
}

/** How many writes wait in a page's outbox. */
export const countUnsent = async (page: Evaluating<StoredPlace>): Promise<number> =>
  (await unsent(page)).length;

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

/** Puts a record where a page's storage has it, as another tab does; the page is opened anew to see it. */
export async function storeRecord(
  page: Evaluating<{ place: StoredPlace; value: unknown }>,
  place: StoredPlace,
  value: unknown,
): Promise<void> {
  await page.evaluate(writeRecord, { place, value });
}

/** Runs in a page. */
async function writeRecord({
  place,
  value,
}: {
  place: StoredPlace;
  value: unknown;
}): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(place.database);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(place.store));
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("IndexedDB does not open")));
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const writing = database.transaction(place.store, "readwrite");
      writing.objectStore(place.store).put(value, place.part);
      writing.addEventListener("complete", () => resolve());
      writing.addEventListener("error", () => reject(new Error("IndexedDB does not write")));
    });
  } finally {
    database.close();
  }
}

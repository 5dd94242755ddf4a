import { get } from "idb-keyval";
import { changeRecord } from "#storage/changeRecord.ts";
import { openLazily } from "#storage/database.ts";
import { attempt, type TokenOf } from "#domain/outbox/attempt.ts";
import { due, released } from "#domain/outbox/outbox.ts";
import {
  ENTRIES_PART,
  OUTBOX,
  OUTBOX_CHANNEL,
  OUTBOX_LOCK,
  OUTBOX_SYNC_TAG,
  SESSION_PART,
  parseOutbox,
  type Outbox,
  parseWorkerSession,
  type WorkerSession,
} from "#domain/outbox/outboxEntry.ts";
import { sendOutbox } from "#domain/outbox/sendOutbox.ts";
import { wantsNoCalls, fromStorage } from "./storage.ts";

/** Where the browser has Background Sync, what waits goes out as soon as there is a connection, page or no page. */
export function sendOnSync(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("sync", (event) => {
    if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendOrAskAgain());
  });
}

/** Sends what waits, unless a page is at it. @returns whether anything could be sent and was not */
export async function sendWaiting(): Promise<boolean> {
  if (await wantsNoCalls()) return false;
  const session = parseWorkerSession(await fromStorage(null, () => get(SESSION_PART, store())));
  const owner = session?.uid ?? null;
  const before = await readOutbox();
  if (before.entries.length === 0) return false;
  await navigator.locks.request(OUTBOX_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    await sendOutbox({
      change,
      attempt: (entry, within) =>
        attempt(entry.request, tokenOf(entry.owner, session), Date.now, within),
      mayCall: async () => !(await wantsNoCalls()),
      owner: () => owner,
      now: Date.now,
      random: Math.random,
    });
  });
  // A pause of any length is over for a browser that asks again when there is a connection.
  const moment = { now: Number.MAX_SAFE_INTEGER, owner };
  return due(await readOutbox(), moment).length > 0;
}

/** The browser has a connection: whatever waits for one goes now. A sync that fails is asked for again by the browser. */
async function sendOrAskAgain(): Promise<void> {
  await change((outbox) => released(outbox, { of: "away" }));
  if (await sendWaiting()) throw new Error("Not everything could be sent.");
}

/** The page's token, while it lives; renewing it takes the page. */
function tokenOf(owner: string | null, session: WorkerSession | null): TokenOf | null {
  if (owner === null) return null;
  return (isRenewed) =>
    Promise.resolve(session?.uid === owner && !isRenewed ? session.token : null);
}

const store = openLazily(OUTBOX);

const readOutbox = async () =>
  parseOutbox(await fromStorage(null, () => get<unknown>(ENTRIES_PART, store())));

/** Changes the outbox, and has pages that are open read it again. */
function change(to: (outbox: Outbox) => Outbox): Promise<boolean> {
  return fromStorage(false, async () => {
    const { isChanged } = await changeRecord(store(), ENTRIES_PART, parseOutbox, to);
    if (isChanged) tellPages();
    return true;
  });
}

function tellPages(): void {
  const pages = new BroadcastChannel(OUTBOX_CHANNEL);
  pages.postMessage(null);
  pages.close();
}

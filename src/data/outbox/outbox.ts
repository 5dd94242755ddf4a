import { attempt, type TokenOf } from "#domain/outbox/attempt.ts";
import {
  OUTBOX_SYNC_TAG,
  type OutboxEntry,
  type OutboxWrite,
  type Outcome,
} from "#domain/outbox/outboxEntry.ts";
import { released, takenBack, visible, withoutOwner, written } from "#domain/outbox/outbox.ts";
import { tryAgain } from "../api/signal.ts";
import { outboxStore, sendSoon } from "./sender.ts";

/** What became of a write: it waits on the phone, or, where storage refuses, what the server said at once. */
export type Enqueued = { is: "saved"; id: string } | Outcome;

/**
 * Keeps a write on the phone and sends it as soon as that is possible, by this page or by the
 * worker. It is in storage when this answers `saved`; where storage refuses, it is sent directly,
 * once, and the answer says what came of it.
 *
 * @param id a UUID of its own
 * @param token of the account that it belongs to
 */
export async function enqueue(
  write: OutboxWrite,
  id: string,
  token: TokenOf | null,
): Promise<Enqueued> {
  const isKept = await outboxStore.change((outbox) => written(outbox, write, id, Date.now()));
  if (!isKept) return await attempt(write.request, token, Date.now);
  void askForSync();
  sendSoon();
  return { is: "saved", id };
}

/** What waits, as far as the visitor who is here may see it; `null` until storage has answered. */
export function usePending(owner: string | null): readonly OutboxEntry[] | null {
  const outbox = outboxStore.use();
  return outbox === null ? null : visible(outbox, owner);
}

/** What waits of the phone and of one account. */
export async function pending(owner: string | null): Promise<readonly OutboxEntry[]> {
  return visible(await outboxStore.read(), owner);
}

/** Hears of what a visitor has taken back. */
type TakenBack = (entry: OutboxEntry) => Promise<void>;
const takenBackListeners = new Set<TakenBack>();

/** Calls back with each entry that a visitor takes back in this tab. Returns the way to stop. */
export function onTakenBack(listener: TakenBack): () => void {
  takenBackListeners.add(listener);
  return () => void takenBackListeners.delete(listener);
}

/** Takes an entry back, whatever its state. One that was tried may have arrived all the same. */
export async function takeBack(id: string): Promise<void> {
  const entry = (await outboxStore.read()).entries.find((each) => each.id === id);
  const isGone = await outboxStore.change((outbox) => takenBack(outbox, id));
  if (entry === undefined || !isGone) return;
  for (const listener of takenBackListeners) await listener(entry).catch(() => {});
}

/** Drops what an account has not sent, because the account was deleted. */
export async function forgetOwner(uid: string): Promise<void> {
  await outboxStore.change((outbox) => withoutOwner(outbox, uid));
}

/** Sends an entry now, also one that was refused; without an id, all that wait. The server need not count as away. */
export async function retry(id?: string): Promise<void> {
  tryAgain();
  const release = id === undefined ? ({ of: "all" } as const) : ({ of: "one", id } as const);
  await outboxStore.change((outbox) => released(outbox, release));
  sendSoon();
}

/** The worker goes on when the page has been closed, where the browser has Background Sync. */
async function askForSync(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(OUTBOX_SYNC_TAG);
  } catch {
    // Denied, as in a private window: the page sends by itself.
  }
}

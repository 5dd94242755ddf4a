import type { Outcome } from "./outboxRequest.ts";
import type { Outbox, OutboxEntry } from "./outboxEntry.ts";
import { claimed, settled, type Attempt } from "./outbox.ts";

/** What a sender needs, in the page or in the worker. */
export interface Sender {
  /** Changes the stored outbox in one step. @returns whether storage has taken it */
  change: (to: (outbox: Outbox) => Outbox) => Promise<boolean>;
  /** Tries an entry once. It does not throw. */
  attempt: (entry: OutboxEntry) => Promise<Outcome>;
  /** Uid of the account that is signed in, whose entries may go. */
  owner: () => string | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  /** Asked before each round: whether calls may be made at all. */
  mayCall: () => boolean | Promise<boolean>;
  /** Hears of what the server has taken, before it leaves the outbox. */
  received?: (entry: OutboxEntry, answer: unknown) => Promise<void>;
}

/**
 * Sends what may be sent, until nothing is left or the server does not answer. The caller holds
 * the lock of the outbox, so an entry that is `sending` belongs to a sender that was ended by force,
 * and is tried again.
 *
 * An entry is marked in storage before it is sent and leaves it after the answer: ended at any
 * moment it is sent once more, never lost, and its id makes the second time harmless.
 */
export async function sendOutbox(sender: Sender): Promise<void> {
  while (await sender.mayCall()) {
    const batch = await claim(sender);
    if (batch.length === 0) return;
    const attempts = await Promise.all(
      batch.map(async (entry): Promise<Attempt> => {
        const outcome = await sender.attempt(entry);
        if (outcome.is === "received") await sender.received?.(entry, outcome.answer);
        return { id: entry.id, outcome };
      }),
    );
    const moment = { at: sender.now(), random: sender.random() };
    const isKept = await sender.change((outbox) => settled(outbox, attempts, moment));
    // Storage that stopped answering would have the same ones sent again and again.
    if (!isKept || attempts.some(({ outcome }) => outcome.is === "away")) return;
  }
}

async function claim({ change, now, owner }: Sender): Promise<readonly OutboxEntry[]> {
  let batch: readonly OutboxEntry[] = [];
  const isKept = await change((outbox) => {
    const next = claimed(outbox, { now: now(), owner: owner() });
    batch = next.batch;
    return next.outbox;
  });
  return isKept ? batch : [];
}

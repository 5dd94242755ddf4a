import type { Outcome, Outbox, OutboxEntry } from "./outboxEntry.ts";
import { claimed, marked, afterAttempts, type Attempt } from "./outbox.ts";
import { sharedLimit, type SharedLimit } from "../time/sharedLimit.ts";

/** What a sender needs, in the page or in the worker. */
export interface Sender {
  /** Changes the stored outbox in one step, within a time that the caller sets. @returns whether storage has taken it */
  change: (to: (outbox: Outbox) => Outbox, within: SharedLimit["within"]) => Promise<boolean>;
  /** The outbox, where it is known without asking storage; `null` where that may be out of date. */
  known?: () => Outbox | null;
  /** Tries an entry once, within a time that the caller sets. It does not throw. */
  attempt: (entry: OutboxEntry, within: SharedLimit["within"]) => Promise<Outcome>;
  /** Hears which entries are on their way, also of those of which storage does not have it. */
  underWay?: (ids: readonly string[]) => void;
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
 * An entry is marked in storage before it is sent for the first time, from when on its content is
 * frozen, and leaves it after the answer: ended at any moment it is sent once more, never lost, and
 * its id makes the second time harmless. A further attempt needs no mark: what is known is sent, and
 * storage is asked once, to note what came of it.
 */
export async function sendOutbox(sender: Sender): Promise<void> {
  while (await sender.mayCall()) {
    const limit = sharedLimit(ROUND_MS);
    try {
      if (!(await sendRound(sender, limit.within))) return;
    } finally {
      limit.end();
      sender.underWay?.([]);
    }
  }
}

/** Longest wait for storage and answers of a round, in milliseconds: a push wakes the worker for half a minute at most. */
const ROUND_MS = 10_000;

/** Tries what may be sent together. @returns whether there may be more to send */
async function sendRound(sender: Sender, within: SharedLimit["within"]): Promise<boolean> {
  const { batch, unmarked } = await claim(sender, within);
  if (batch.length === 0) return false;
  sender.underWay?.(batch.map(({ id }) => id));
  const attempts = await Promise.all(
    batch.map(async (entry): Promise<Attempt> => {
      const outcome = await sender.attempt(entry, within);
      if (outcome.is === "received") await sender.received?.(entry, outcome.answer);
      return { id: entry.id, outcome };
    }),
  );
  const moment = { at: sender.now(), random: sender.random() };
  const isKept = await sender.change(
    (outbox) => afterAttempts(marked(outbox, unmarked), attempts, moment),
    within,
  );
  // Storage that stopped answering would have the same ones sent again and again.
  return isKept && attempts.every(({ outcome }) => outcome.is !== "away");
}

interface Claim {
  batch: readonly OutboxEntry[];
  /** Those of which storage does not have that they are on their way. */
  unmarked: readonly OutboxEntry[];
}

async function claim(
  { change, known, now, owner }: Sender,
  within: SharedLimit["within"],
): Promise<Claim> {
  const moment = { now: now(), owner: owner() };
  const before = known?.() ?? null;
  const planned = before === null ? [] : claimed(before, moment).batch;
  // One that was never tried has to be frozen first: it may still be edited in another tab.
  if (planned.length > 0 && planned.every(({ attempts }) => attempts > 1))
    return { batch: planned, unmarked: planned };
  let batch: readonly OutboxEntry[] = [];
  const isKept = await change((outbox) => {
    const next = claimed(outbox, moment);
    batch = next.batch;
    return next.outbox;
  }, within);
  return { batch: isKept ? batch : [], unmarked: [] };
}

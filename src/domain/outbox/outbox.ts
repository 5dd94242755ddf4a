import { isOver, step, waiting, type Event } from "./transitions.ts";
import type { Outbox, OutboxEntry, Pause, Outcome, OutboxWrite } from "./outboxEntry.ts";

/** How many entries are on their way at the same time, each of another subject. */
const SENT_TOGETHER = 4;

/**
 * With something written. It takes the place of what was written before about the same, if that
 * was never tried or was refused; else it waits behind it.
 *
 * @param id a UUID of its own
 * @param now epoch milliseconds
 */
export function written(outbox: Outbox, write: OutboxWrite, id: string, now: number): Outbox {
  const entry: OutboxEntry = {
    version: 1,
    id,
    ...write,
    writtenAt: now,
    attempts: 0,
    state: { is: "waiting", pause: null },
  };
  const isReplaced = (each: OutboxEntry) =>
    isOfOneQueue(each, entry) && (each.attempts === 0 || each.state.is === "refused");
  const others = outbox.entries.filter((each) => !isReplaced(each));
  return { ...outbox, entries: [...others, entry] };
}

/** Without one entry, whatever its state. */
export function takenBack(outbox: Outbox, id: string): Outbox {
  return { ...outbox, entries: outbox.entries.filter((each) => each.id !== id) };
}

/** Without what belongs to an account that is deleted: it could never be sent. */
export function withoutOwner(outbox: Outbox, uid: string): Outbox {
  return { ...outbox, entries: outbox.entries.filter(({ owner }) => owner !== uid) };
}

/** Which entries are let go from their pause. */
export type Resend =
  /** A visitor wants it now, refused or not. */
  | { of: "one"; id: string }
  | { of: "all" }
  /** There is a connection again. */
  | { of: "away" }
  /** The account has signed in. */
  | { of: "signed-out" };

/** With entries released, so that they are tried at once. */
export function released(outbox: Outbox, release: Resend): Outbox {
  const isMeant = ({ id, state }: OutboxEntry) => {
    if (release.of === "one") return id === release.id;
    if (state.is !== "waiting" || state.pause === null) return false;
    return release.of === "all" || state.pause.why === release.of;
  };
  return stepped(outbox, isMeant, () => ({ is: "released" }));
}

/**
 * Entries that may be sent at a moment: of each subject the first that was not refused, unless it
 * has a pause or belongs to another account.
 *
 * @param now epoch milliseconds
 * @param owner uid of the account that is signed in
 */
export function due(
  { entries }: Outbox,
  { now, owner }: { now: number; owner: string | null },
): readonly OutboxEntry[] {
  return heads(entries).filter((entry) => maySend(entry, owner) && pauseOf(entry, now) === null);
}

/** Marks as many as are sent together. @returns the outbox, and those entries as they are sent */
export function claimed(
  outbox: Outbox,
  moment: { now: number; owner: string | null },
): { outbox: Outbox; batch: readonly OutboxEntry[] } {
  const ids = new Set(
    due(outbox, moment)
      .slice(0, SENT_TOGETHER)
      .map(({ id }) => id),
  );
  const next = stepped(
    outbox,
    ({ id }) => ids.has(id),
    () => ({ is: "tried" }),
  );
  return { outbox: next, batch: next.entries.filter(({ id }) => ids.has(id)) };
}

/** With entries marked as tried that were sent without it; what became of them meanwhile stays. */
export function marked(outbox: Outbox, sent: readonly OutboxEntry[]): Outbox {
  const before = new Map(sent.map(({ id, attempts }) => [id, attempts - 1]));
  return stepped(
    outbox,
    ({ id, attempts, state }) => state.is === "waiting" && before.get(id) === attempts,
    () => ({ is: "tried" }),
  );
}

/** What became of an entry that was tried. */
export interface Attempt {
  id: string;
  outcome: Outcome;
}

/**
 * After a round of attempts. A server that is away is away for all: whatever waits gets the
 * pause, too, and stays as editable as it was.
 *
 * @param at epoch milliseconds
 */
export function afterAttempts(
  outbox: Outbox,
  attempts: readonly Attempt[],
  moment: { at: number; random: number },
): Outbox {
  const byId = new Map(attempts.map(({ id, outcome }) => [id, outcome]));
  const next = stepped(
    outbox,
    ({ id }) => byId.has(id),
    ({ id }) => ({ ...(byId.get(id) ?? { is: "away" }), ...moment }),
  );
  const pause = longestAway(next, byId);
  if (pause === null) return next;
  return {
    ...next,
    entries: next.entries.map((entry) =>
      entry.state.is === "waiting" && pauseOf(entry, moment.at) === null
        ? waiting(entry, pause)
        : entry,
    ),
  };
}

/** When the next one may be sent, in epoch milliseconds; `null` when nothing is to be sent. */
export function nextAttemptAt(
  { entries }: Outbox,
  { now, owner }: { now: number; owner: string | null },
): number | null {
  const moments = heads(entries)
    .filter((entry) => maySend(entry, owner))
    .map((entry) => {
      const pause = pauseOf(entry, now);
      return pause === null ? now : pause.since + pause.ms;
    });
  return moments.length === 0 ? null : Math.min(...moments);
}

/** What the visitor who is here may see of it: what belongs to the phone, and to their account. */
export function visible({ entries }: Outbox, owner: string | null): readonly OutboxEntry[] {
  return entries.filter((entry) => maySend(entry, owner));
}

const maySend = (entry: OutboxEntry, owner: string | null) =>
  entry.owner === null || entry.owner === owner;

const queueOf = ({ owner, subject }: OutboxEntry) => JSON.stringify([owner, subject]);

const isOfOneQueue = (one: OutboxEntry, other: OutboxEntry) => queueOf(one) === queueOf(other);

/** The first of each queue that was not refused. */
function heads(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const first = new Map<string, OutboxEntry>();
  for (const entry of entries) {
    if (entry.state.is !== "refused" && !first.has(queueOf(entry)))
      first.set(queueOf(entry), entry);
  }
  return [...first.values()];
}

/** The pause that still lasts. */
function pauseOf({ state }: OutboxEntry, now: number): Pause | null {
  if (state.is !== "waiting" || state.pause === null) return null;
  return isOver(state.pause, now) ? null : state.pause;
}

function longestAway(outbox: Outbox, byId: ReadonlyMap<string, Outcome>): Pause | null {
  let longest: Pause | null = null;
  for (const { id, state } of outbox.entries) {
    if (byId.get(id)?.is !== "away" || state.is !== "waiting" || state.pause === null) continue;
    if (longest === null || state.pause.ms > longest.ms) longest = state.pause;
  }
  return longest;
}

function stepped(
  outbox: Outbox,
  isMeant: (entry: OutboxEntry) => boolean,
  event: (entry: OutboxEntry) => Event,
): Outbox {
  // The very same where nothing changes, so that nothing is written.
  if (!outbox.entries.some(isMeant)) return outbox;
  const entries = outbox.entries.flatMap((entry) => {
    if (!isMeant(entry)) return [entry];
    const next = step(entry, event(entry));
    return next === "gone" ? [] : [next];
  });
  return { ...outbox, entries };
}

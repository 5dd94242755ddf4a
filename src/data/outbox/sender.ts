import { createAtom, useSelector } from "@tanstack/react-store";
import { attempt, type TokenOf } from "#domain/outbox/attempt.ts";
import { due, nextAttemptAt, released } from "#domain/outbox/outbox.ts";
import {
  OUTBOX_LOCK,
  type Outbox,
  type OutboxEntry,
  type WorkerSession,
  ENTRIES_PART,
  OUTBOX,
  OUTBOX_CHANNEL,
  SESSION_PART,
  parseOutbox,
} from "#domain/outbox/outboxEntry.ts";
import { sendOutbox } from "#domain/outbox/sendOutbox.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { currentSignal, mayCall, onSignalChange } from "../api/signal.ts";
import { del, set } from "idb-keyval";
import { createPhoneStore } from "../phoneRecord.ts";
import { fromStorage, openLazily } from "#storage/database.ts";

/** Who is signed in, as the sender has to know it. */
export interface OutboxSession {
  uid: string;
  token: TokenOf;
}

/** Hears of each write that the server has taken, with its answer. */
type Received = (entry: OutboxEntry, answer: unknown) => Promise<void>;

interface SenderParts {
  /** `null`: signed out, or not known yet. */
  session: () => OutboxSession | null;
  onSessionChange: (listener: () => void) => void;
}

let parts: SenderParts | null = null;

let timer: ReturnType<typeof setTimeout> | undefined;

const listeners = new Set<Received>();

/** Calls back with each write that the server has taken, before it leaves the outbox. Returns the way to stop. */
export function onReceived(listener: Received): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Begins to send: now, on every write, when the browser comes online, when the page can be seen
 * again, when the account changes, and when a pause is over.
 */
export function startSender(given: SenderParts): void {
  parts = given;
  const release = (of: "away" | "signed-out") =>
    void outboxStore.change((outbox) => released(outbox, { of })).then(sendSoon);
  addEventListener("online", () => release("away"));
  const wake = () => {
    if (document.hidden) return;
    release("away");
    // The worker cannot renew a token, this page can.
    if (given.session() !== null) release("signed-out");
  };
  document.addEventListener("visibilitychange", wake);
  // Out of the back/forward cache, of which not every engine says that the page was hidden there.
  addEventListener("pageshow", wake);
  let uid = given.session()?.uid;
  given.onSessionChange(() => {
    const next = given.session()?.uid;
    if (next === uid) return;
    uid = next;
    lent = null;
    if (next === undefined) void lendToWorker(null);
    else release("signed-out");
  });
  onSignalChange((signal) => {
    if (signal === "open") sendSoon();
  });
  // Written in another tab, or changed by the worker.
  outboxStore.onChange((outbox) => {
    // After the last entry the sender has removed the token.
    if (lent !== null && !isAnyOf(outbox.entries, lent.uid)) lent = null;
    wakeAtNextAttempt(outbox);
  });
  // The app was just opened, perhaps at home: no pause is worth waiting for.
  release("away");
}

let isSending = false;

let isAskedAgain = false;

/** Entries that this page is sending, for the screen: of a further attempt storage has only what came of it. */
const underWay = createAtom<readonly string[]>([]);

/** Ids of the entries that this page is sending. */
export const useUnderWay = (): readonly string[] => useSelector(underWay);

/** This turn has come when its timer was to wake it, so that what is known of the outbox is right. */
let isOnTime = false;

/** Turns in a row after which something was still to be sent: storage did not let it be marked. */
let fruitlessTurns = 0;

/** Sends what may be sent now. Before the sender has started it waits for that. */
export function sendSoon(): void {
  isOnTime = false;
  sendNow();
}

function sendNow(): void {
  isAskedAgain = true;
  // The turn that runs begins anew at its end.
  if (!isSending) void sendInTurn().catch(() => {});
}

async function sendInTurn(): Promise<void> {
  isSending = true;
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await sendOnce();
    }
  } finally {
    isSending = false;
    const outbox = await known();
    fruitlessTurns = isDue(outbox) ? fruitlessTurns + 1 : 0;
    wakeAtNextAttempt(outbox);
  }
}

async function sendOnce(): Promise<void> {
  if (parts === null || currentSignal() === "stopped") return;
  const { session } = parts;
  const { entries } = await known();
  if (entries.length === 0) return;
  // Also while the server is away: the page may be closed before it answers again.
  await lend(session(), entries);
  if (!mayCall()) return;
  await alone(() =>
    sendOutbox({
      change: outboxStore.change,
      known: () => (isOnTime && fruitlessTurns === 0 ? outboxStore.known() : null),
      attempt: async (entry, within) =>
        await attempt(entry.request, tokenOf(entry), Date.now, within),
      underWay: (ids) => underWay.set(ids),
      mayCall,
      owner: () => session()?.uid ?? null,
      now: Date.now,
      random: Math.random,
      received: async (entry, answer) => {
        for (const listener of listeners) await listener(entry, answer).catch(() => {});
      },
    }),
  );
  await takeTokenBack(session());
}

/** The token of the entry's own account and of no other: who is signed in may have changed meanwhile. */
function tokenOf({ owner }: OutboxEntry): TokenOf | null {
  if (owner === null) return null;
  return async (isRenewed) => {
    const session = parts?.session() ?? null;
    return session?.uid === owner ? await session.token(isRenewed) : null;
  };
}

/** One sender over all tabs and the worker. Where there are no locks, sending twice is still sending once. */
async function alone(work: () => Promise<void>): Promise<void> {
  // Also where the browser names them and has none.
  if ("locks" in navigator && navigator.locks) await navigator.locks.request(OUTBOX_LOCK, work);
  else await work();
}

/** What the worker has been lent, which is not written again. */
let lent: WorkerSession | null = null;

type Entries = readonly OutboxEntry[];

const isAnyOf = (entries: Entries, uid: string) => entries.some(({ owner }) => owner === uid);

/** The worker may go on with this token when the page has been closed. */
async function lend(session: OutboxSession | null, entries: Entries): Promise<void> {
  if (session === null || !isAnyOf(entries, session.uid)) return;
  const token = await session.token(false).catch(() => null);
  if (token === null || (lent?.uid === session.uid && lent.token === token)) return;
  lent = { uid: session.uid, token };
  await lendToWorker(lent);
}

/** With nothing left to send for the account, the worker has no use for its token. */
async function takeTokenBack(session: OutboxSession | null): Promise<void> {
  const { entries } = await known();
  if (session === null || isAnyOf(entries, session.uid)) return;
  lent = null;
  await lendToWorker(null);
}

/** Every change of the outbox, here, in another tab or in the worker, is announced: one read for each. */
const known = async (): Promise<Outbox> => outboxStore.known() ?? (await outboxStore.read());

const currentMoment = () => ({ now: Date.now(), owner: parts?.session()?.uid ?? null });

const isDue = (outbox: Outbox) => due(outbox, currentMoment()).length > 0;

/**
 * Wakes when the first pause is over, and until then does nothing at all. There is nothing to wake for while no call
 * may be made, whose end wakes by itself, nor while a turn runs, which looks at its end.
 */
function wakeAtNextAttempt(outbox: Outbox): void {
  if (isSending) return;
  clearTimeout(timer);
  const moment = currentMoment();
  const next = nextAttemptAt(outbox, moment);
  if (next === null || !mayCall()) return;
  const shortest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** fruitlessTurns);
  // Timers drop fractions: it would wake a moment too soon, and wait again.
  const wait = Math.max(shortest, Math.ceil(next - moment.now));
  const planned = moment.now + wait;
  timer = setTimeout(() => {
    isOnTime = Math.abs(Date.now() - planned) < ON_TIME_MS;
    sendNow();
  }, wait);
}

/**
 * A page that was frozen wakes late, and has not yet heard what others have changed meanwhile: then
 * storage is asked before anything is sent. Milliseconds.
 */
const ON_TIME_MS = 1_000;

/** So that a sender that cannot do anything does not turn in circles, in milliseconds; it doubles with each fruitless turn. */
const SHORTEST_WAIT_MS = 1_000;

const LONGEST_WAIT_MS = 30 * MINUTE_MS;

const database = openLazily(OUTBOX);

/** What waits to be sent. Nothing is said to be saved before it is. */
export const outboxStore = createPhoneStore(
  { location: OUTBOX, part: ENTRIES_PART, channel: OUTBOX_CHANNEL, unstored: "nothing" },
  parseOutbox,
);

/** Lets the worker send what belongs to an account, as long as the token lives; `null`: no more. */
async function lendToWorker(session: WorkerSession | null): Promise<void> {
  await fromStorage(undefined, () =>
    session === null ? del(SESSION_PART, database()) : set(SESSION_PART, session, database()),
  );
}

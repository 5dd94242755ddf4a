import * as v from "valibot";
import type { PhoneRules } from "#domain/alerts/phoneRules.ts";
import { shownRules } from "#domain/alerts/phoneRules.ts";
import { apiCall, type ApiCall } from "#domain/api/apiCall.ts";
import { SILENCE_TIMEOUT_MS } from "#domain/api/weakSignal.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import {
  isMoved,
  mergeRecords,
  newerWishes,
  RecordsSchema,
  type Records,
} from "#domain/transfers/records.ts";
import {
  deriveTransfer,
  makeTransferCode,
  seal,
  UnreadableTransferError,
  unseal,
} from "#domain/transfers/sealing.ts";
import { TransferKeptSchema, TransferSchema } from "#domain/transfers/transfers.ts";
import { settingsStore } from "./alertRecords.ts";
import { ApiError, readJson } from "./api/apiClient.ts";
import { mayCall } from "./api/signal.ts";
import type { OutboxSession } from "./outbox/sender.ts";
import { readPins, takePins } from "./pins.ts";
import { ringingStore } from "./ringingStore.ts";
import { rulesStore } from "./rulesStore.ts";
import { parseSent, REMEMBERED, sentStore } from "./sentFeedback.ts";
import { wishlistStore, writeWish } from "./wishlist/wishlist.ts";
import { shownWishes } from "./wishlist/wishlistRecord.ts";

/**
 * Seals what this phone has for the installed app, and leaves it with the server.
 *
 * @returns the code that opens it, and until when; both are nowhere else
 * @throws ApiError, TooMuchToMoveError
 */
export async function leaveRecords(): Promise<{ code: string; until: string }> {
  const code = makeTransferCode();
  const transfer = await deriveTransfer(code);
  const sealed = await seal(transfer, await gatherRecords());
  const call = apiCall("PUT", `/api/transfers/${transfer.id}`, { body: { sealed } });
  const { until } = await answerOf(call, TransferKeptSchema);
  return { code, until };
}

/**
 * Opens what a code leads to. The server has it no more then.
 *
 * @throws ApiError – 404: no such code; 410: used, or too old; UnreadableTransferError
 */
export async function openRecords(code: string): Promise<Records> {
  const transfer = await deriveTransfer(code);
  const { sealed } = await answerOf(
    apiCall("GET", `/api/transfers/${transfer.id}`, {}),
    TransferSchema,
  );
  const records = v.safeParse(RecordsSchema, await unseal(transfer, sealed));
  if (!records.success) throw new UnreadableTransferError("made by another release");
  return records.output;
}

/** What is here of a visitor without an account. What an account has, its server brings by itself. */
async function gatherRecords(): Promise<Records> {
  const [{ own }, pins, rules, alerts, ringing, sent] = await Promise.all([
    wishlistStore.read(),
    readPins(),
    rulesStore.read(),
    settingsStore.read(),
    ringingStore.read(),
    sentStore.read(),
  ]);
  return {
    version: 1,
    wishes: own,
    pins,
    rules: shownRules(rules).map(({ rule }) => rule),
    alerts,
    ringing,
    sent: sent.filter(({ owner }) => owner === null),
    local: readLocal(),
  };
}

/**
 * Joins what has come with what is here, in every store. Doing it again changes nothing.
 *
 * @param session whose list the wishes go to; `null`: that of the visitor without an account
 * @returns whether the phone has kept all of it
 */
export async function takeRecords(
  theirs: Records,
  session: OutboxSession | null,
): Promise<boolean> {
  const merged = mergeRecords(await gatherRecords(), theirs);
  const kept = await Promise.all([
    takeWishes(theirs, session),
    takePins(merged.pins),
    rulesStore.change((rules) => withRules(rules, merged.rules)),
    settingsStore.change(() => merged.alerts),
    ringingStore.change(() => merged.ringing),
    sentStore.change((sent) => {
      const ofAccounts = sent.filter(({ owner }) => owner !== null);
      return [...ofAccounts, ...parseSent(merged.sent)]
        .toSorted((one, other) => other.writtenAt - one.writtenAt)
        .slice(0, REMEMBERED);
    }),
  ]);
  return writeLocal(merged.local) && kept.every(Boolean);
}

async function takeWishes(theirs: Records, session: OutboxSession | null): Promise<boolean> {
  if (session === null)
    return await wishlistStore.change((record) => ({
      ...record,
      own: mergeRecords({ ...theirs, wishes: record.own }, theirs).wishes,
    }));
  const here = shownWishes(await wishlistStore.read(), session.uid);
  for (const wish of newerWishes(here, theirs.wishes)) {
    const became = await writeWish(wish, session);
    if (became !== null && became.is !== "saved" && became.is !== "received") return false;
  }
  return true;
}

/** A phone that gets alerts tells the server of those that are new to it. */
function withRules(rules: PhoneRules, wanted: Records["rules"]): PhoneRules {
  const news = wanted.filter(({ id }) => rules.every(({ rule }) => rule.id !== id));
  return news.length === 0
    ? rules
    : [...rules, ...news.map((rule) => ({ rule, state: "waiting" as const }))];
}

function readLocal(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries<string>(localStorage).filter(([key]) => isMoved(key)));
  } catch {
    return {};
  }
}

/** Everything that follows a key reads it again, as when another tab has changed it. */
function writeLocal(local: Records["local"]): boolean {
  try {
    for (const [key, value] of Object.entries(local)) {
      if (localStorage.getItem(key) === value) continue;
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent("storage", { key }));
    }
    return true;
  } catch {
    return false;
  }
}

/** @throws ApiError */
async function answerOf<Schema extends v.GenericSchema>(
  { path, init }: ApiCall,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!mayCall()) throw new ApiError("unreachable", null);
  return await withTimeLimit(
    SILENCE_TIMEOUT_MS,
    async (signal) => await readJson(await fetch(path, { ...init, signal }), schema),
  ).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError("unreachable", null, { cause });
  });
}

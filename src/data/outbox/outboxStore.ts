import { del, set } from "idb-keyval";
import {
  ENTRIES_PART,
  OUTBOX,
  OUTBOX_CHANNEL,
  SESSION_PART,
  parseOutbox,
  type WorkerSession,
} from "#domain/outbox/outboxEntry.ts";
import { createPhoneStore } from "../phoneRecord.ts";
import { fromStorage, openLazily } from "#storage/database.ts";

const database = openLazily(OUTBOX);

/** What waits to be sent. Nothing is said to be saved before it is. */
export const outboxStore = createPhoneStore(
  { location: OUTBOX, part: ENTRIES_PART, channel: OUTBOX_CHANNEL, unstored: "nothing" },
  parseOutbox,
);

/** Lets the worker send what belongs to an account, as long as the token lives; `null`: no more. */
export async function lendToWorker(session: WorkerSession | null): Promise<void> {
  await fromStorage(undefined, () =>
    session === null ? del(SESSION_PART, database()) : set(SESSION_PART, session, database()),
  );
}

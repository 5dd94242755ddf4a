import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { alerts } from "../../db/schema/alerts.ts";
import { isAwakeAt } from "../devices/ringTimes.ts";
import { readDevices, type RingingDevice } from "./readRules.ts";

/** News of a reservation for all phones of its account. */
interface EventNews {
  uid: string;
  reservationId: string;
  kind: "promoted" | "event-cancelled";
  /** Epoch milliseconds: afterwards it is of no use. */
  until: number;
}

/** Alerts of one statement: a statement has 65,535 parameters at most. */
const ROWS_AT_ONCE = 1_000;

/** So long before its end news rings even in quiet hours, which may be longer than it is good for. */
const RINGS_BEFORE_END_MS = 2 * 60 * 60_000;

/**
 * Queues news of reservations for the phones of their accounts, inside the transaction in which
 * it happens.
 *
 * @param now epoch milliseconds
 */
export async function queueEventAlerts(
  tx: Db,
  news: readonly EventNews[],
  now: number,
): Promise<void> {
  const uids = [...new Set(news.map(({ uid }) => uid))];
  const devices = new Map<string | null, RingingDevice[]>();
  for (const device of await readDevices(tx, "uid", uids, now)) {
    devices.set(device.uid, [...(devices.get(device.uid) ?? []), device]);
  }
  const rows = news.flatMap(({ uid, reservationId, kind, until }) =>
    (devices.get(uid) ?? []).map((device) => ({
      id: randomUUID(),
      deviceId: device.id,
      kind,
      reservationId,
      offerIds: [],
      matched: 0,
      createdAt: new Date(now),
      dueAt: new Date(eventRingsAt(device, until, now)),
      expiresAt: new Date(until),
      state: "waiting" as const,
    })),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(alerts).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

/** When news may ring: after the quiet hours, unless it is of no use by then. */
export function eventRingsAt(device: Parameters<typeof isAwakeAt>[0], until: number, now: number) {
  return Math.min(isAwakeAt(device, now), Math.max(now, until - RINGS_BEFORE_END_MS));
}

/** A visitor who asks for a test looks at the phone now. */
const TEST_LIFE_MS = 10 * 60_000;

/** Queues a test, due at once even in quiet hours. @param now epoch milliseconds */
export async function queueTest(db: Db, deviceId: string, now: number): Promise<void> {
  await db.insert(alerts).values({
    id: randomUUID(),
    deviceId,
    kind: "test",
    offerIds: [],
    matched: 0,
    createdAt: new Date(now),
    dueAt: new Date(now),
    expiresAt: new Date(now + TEST_LIFE_MS),
    state: "waiting",
  });
}

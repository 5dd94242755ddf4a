import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { alertDevices, alertRuleDays, alerts } from "../../db/schema/alerts.ts";
import { dealsRingAt, readRings } from "../devices/ringTimes.ts";
import type { DeviceRow } from "../devices/deviceRecords.ts";
import { eventRingsAt } from "../queue/queueEventAlerts.ts";

type AlertRow = typeof alerts.$inferSelect;

/** An alert that this process alone may send until `lease`. */
export interface ClaimedAlert {
  alert: AlertRow;
  device: DeviceRow;
  lease: Date;
}

/** What a look into the outbox has found. */
export interface Claims {
  claimed: ClaimedAlert[];
  /** Alerts whose deals had ended. */
  expired: number;
  /** Alerts that turned out to have to wait: the phone has rung often enough, or has become quiet. */
  held: number;
}

/**
 * How long a process holds an alert: longer than composing, sending and recording take.
 * Afterwards another one takes it, because this one may have been killed.
 */
const LEASE_MS = 30_000;

/** Which alerts a process can send at the moment. */
export interface Room {
  /** How many to look at. */
  limit: number;
  /** Services that get no more. */
  full: readonly string[];
  /** Takes a place for one more message to a service. @returns whether there was one */
  take: (service: string) => boolean;
}

/**
 * Takes alerts that are due, in one short transaction. Several processes do it at once and each
 * gets others: rows that another one has locked are skipped. A device is locked with its alerts, so
 * that two processes never ring it at once and above its cap; an import, which takes devices with
 * `key share`, does not wait for that. Alerts without a free place are left for later, or for
 * another process.
 *
 * @param now epoch milliseconds
 */
export async function claimAlerts(db: Db, now: number, room: Room): Promise<Claims> {
  return await db.transaction(async (tx) => {
    const due = await tx
      .select({ alert: alerts, device: alertDevices })
      .from(alerts)
      .innerJoin(alertDevices, eq(alertDevices.id, alerts.deviceId))
      .where(and(isClaimable(now), isNotTo(room.full)))
      .orderBy(asc(alerts.dueAt), asc(alerts.id))
      .limit(room.limit)
      .for("no key update", { of: [alerts, alertDevices], skipLocked: true });
    const expired = due.filter(({ alert }) => alert.expiresAt.getTime() <= now);
    await expireAlerts(
      tx,
      expired.map(({ alert }) => alert.id),
      now,
    );
    const alive = due.filter(({ alert }) => alert.expiresAt.getTime() > now);
    const rings = new Map(
      await readRings(tx, [...new Set(alive.map(({ device }) => device.id))], now),
    );
    const claimed: typeof alive = [];
    const held: { alert: AlertRow; ringsAt: number }[] = [];
    for (const { alert, device } of alive) {
      const before = rings.get(device.id) ?? [];
      const moment = ringsAt(alert, device, before, now);
      if (moment > now) held.push({ alert, ringsAt: moment });
      else if (room.take(serviceOf(device))) {
        claimed.push({ alert, device });
        if (alert.kind === "deals") rings.set(device.id, [...before, now]);
      }
    }
    await hold(tx, held);
    const lease = new Date(now + LEASE_MS);
    if (claimed.length > 0) {
      await tx
        .update(alerts)
        .set({ claimedUntil: lease, attempts: sql`${alerts.attempts} + 1` })
        .where(inArray(alerts.id, ids(claimed)));
    }
    return {
      claimed: claimed.map(({ alert, device }) => ({
        alert: { ...alert, attempts: alert.attempts + 1 },
        device,
        lease,
      })),
      expired: expired.length,
      held: held.length,
    };
  });
}

/** Alerts that are due and that no process has. @param now epoch milliseconds */
function isClaimable(now: number) {
  const moment = new Date(now);
  return and(
    eq(alerts.state, "waiting"),
    lte(alerts.dueAt, moment),
    or(isNull(alerts.claimedUntil), lte(alerts.claimedUntil, moment)),
  );
}

/**
 * When the next alert can be taken that waits, in epoch milliseconds; `null`: none waits. One
 * statement, where a look that takes some is a transaction.
 */
export async function nextDueAt(db: Db): Promise<number | null> {
  const { claimedUntil, dueAt } = alerts;
  const [row] = await db
    .select({ next: sql`min(greatest(${dueAt}, ${claimedUntil}))`.mapWith(dueAt) })
    .from(alerts)
    .where(eq(alerts.state, "waiting"));
  return row?.next?.getTime() ?? null;
}

/** The messaging service that a device's messages go to. */
export function serviceOf({ transport, address }: Pick<DeviceRow, "transport" | "address">) {
  return transport === "webpush" ? new URL(address).origin : transport;
}

/** The same for the database: endpoints are kept as the URL standard writes them. */
function isNotTo(services: readonly string[]) {
  if (services.length === 0) return undefined;
  const { transport, address } = alertDevices;
  const service = sql`case ${transport} when 'webpush' then substring(${address} from '^[a-z]+://[^/]+') else ${transport} end`;
  return sql`${service} <> all(${sql.param([...services])}::text[])`;
}

/** Gives up alerts, inside the caller's transaction. */
export async function expireAlerts(tx: Db, alertIds: readonly string[], now: number) {
  if (alertIds.length === 0) return;
  await tx
    .update(alerts)
    .set({ state: "expired", settledAt: new Date(now), claimedUntil: null })
    .where(inArray(alerts.id, [...alertIds]));
  await tx.delete(alertRuleDays).where(inArray(alertRuleDays.alertId, [...alertIds]));
}

/**
 * Frees the alerts that an ended process had claimed. Only for a database that no other process
 * uses: there, they need not wait for the end of the lease.
 */
export async function releaseClaims(db: Db): Promise<void> {
  await db.update(alerts).set({ claimedUntil: null }).where(eq(alerts.state, "waiting"));
}

/** Tests ring whenever they are asked for, and news of one's own seats whatever has rung before. */
function ringsAt(
  alert: AlertRow,
  device: DeviceRow,
  rings: readonly number[],
  now: number,
): number {
  if (alert.kind === "test") return now;
  if (alert.kind === "deals") return dealsRingAt(device, alert.isUrgent, rings, now);
  return eventRingsAt(device, alert.expiresAt.getTime(), now);
}

/** An alert that would ring after its end waits for the end, to be given up then. */
async function hold(tx: Db, held: readonly { alert: AlertRow; ringsAt: number }[]): Promise<void> {
  for (const { alert, ringsAt: moment } of held) {
    const dueAt = new Date(Math.min(moment, alert.expiresAt.getTime()));
    await tx.update(alerts).set({ dueAt }).where(eq(alerts.id, alert.id));
  }
}

const ids = (rows: readonly { alert: AlertRow }[]) => rows.map(({ alert }) => alert.id);

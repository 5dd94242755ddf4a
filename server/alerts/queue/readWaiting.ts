import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";

/** An alert that no server is sending at this moment. */
export interface WaitingAlert {
  id: string;
  dueAt: number;
  offerIds: number[];
  /** In cents, of each of them; alerts of release 1.0 do not say. */
  savings: number[];
  matched: number;
  expiresAt: number;
}

/** What is in the outbox for some devices. */
export interface Waiting {
  /** The alert that further deals of a device join, with its digest or apart from it; `undefined`: none. */
  alertOf: (deviceId: string, isUrgent: boolean) => WaitingAlert | undefined;
}

const AlertSchema = v.object({
  id: v.string(),
  device_id: v.string(),
  is_urgent: v.boolean(),
  offer_ids: v.array(v.number()),
  savings: v.array(v.number()),
  matched: count,
  due_at: v.number(),
  expires_at: v.number(),
});

/**
 * Reads what is in the outbox for these devices, and keeps others from sending it until the
 * caller's transaction ends. An alert that is being sent counts as sent.
 *
 * @param now epoch milliseconds
 */
export async function readWaiting(
  tx: Db,
  deviceIds: readonly string[],
  now: number,
): Promise<Waiting> {
  // One array and not a query: planned as a join, it took seconds once the import itself had
  // written thousands of rows that no statistics know of.
  const ids = sql`any(${sql.param([...deviceIds])}::uuid[])`;
  const rows = await queryRows(
    tx,
    AlertSchema,
    sql`
      select id, device_id, is_urgent, offer_ids, savings, matched,
        (extract(epoch from due_at) * 1000)::double precision as due_at,
        (extract(epoch from expires_at) * 1000)::double precision as expires_at
      from alerts
      where device_id = ${ids} and state = 'waiting' and kind = 'deals'
        and (claimed_until is null or claimed_until <= ${new Date(now).toISOString()}::timestamptz)
      order by device_id, created_at desc, id
      for update
    `,
  );
  const keyOf = (deviceId: string, isUrgent: boolean) => `${deviceId} ${String(isUrgent)}`;
  // Of several the oldest, which comes last.
  const alerts = new Map(
    rows.map((row) => [
      keyOf(row.device_id, row.is_urgent),
      {
        id: row.id,
        dueAt: row.due_at,
        offerIds: row.offer_ids,
        savings: row.savings,
        matched: row.matched,
        expiresAt: row.expires_at,
      },
    ]),
  );
  return { alertOf: (deviceId, isUrgent) => alerts.get(keyOf(deviceId, isUrgent)) };
}

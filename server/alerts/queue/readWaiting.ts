import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";

/** An alert that no server is sending at this moment. */
export interface WaitingAlert {
  id: string;
  dueAt: number;
  offerIds: number[];
  matched: number;
  expiresAt: number;
}

/** What is in the outbox for some devices. */
export interface Waiting {
  /** The alert that further deals of a device join. */
  alerts: ReadonlyMap<string, WaitingAlert>;
  /** Which alert a rule has on a day; `undefined`: none. */
  holder: (ruleId: string, deviceId: string, day: string) => string | undefined;
}

const AlertSchema = v.object({
  id: v.string(),
  device_id: v.string(),
  offer_ids: v.array(v.number()),
  matched: count,
  due_at: v.number(),
  expires_at: v.number(),
});

const DaySchema = v.object({
  rule_id: v.string(),
  device_id: v.string(),
  day: v.string(),
  alert_id: v.string(),
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
      select id, device_id, offer_ids, matched,
        (extract(epoch from due_at) * 1000)::double precision as due_at,
        (extract(epoch from expires_at) * 1000)::double precision as expires_at
      from alerts
      where device_id = ${ids} and state = 'waiting' and kind = 'deals'
        and (claimed_until is null or claimed_until <= ${new Date(now).toISOString()}::timestamptz)
      order by device_id, created_at desc, id
      for update
    `,
  );
  const days = await queryRows(
    tx,
    DaySchema,
    sql`select rule_id, device_id, day::text as day, alert_id from alert_rule_days
        where device_id = ${ids} and day >= (${new Date(now).toISOString()}::timestamptz)::date - 1`,
  );
  const holders = new Map(
    days.map(({ rule_id, device_id, day, alert_id }) => [
      `${rule_id} ${device_id} ${day}`,
      alert_id,
    ]),
  );
  return {
    // Of several the oldest, which comes last.
    alerts: new Map(
      rows.map((row) => [
        row.device_id,
        {
          id: row.id,
          dueAt: row.due_at,
          offerIds: row.offer_ids,
          matched: row.matched,
          expiresAt: row.expires_at,
        },
      ]),
    ),
    holder: (ruleId, deviceId, day) => holders.get(`${ruleId} ${deviceId} ${day}`),
  };
}

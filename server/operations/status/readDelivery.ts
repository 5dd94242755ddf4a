import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { PushServiceSchema, type Outbox, type PushServiceFacts } from "./facts.ts";
import { epoch, EpochSchema } from "./epoch.ts";

const OutboxRowSchema = v.object({
  due: count,
  oldestDueAt: EpochSchema,
  later: count,
  underWay: count,
  stuck: count,
  stuckSince: EpochSchema,
  retried: count,
});

/** The outbox of alerts. @param now epoch milliseconds */
export async function readAlertOutbox(db: Db, now: number): Promise<Outbox> {
  return await readOutbox(db, sql`alerts where state = 'waiting'`, now);
}

/** The outbox of mails about reservations. @param now epoch milliseconds */
export async function readMailOutbox(db: Db, now: number): Promise<Outbox> {
  return await readOutbox(db, sql`reservation_mails where settled_at is null`, now);
}

/** Both are built alike. */
async function readOutbox(db: Db, waiting: SQL, now: number): Promise<Outbox> {
  const moment = sql`${new Date(now).toISOString()}::timestamptz`;
  const isFree = sql`claimed_until is null`;
  const isDue = sql`${isFree} and due_at <= ${moment}`;
  const isStuck = sql`claimed_until <= ${moment}`;
  const [row] = await queryRows(
    db,
    OutboxRowSchema,
    sql`
      select
        count(*) filter (where ${isDue}) as due,
        ${epoch(sql`min(due_at) filter (where ${isDue})`)} as "oldestDueAt",
        count(*) filter (where ${isFree} and due_at > ${moment}) as later,
        count(*) filter (where claimed_until > ${moment}) as "underWay",
        count(*) filter (where ${isStuck}) as stuck,
        ${epoch(sql`min(claimed_until) filter (where ${isStuck})`)} as "stuckSince",
        count(*) filter (where ${isFree} and attempts > 0) as retried
      from ${waiting}
    `,
  );
  if (row === undefined) throw new Error("A query of counts returned no row.");
  return row;
}

const ServiceRowSchema = v.object({
  ...PushServiceSchema.entries,
  sent: count,
  refused: count,
  retried: count,
});

/**
 * What push services did with alerts in the last hour, those in trouble first and ten at most. They
 * are named by host: an endpoint in full would say whose phone it is.
 *
 * @param now epoch milliseconds
 */
export async function readPushServices(db: Db, now: number): Promise<PushServiceFacts[]> {
  const hourAgo = sql`${new Date(now - HOUR_MS).toISOString()}::timestamptz`;
  const isRetried = sql`state = 'waiting' and attempts > 0 and claimed_until is null`;
  return await queryRows(
    db,
    ServiceRowSchema,
    sql`
      select
        case transport when 'webpush' then substring(address from '^[a-z]+://([^/]+)')
          else transport end as service,
        count(*) filter (where state = 'sent') as sent,
        count(*) filter (where state = 'failed') as refused,
        count(*) filter (where ${isRetried}) as retried,
        ${epoch(sql`min(alerts.created_at) filter (where ${isRetried})`)} as "retriedSince"
      from alerts join alert_devices on alert_devices.id = alerts.device_id
      where settled_at > ${hourAgo} or (${isRetried})
      group by 1
      order by count(*) filter (where state <> 'sent') desc, 1
      limit 10
    `,
  );
}

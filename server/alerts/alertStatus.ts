import { SITE } from "#domain/site/site.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { calendarDay } from "#domain/time/calendar.ts";
import type { Db } from "../db/database.ts";
import { count, queryRows } from "../db/sql/queryRows.ts";
import type { Command } from "../db/command.ts";
import { PhoneFactsSchema, phoneWords, readPhones } from "./devices/silence.ts";

/** What the operator may know of alerts: figures, but no device and no rule. */
const OutboxSchema = v.object({
  rules: count,
  /** Alerts in the outbox: those that are due, those that are not yet, those being sent. */
  due: count,
  held: count,
  underWay: count,
  /** Since the Eastern day began. */
  sentToday: count,
  /** Of the last seven days. */
  expired: count,
  failed: count,
  /** When the oldest alert that is due was due; `null`: none is. */
  oldestDueAt: v.nullable(v.string()),
});

/** The same with what phones say of what they were sent. */
const AlertStatusSchema = v.object({ ...OutboxSchema.entries, ...PhoneFactsSchema.entries });

type AlertStatus = v.InferOutput<typeof AlertStatusSchema>;

const RowSchema = v.object({
  ...OutboxSchema.entries,
  oldestDueAt: v.nullable(
    v.pipe(
      v.number(),
      v.transform((moment) => new Date(moment).toISOString()),
    ),
  ),
});

/** Counts what is in the outbox and what became of the rest. @param now epoch milliseconds */
export async function readStatus(db: Db, now: number): Promise<AlertStatus> {
  const moment = sql`${new Date(now).toISOString()}::timestamptz`;
  const today = sql`${calendarDay(now)}::date::timestamp at time zone ${SITE.timeZone}`;
  const isWaiting = sql`state = 'waiting'`;
  const isClaimed = sql`coalesce(claimed_until > ${moment}, false)`;
  const isDue = sql`${isWaiting} and not ${isClaimed} and due_at <= ${moment}`;
  const [row] = await queryRows(
    db,
    RowSchema,
    sql`
      select
        (select count(*) from alert_rules) as rules,
        count(*) filter (where ${isDue}) as due,
        count(*) filter (where ${isWaiting} and not ${isClaimed} and due_at > ${moment}) as held,
        count(*) filter (where ${isWaiting} and ${isClaimed}) as "underWay",
        count(*) filter (where state = 'sent' and settled_at >= ${today}) as "sentToday",
        count(*) filter (where state = 'expired') as expired,
        count(*) filter (where state = 'failed') as failed,
        (extract(epoch from min(due_at) filter (where ${isDue})) * 1000)::double precision
          as "oldestDueAt"
      from alerts
    `,
  );
  if (row === undefined) throw new Error("A query of counts returned no row.");
  return { ...row, ...(await readPhones(db, now)) };
}

/** `npm run admin -- alerts status` as a command, so that it works beside a running server. */
export const statusCommand: Command<null, AlertStatus> = {
  name: "alerts.status",
  input: v.null(),
  output: AlertStatusSchema,
  run: ({ db, now }) => readStatus(db, now()),
};

/** The figures as lines for a person. */
export function reportStatus(status: AlertStatus): string[] {
  const { phones, rules, due, held, underWay, sentToday, expired, failed, oldestDueAt } = status;
  const since = oldestDueAt === null ? "" : `, the oldest since ${oldestDueAt}`;
  return [
    `Phones: ${String(phones)}, rules: ${String(rules)}`,
    `Waiting: ${String(due)} due${since}, ${String(held)} later, ${String(underWay)} under way`,
    `Sent today: ${String(sentToday)}`,
    `Last seven days: ${String(expired)} expired, ${String(failed)} failed`,
    `Of alerts: ${phoneWords(status)}`,
  ];
}

import { SITE } from "#domain/site/site.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { calendarDay } from "#domain/time/calendar.ts";
import type { Db } from "../db/database.ts";
import { count, queryRows } from "../db/sql/queryRows.ts";
import type { Command } from "../db/command.ts";
import { hasBeenSilent, QUIET_PHONE_MS, SILENT_PHONE_MS } from "./devices/silence.ts";

/** What the operator may know of alerts: figures, but no device and no rule. */
const AlertStatusSchema = v.object({
  devices: count,
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
  /** Of those sent in the last seven days to phones that say what they show: all, and those that were shown. */
  answerable: count,
  shown: count,
  /** Phones that have shown nothing of what was sent to them for 14 days; those that get nothing more for it. */
  silentPhones: count,
  stoppedPhones: count,
  /** When the oldest alert that is due was due; `null`: none is. */
  oldestDueAt: v.nullable(v.string()),
});

type AlertStatus = v.InferOutput<typeof AlertStatusSchema>;

const RowSchema = v.object({
  ...AlertStatusSchema.entries,
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
  const isAnswerable = sql`state = 'sent' and kind <> 'test' and exists (
    select from alert_devices where id = alerts.device_id and last_shown_at is not null)`;
  const [row] = await queryRows(
    db,
    RowSchema,
    sql`
      select
        (select count(*) from alert_devices) as devices,
        (select count(*) from alert_rules) as rules,
        (select count(*) from alert_devices where ${hasBeenSilent(QUIET_PHONE_MS, now)})
          as "silentPhones",
        (select count(*) from alert_devices where ${hasBeenSilent(SILENT_PHONE_MS, now)})
          as "stoppedPhones",
        count(*) filter (where ${isAnswerable}) as answerable,
        count(*) filter (where ${isAnswerable} and shown_at is not null) as shown,
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
  return row;
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
  const { devices, rules, due, held, underWay, sentToday, expired, failed, oldestDueAt } = status;
  const { answerable, shown, silentPhones, stoppedPhones } = status;
  const share = answerable === 0 ? "none" : `${String(Math.round((100 * shown) / answerable))} %`;
  const since = oldestDueAt === null ? "" : `, the oldest since ${oldestDueAt}`;
  return [
    `Phones: ${String(devices)}, rules: ${String(rules)}`,
    `Waiting: ${String(due)} due${since}, ${String(held)} later, ${String(underWay)} under way`,
    `Sent today: ${String(sentToday)}`,
    `Last seven days: ${String(expired)} expired, ${String(failed)} failed`,
    `Shown, of ${String(answerable)} sent in seven days to phones that say so: ${share}`,
    `Phones that have shown nothing for 14 days: ${String(silentPhones)}, for 60 days, and get nothing more: ${String(stoppedPhones)}`,
  ];
}

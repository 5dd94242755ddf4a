import { sql } from "drizzle-orm";
import { calendarDay } from "#domain/time/calendar.ts";
import type { Db } from "../../db/database.ts";

/**
 * Says that alerts are due at other times than before, inside the caller's transaction: their
 * rules have their alert on that day then. Where a rule has another alert on that day already,
 * that one stays, and this one is no longer kept for it.
 *
 * @param moves moments are epoch milliseconds
 */
export async function moveRuleDays(
  tx: Db,
  moves: readonly { alertId: string; dueAt: number }[],
): Promise<void> {
  if (moves.length === 0) return;
  const days = moves.map(({ alertId, dueAt }) => ({ alert_id: alertId, day: calendarDay(dueAt) }));
  // One statement sees the rows as they were, so that it never meets its own new ones.
  await tx.execute(sql`
    with moved as (
      select held.rule_id, held.device_id, held.alert_id, target.day
      from jsonb_to_recordset(${JSON.stringify(days)}::text::jsonb) as target(alert_id uuid, day date)
      join alert_rule_days as held on held.alert_id = target.alert_id and held.day <> target.day
    ), gone as (
      delete from alert_rule_days using moved
      where alert_rule_days.alert_id = moved.alert_id
        and alert_rule_days.rule_id = moved.rule_id
        and alert_rule_days.device_id = moved.device_id
        and alert_rule_days.day <> moved.day
    )
    insert into alert_rule_days (rule_id, device_id, day, alert_id)
    select rule_id, device_id, day, alert_id from moved
    on conflict do nothing
  `);
}

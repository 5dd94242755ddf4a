import { lt } from "drizzle-orm";
import { calendarDay } from "#domain/time/calendar.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../db/database.ts";
import { alertDevices, alertRuleDays, alerts } from "../db/schema/alerts.ts";

/** How long the outcome of an alert stays visible. */
export const SETTLED_LIFE_MS = 7 * DAY_MS;

/** A phone confirms its registration every seven days in use; one that is silent so long has gone. */
const SILENT_DEVICE_LIFE_MS = 60 * DAY_MS;

/**
 * Deletes what has ended. Any number of processes may do it at once.
 *
 * @param now epoch milliseconds
 */
export async function pruneAlerts(db: Db, now: number): Promise<void> {
  await db.delete(alerts).where(lt(alerts.settledAt, new Date(now - SETTLED_LIFE_MS)));
  await db.delete(alertRuleDays).where(lt(alertRuleDays.day, calendarDay(now - SETTLED_LIFE_MS)));
  await db
    .delete(alertDevices)
    .where(lt(alertDevices.refreshedAt, new Date(now - SILENT_DEVICE_LIFE_MS)));
}

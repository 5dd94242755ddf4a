import * as v from "valibot";
import { SITE } from "#domain/site/site.ts";
import { formatDayOfYear, calendarDay } from "#domain/time/calendar.ts";
import { InstantSchema } from "#domain/time/instant.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { CommandError } from "../db/command.ts";

/** How far the state's clocks are behind, in summer and in winter. */
const BEHIND_MS = [4 * HOUR_MS, 5 * HOUR_MS];

/**
 * A moment as an operator types it, as ISO 8601 UTC: `2026-12-05 18:00` is Eastern time, and
 * what names a zone is taken as it is.
 *
 * @throws CommandError when it is neither
 */
export function readMoment(text: string, option: string): string {
  const said = text.trim();
  const instant = v.safeParse(InstantSchema, said);
  if (instant.success) return new Date(instant.output).toISOString();
  const local = said.replace("T", " ");
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(local)) {
    const asUtc = Date.parse(`${local.replace(" ", "T")}:00Z`);
    const moment = BEHIND_MS.map((behind) => asUtc + behind).find(
      (each) => !Number.isNaN(each) && easternText(each) === local,
    );
    if (moment !== undefined) return new Date(moment).toISOString();
  }
  throw new CommandError(
    `${option} takes a time such as "2026-12-05 18:00" (${SITE.zoneName}) or 2026-12-05T23:00:00Z.`,
  );
}

/** "19:04", by the state's clocks; with its day when that is not today. Both epoch milliseconds. */
export function doorTime(moment: number, now: number): string {
  const time = easternText(moment).slice(-5);
  return calendarDay(moment) === calendarDay(now) ? time : `${time} on ${formatDayOfYear(moment)}`;
}

/** Swedish times are ISO times. */
const easternText = (moment: number) =>
  new Intl.DateTimeFormat("sv", {
    timeZone: SITE.timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(moment);

const DAY_MS = 24 * 60 * 60_000;

/** Days of a week of the journal, which has one entry for each. */
const WEEK_DAYS = 7;

/** The longest time that a plant may be said to take, in weeks from sprouting. */
const WEEKS_AT_MOST = 52;

/**
 * The calendar day so many days after another, without any time zone: `"2026-04-20"`, 7 → `"2026-04-27"`.
 *
 * @returns `""` for what is no date
 */
export function dayAfter(date: string, days: number): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return "";
  const moment = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(moment) ? "" : new Date(moment + days * DAY_MS).toISOString().slice(0, 10);
}

/** When an entry of the journal is due: one a week, the first on the day of sprouting. */
export interface EntryDate {
  /** From 1. */
  week: number;
  /** From 1, the day of sprouting. */
  day: number;
  /** `YYYY-MM-DD`. */
  date: string;
}

/**
 * The estimated date of an entry.
 *
 * @param sprouted `YYYY-MM-DD`, or empty
 * @param entry from 1
 * @returns `null` without a day of sprouting
 */
export function entryDate(sprouted: string, entry: number): EntryDate | null {
  const days = (entry - 1) * WEEK_DAYS;
  const date = dayAfter(sprouted, days);
  return date === "" ? null : { week: entry, day: days + 1, date };
}

/**
 * The day on which a plant may be ready, by the weeks that its strain usually takes.
 *
 * @param weeks as they were typed; the site has no sourced figure of its own
 * @returns `""` where one of the two is not known
 */
export function estimatedHarvest(sprouted: string, weeks: string): string {
  const count = /^\d{1,2}$/.test(weeks.trim()) ? Number(weeks) : 0;
  if (count < 1 || count > WEEKS_AT_MOST) return "";
  return dayAfter(sprouted, count * WEEK_DAYS);
}

import * as v from "valibot";
import { DAY_MS } from "#domain/time/spans.ts";
import { RefusedEntry } from "./draft.ts";
import { momentOfTime, readTime, type IcsTime } from "./icsTime.ts";

/**
 * A rule by which an event repeats (RFC 5545, 3.3.10), as far as calendars of people use it. It is
 * asked day by day, so that no rule takes longer than another: one that never holds, such as every
 * February 30, ends where the others do.
 */
const RuleSchema = v.strictObject({
  freq: v.picklist(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]),
  interval: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  until: v.optional(v.string()),
  wkst: v.optional(v.union([v.number(), v.string()])),
  byday: many(v.pipe(v.string(), v.regex(/^[+-]?[1-5]?(?:SU|MO|TU|WE|TH|FR|SA)$/))),
  bymonthday: many(v.pipe(v.number(), v.integer(), v.minValue(-31), v.maxValue(31))),
  bymonth: many(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  bysetpos: many(v.pipe(v.number(), v.integer())),
});
export type Rule = v.InferOutput<typeof RuleSchema>;

function many<Item>(item: v.GenericSchema<unknown, Item>) {
  const list = v.pipe(
    v.union([v.array(item), item]),
    v.transform((value): Item[] => (Array.isArray(value) ? value : [value])),
  );
  return v.optional(list);
}

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** @throws RefusedEntry when it is of a kind that is not supported */
export function readRule(value: unknown): Rule {
  const read = v.safeParse(RuleSchema, plain(value));
  const refuse = () =>
    new RefusedEntry("rrule", "repeats in a way that is not supported; list its dates instead");
  if (!read.success) throw refuse();
  const { freq, byday, bymonth, bymonthday, bysetpos } = read.output;
  const hasPlaces = byday?.some((each) => /\d/.test(each)) ?? false;
  if (bysetpos !== undefined && (freq !== "MONTHLY" || byday === undefined)) throw refuse();
  if (hasPlaces && freq !== "MONTHLY" && !(freq === "YEARLY" && bymonth !== undefined))
    throw refuse();
  if (freq === "YEARLY" && byday !== undefined && bymonth === undefined) throw refuse();
  if (freq === "WEEKLY" && bymonthday !== undefined) throw refuse();
  return read.output;
}

/** The reader's own class of rules, as its fields. */
function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}

/** Which of a rule's dates are wanted. */
export interface Window {
  /** Epoch milliseconds, both included. */
  from: number;
  to: number;
  /** More than this are not made. */
  most: number;
}

/**
 * Times at which an event begins, its own first one among them.
 *
 * @returns also whether the rule goes on beyond the window
 */
export function occurrences(
  start: IcsTime,
  rule: Rule,
  { from, to, most }: Window,
): { times: IcsTime[]; goesOn: boolean } {
  const until = rule.until === undefined ? null : readTime(UNTIL, rule.until);
  const first = Math.floor(start.shown / DAY_MS);
  const times: IcsTime[] = [];
  let counted = 0;
  for (let day = firstAsked(rule, first, from); ; day += 1) {
    const time = { ...start, shown: start.shown + (day - first) * DAY_MS };
    // No zone is further than a day from UTC: what the time is exactly matters on a rule's days only.
    if (time.shown > to + DAY_MS) return { times, goesOn: true };
    if (until !== null && time.shown > until.shown + 2 * DAY_MS) return { times, goesOn: false };
    if (day !== first && !holds(rule, first, day)) continue;
    if (until !== null && isAfter(time, until)) return { times, goesOn: false };
    counted += 1;
    if (time.shown >= from - DAY_MS) {
      const moment = momentOfTime(time);
      if (moment > to || (moment >= from && times.length === most)) return { times, goesOn: true };
      if (moment >= from) times.push(time);
    }
    if (counted === rule.count) return { times, goesOn: false };
  }
}

/** Dates are counted from an event's first one on, which must not be too long ago. */
const COUNTED_FOR_MS = 5 * 366 * DAY_MS;

/** The first day to ask about, since 1970: the event's own where its dates are counted. */
function firstAsked({ count }: Rule, first: number, from: number): number {
  const wanted = Math.floor(from / DAY_MS) - 1;
  if (count === undefined) return Math.max(first, wanted);
  if ((wanted - first) * DAY_MS > COUNTED_FOR_MS) {
    throw new RefusedEntry("rrule", "counts its dates from more than five years ago");
  }
  return first;
}

const UNTIL = { name: "rrule", zone: null, values: [] };

/** Whether a time lies behind a rule's end, which is a day, or a time of its own zone or of UTC. */
function isAfter(time: IcsTime, until: IcsTime): boolean {
  if (time.shown < until.shown - 2 * DAY_MS) return false;
  if (until.zone === "UTC") return momentOfTime(time) > until.shown;
  if (until.isDate) return Math.floor(time.shown / DAY_MS) * DAY_MS > until.shown;
  return time.shown > until.shown;
}

/** Whether an event that first takes place on one day repeats on another; days since 1970. */
function holds(rule: Rule, first: number, day: number): boolean {
  const { freq, interval, bymonth, bysetpos } = rule;
  const [then, now] = [dateOf(first), dateOf(day)];
  if (bymonth !== undefined && !bymonth.includes(now.month + 1)) return false;
  switch (freq) {
    case "DAILY":
      return (day - first) % interval === 0 && isNamed(rule, now);
    case "WEEKLY":
      return (
        ((weekOf(day, rule) - weekOf(first, rule)) / 7) % interval === 0 &&
        (rule.byday === undefined ? now.weekday === then.weekday : isNamed(rule, now))
      );
    case "MONTHLY": {
      const months = (now.year - then.year) * 12 + now.month - then.month;
      if (months % interval !== 0) return false;
      if (!isNamed(rule, now)) return false;
      return bysetpos !== undefined
        ? isAtPlace(rule, bysetpos, day, now)
        : hasDays(rule) || now.date === then.date;
    }
    case "YEARLY":
      return (
        (now.year - then.year) % interval === 0 &&
        isNamed(rule, now) &&
        (hasDays(rule) || now.date === then.date) &&
        (bymonth !== undefined || rule.bymonthday !== undefined || now.month === then.month)
      );
  }
}

const hasDays = ({ byday, bymonthday }: Rule) => byday !== undefined || bymonthday !== undefined;

interface Date_ {
  year: number;
  month: number;
  date: number;
  weekday: number;
  /** Of its month. */
  days: number;
}

function dateOf(day: number): Date_ {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return { year, month, date: date.getUTCDate(), weekday: date.getUTCDay(), days };
}

/** The day on which a week begins, which is a Monday unless the rule says otherwise. */
function weekOf(day: number, { wkst = "MO" }: Rule): number {
  const begins = typeof wkst === "number" ? wkst - 1 : Math.max(0, WEEKDAYS.indexOf(wkst));
  // The first day of 1970 was a Thursday.
  return day - ((day + 4 - begins + 7) % 7);
}

/** Whether a day is among the weekdays and the days of the month that a rule names. */
function isNamed({ byday, bymonthday }: Rule, { date, weekday, days }: Date_): boolean {
  const isDate = bymonthday?.some((each) => each === date || each === date - days - 1) ?? true;
  return isDate && (byday?.some((each) => isWeekday(each, date, weekday, days)) ?? true);
}

function isWeekday(named: string, date: number, weekday: number, days: number): boolean {
  if (WEEKDAYS[weekday] !== named.slice(-2)) return false;
  const place = Number(named.slice(0, -2));
  if (place === 0) return true;
  return place > 0
    ? Math.ceil(date / 7) === place
    : Math.ceil((days - date + 1) / 7) === Math.abs(place);
}

/** Whether a day is, say, the last of those that its month has. */
function isAtPlace(rule: Rule, places: readonly number[], day: number, at: Date_): boolean {
  const first = day - at.date + 1;
  const set = Array.from({ length: at.days }, (_, index) => first + index).filter((each) =>
    isNamed(rule, dateOf(each)),
  );
  const place = set.indexOf(day);
  return place >= 0 && places.some((each) => each === place + 1 || each === place - set.length);
}

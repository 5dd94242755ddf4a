import * as v from "valibot";
import { OpeningHoursSchema, WEEK, type OpeningHours } from "#domain/stores/openingHours.ts";
import { readDayNames, readHourWords, namesHalf } from "./hourWords.ts";
import { UnreadableHours, WeekInWords } from "./weekInWords.ts";

/** What was understood of a source's words about opening hours. */
interface ReadHours {
  /** `null`: not all of it was understood, and so nothing is taken from it. */
  openingHours: OpeningHours | null;
  /** What was not understood of it, continuing "The hours …"; `null` when all was. */
  remark: string | null;
}

/** Hours by day as this format itself writes them; a day that is missing is closed. */
const OwnSchema = v.pipe(
  v.strictObject(v.partial(OpeningHoursSchema).entries),
  v.check((days) => Object.keys(days).length > 0),
);

/**
 * Reads opening hours as a source has worded them. Either all is understood or nothing: half a
 * week, or a time that could be of the morning or the evening, is not guessed.
 *
 * @param worded a text, texts or spans by day, or a list of days with their hours
 */
export function readHours(worded: unknown): ReadHours {
  const own = v.safeParse(OwnSchema, worded);
  if (own.success) {
    const closed = Object.fromEntries(WEEK.map((day) => [day, []]));
    return {
      openingHours: v.parse(OpeningHoursSchema, { ...closed, ...own.output }),
      remark: null,
    };
  }
  try {
    const statements = statementsOf(worded);
    const week = new WeekInWords(statements.some(({ text }) => namesHalf(text)));
    for (const { text, names } of statements) readStatement(text, names, week);
    const openingHours = week.whole();
    return { openingHours, remark: week.holidays ? "name holidays, which stay as worded" : null };
  } catch (error) {
    if (!(error instanceof UnreadableHours)) throw error;
    return { openingHours: null, remark: error.message };
  }
}

/** Words about hours, and beside them the names of the days that they are about; `null`: they name those themselves. */
interface Statement {
  text: string;
  names: string | null;
}

function statementsOf(worded: unknown): Statement[] {
  if (typeof worded === "string") return [{ text: worded, names: null }];
  if (Array.isArray(worded) && worded.every((line) => typeof line === "string"))
    return [{ text: worded.join("; "), names: null }];
  return dayAndHours(worded).map(([names, hours]) => ({ text: hoursText(hours), names }));
}

function readStatement(text: string, names: string | null, week: WeekInWords): void {
  if (names === null) {
    readHourWords(text, week);
    return;
  }
  const { days, holiday } = readDayNames(names);
  if (days.length > 0) readHourWords(text, week, days);
  week.holidays ||= holiday;
}

/** Names that lists have for a day, and for the two ends of a span. */
const DAY_KEYS = ["day", "days", "dayOfWeek", "weekday"];

const OPEN_KEYS = ["open", "opens", "start", "from", "opening"];

const CLOSE_KEYS = ["close", "closes", "end", "to", "closing"];

const RecordSchema = v.record(v.string(), v.unknown());

const SpanSchema = v.tuple([v.pipe(v.string(), v.regex(/\d/), v.regex(/^[^-–—]*$/)), v.string()]);

/**
 * Days and their hours, not understood yet: from texts or spans by day, and from lists of
 * objects that each name a day.
 *
 * @throws UnreadableHours
 */
function dayAndHours(listed: unknown): [names: string, hours: unknown][] {
  if (!Array.isArray(listed)) return Object.entries(recordOf(listed));
  return listed.map((each: unknown) => {
    const { hours, ...record } = recordOf(each);
    const names = [valueOf(record, DAY_KEYS)].flat().map(String).join(", ");
    // As schema.org writes them.
    return [names.replaceAll(/https?:\/\/schema\.org\//g, ""), hours ?? record];
  });
}

/** Hours of a day as a text. @throws UnreadableHours */
function hoursText(hours: unknown): string {
  if (typeof hours === "string") return hours;
  if (hours === null || hours === false) return "closed";
  if (v.is(SpanSchema, hours)) return hours.join(" - ");
  if (Array.isArray(hours)) return hours.map(hoursText).join(", ") || "closed";
  const record = recordOf(hours);
  if (record["closed"] === true || record["isClosed"] === true) return "closed";
  const ends = [valueOf(record, OPEN_KEYS), valueOf(record, CLOSE_KEYS)];
  if (!v.is(SpanSchema, ends)) throw new UnreadableHours("have a form that is not known");
  return ends.join(" - ");
}

const valueOf = (record: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  keys.map((key) => record[key]).find((value) => value !== undefined);

function recordOf(value: unknown): Record<string, unknown> {
  if (Array.isArray(value) || !v.is(RecordSchema, value))
    throw new UnreadableHours("have a form that is not known");
  return value;
}

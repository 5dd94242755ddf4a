import * as v from "valibot";
import { OpeningHoursSchema, WEEK, type OpeningHours } from "#domain/hours/openingHours.ts";
import { readDayNames, readHourWords, namesHalf } from "./hourWords.ts";
import { dayAndHours, hoursText } from "./listedHours.ts";
import { UnreadableHours, WeekInWords } from "./weekInWords.ts";

/** What was understood of a source's words about opening hours. */
export interface ReadHours {
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

import { SITE } from "#domain/site/site.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { timestampShown, offsetAt } from "#domain/time/zoneOffset.ts";
import { RefusedEntry } from "./draft.ts";
import type { Property } from "./jcal.ts";

/** A time of a calendar file. */
export interface IcsTime {
  /** What clocks show, as if it were UTC; epoch milliseconds. */
  shown: number;
  /** Whose clocks; a time without a zone, and a day, are the state's. */
  zone: string;
  isDate: boolean;
}

/** The moment of a time, in epoch milliseconds. */
export const momentOfTime = ({ shown, zone }: IcsTime): number =>
  zone === "UTC" ? shown : timestampShown(shown, zone);

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/;

/**
 * Reads a property whose value is a date or a time.
 *
 * @param text one of its values
 * @throws RefusedEntry when there is no such date or zone
 */
export function readTime({ name, zone }: Property, text: unknown): IcsTime {
  const parts = typeof text === "string" ? TIME.exec(text) : null;
  if (parts === null) throw new RefusedEntry(name, "is no date or time");
  const [, year, month, day, hour, minute, second, utc] = parts;
  const figures = [hour, minute, second].map((each) => Number(each ?? 0));
  const [hours = 0, minutes = 0, seconds = 0] = figures;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isReal =
    new Date(date).toISOString().startsWith(`${year ?? ""}-${month ?? ""}-${day ?? ""}`) &&
    hours < 24 &&
    minutes < 60 &&
    seconds <= 60;
  if (!isReal) throw new RefusedEntry(name, "is a date or time that there is not");
  const shown = date + hours * HOUR_MS + minutes * MINUTE_MS + Math.min(seconds, 59) * 1_000;
  if (hour === undefined) return { shown, zone: SITE.timeZone, isDate: true };
  return { shown, zone: utc === "Z" ? "UTC" : readZone(name, zone), isDate: false };
}

/** Names that one widespread program has for the zones of the country. */
const OTHER_NAMES: Readonly<Partial<Record<string, string>>> = {
  "eastern standard time": "America/New_York",
  "us eastern standard time": "America/Indiana/Indianapolis",
  "central standard time": "America/Chicago",
  "mountain standard time": "America/Denver",
  "us mountain standard time": "America/Phoenix",
  "pacific standard time": "America/Los_Angeles",
  "greenwich standard time": "UTC",
  "coordinated universal time": "UTC",
};

/**
 * The zone of the time zone database that a file names. What a file says itself about its zones is
 * not read: such rules may be anything.
 */
function readZone(field: string, given: string | null): string {
  if (given === null) return SITE.timeZone;
  const name = given.slice(0, 200);
  // Some programs put their own address before it.
  const known = /(?:^|\/)((?:[A-Z][A-Za-z_]+\/){1,2}[A-Z][A-Za-z_-]+)$/.exec(name)?.[1] ?? name;
  for (const candidate of [OTHER_NAMES[name.toLowerCase()], known]) {
    if (candidate !== undefined && isZone(candidate)) return candidate;
  }
  const shown = name.replace(/[^\w ./+-]/g, "?").slice(0, 60);
  throw new RefusedEntry(field, `is in the time zone "${shown}", which is not known`);
}

function isZone(zone: string): boolean {
  try {
    offsetAt(0, zone);
    return true;
  } catch {
    return false;
  }
}

const DURATION =
  /^P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/;

/** A time that is later by a duration such as `PT2H`: whole days by the calendar, the rest by the clock. */
export function later(time: IcsTime, text: unknown): IcsTime {
  const parts = typeof text === "string" ? DURATION.exec(text) : null;
  if (parts === null) throw new RefusedEntry("duration", "is no duration");
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((each) => Number(each ?? 0));
  const shown = time.shown + (weeks * 7 + days) * DAY_MS;
  const rest = hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1_000;
  if (rest === 0) return { ...time, shown };
  return { shown: momentOfTime({ ...time, shown }) + rest, zone: "UTC", isDate: false };
}

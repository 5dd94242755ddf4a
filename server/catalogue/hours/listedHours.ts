import * as v from "valibot";
import { UnreadableHours } from "./weekInWords.ts";

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
export function dayAndHours(listed: unknown): [names: string, hours: unknown][] {
  if (!Array.isArray(listed)) return Object.entries(recordOf(listed));
  return listed.map((each: unknown) => {
    const { hours, ...record } = recordOf(each);
    const names = [valueOf(record, DAY_KEYS)].flat().map(String).join(", ");
    // As schema.org writes them.
    return [names.replaceAll(/https?:\/\/schema\.org\//g, ""), hours ?? record];
  });
}

/** Hours of a day as a text. @throws UnreadableHours */
export function hoursText(hours: unknown): string {
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

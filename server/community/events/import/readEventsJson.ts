import * as v from "valibot";
import { InstantSchema } from "#domain/time/instant.ts";
import {
  RefusedEntry,
  type EventDraft,
  type EventDrafts,
  UnusableEventsError,
  type EventRemark,
} from "./draft.ts";

const FileSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ events: v.array(v.unknown()) }),
    v.transform(({ events }) => events),
  ),
]);

const EntrySchema = v.record(v.string(), v.unknown());

/**
 * Reads events of the API's own shape: a list, or an object with `events`.
 *
 * @throws UnusableEventsError when it is something else
 */
export function readEventsJson(text: string): EventDrafts {
  const entries = v.safeParse(FileSchema, parse(text));
  if (!entries.success) throw new UnusableEventsError('is JSON without a list of "events"');
  if (entries.output.length === 0) throw new UnusableEventsError("holds no events");
  const rejected: EventRemark[] = [];
  const warnings: EventRemark[] = [];
  const drafts = entries.output.flatMap((value, index) => {
    const entry = index + 1;
    try {
      const fields = v.safeParse(EntrySchema, value);
      if (!fields.success || Array.isArray(value)) {
        throw new RefusedEntry("entry", "is not an event");
      }
      if (fields.output["reservation"] !== undefined && fields.output["reservation"] !== null) {
        const reason = "is left out; seats are set by event seats";
        warnings.push({ entry, field: "reservation", reason });
      }
      return [readEntry(fields.output, entry)];
    } catch (error) {
      if (!(error instanceof RefusedEntry)) throw error;
      rejected.push({ entry, field: error.field, reason: error.message });
      return [];
    }
  });
  return { format: "json", read: entries.output.length, drafts, rejected, warnings };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableEventsError("is no valid JSON");
  }
}

function readEntry(fields: Readonly<Record<string, unknown>>, entry: number): EventDraft {
  const allDay = fields["allDay"];
  if (typeof allDay !== "boolean") {
    throw new RefusedEntry("allDay", allDay === undefined ? "is missing" : "is not true or false");
  }
  const { title, summary, place, street, city, county, lat, lon } = fields;
  const { free, priceText, age21, url, status, statusNote } = fields;
  const facts = { title, summary, place, street, city, county, lat, lon };
  return {
    entry,
    uid: readWord(fields, "uid", /^\S.{0,250}$/),
    slug: readWord(fields, "slug", /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/),
    sequence: 0,
    startsAt: readMoment(fields, "startsAt"),
    endsAt: readMoment(fields, "endsAt"),
    allDay,
    facts: { ...facts, free, priceText, age21, url, status, statusNote },
  };
}

function readMoment(fields: Readonly<Record<string, unknown>>, name: string): number {
  const value = fields[name];
  if (value === undefined || value === null) throw new RefusedEntry(name, "is missing");
  const read = v.safeParse(InstantSchema, value);
  if (!read.success || !isRealDay(read.output)) {
    throw new RefusedEntry(name, "is no moment such as 2026-11-28T19:00:00-05:00");
  }
  return Date.parse(read.output);
}

/** Whether the month has the day: programs take February 30 for March 2. */
function isRealDay(moment: string): boolean {
  const date = moment.slice(0, 10);
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}

function readWord(
  fields: Readonly<Record<string, unknown>>,
  name: "uid" | "slug",
  pattern: RegExp,
): string | null {
  const value = fields[name];
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "string" && pattern.test(value)) return value;
  throw new RefusedEntry(
    name,
    name === "slug" ? "is not small letters, digits and hyphens" : "is no line of text",
  );
}

import { jsonBeyond } from "../../../csv.ts";
import { checkEvent, type CheckedEvent } from "./checkEvent.ts";
import {
  RefusedEntry,
  type EventDrafts,
  MOST_EVENTS,
  UnusableEventsError,
  type EventImport,
  type EventRemark,
} from "./draft.ts";
import { readEventsJson } from "./readEventsJson.ts";
import { readIcs } from "./readIcs.ts";

/** A file larger than this is no calendar of a community. */
export const LARGEST_EVENT_FILE_BYTES = 5 * 1024 * 1024;

/** A file of events that has been read and checked. */
export interface ParsedEvents {
  report: Omit<EventImport, "created" | "changed" | "unchanged">;
  events: CheckedEvent[];
}

/**
 * Reads and checks a file of events; no database is needed for that.
 *
 * @param now epoch milliseconds
 * @throws UnusableEventsError when nothing of it can be used
 */
export function parseEvents(content: Uint8Array, now: number): ParsedEvents {
  if (content.length > LARGEST_EVENT_FILE_BYTES)
    throw new UnusableEventsError("is larger than 5 MB");
  const text = decode(content);
  const beyond = /^\s*[[{]/.test(text) ? jsonBeyond(content) : null;
  if (beyond !== null) throw new UnusableEventsError(beyond);
  const drafts = readDrafts(text, now);
  if (drafts.drafts.length > MOST_EVENTS) {
    throw new UnusableEventsError(`holds more than ${String(MOST_EVENTS)} events`);
  }
  const { format, read } = drafts;
  const { events, rejected, warnings } = check(drafts, now);
  const refused = new Set(rejected.map(({ entry }) => entry)).size;
  const report = { format, read, accepted: read - refused, rejected, warnings };
  if (report.accepted === 0) throw noEntryAccepted(report);
  return { report, events };
}

function decode(content: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw new UnusableEventsError("is not UTF-8 text");
  }
  if (text.trim() === "") throw new UnusableEventsError("is empty");
  return text;
}

function readDrafts(text: string, now: number): EventDrafts {
  const start = text.trimStart().slice(0, 40);
  if (/^BEGIN:VCALENDAR/i.test(start)) return readIcs(text, now);
  if (/^[[{]/.test(start)) return readEventsJson(text);
  throw new UnusableEventsError("is neither a calendar (.ics) nor JSON");
}

/** Checks all drafts. An entry is refused as a whole: not a date of it with the others. */
function check(drafts: EventDrafts, now: number) {
  const rejected: EventRemark[] = [...drafts.rejected];
  const warnings: EventRemark[] = [...drafts.warnings];
  const refused = new Set(rejected.map(({ entry }) => entry));
  const seen = new Map<string, number>();
  const events = drafts.drafts.flatMap((draft) => {
    const { entry } = draft;
    if (refused.has(entry)) return [];
    const remarks: EventRemark[] = [];
    try {
      const event = checkEvent(draft, now, (field, reason) =>
        remarks.push({ entry, field, reason }),
      );
      for (const name of ["uid", "slug"] as const) {
        const other = seen.get(`${name} ${event[name] ?? ""}`);
        if (event[name] !== null && other !== undefined) {
          throw new RefusedEntry(name, `is that of entry ${String(other)}, too`);
        }
      }
      seen.set(`uid ${event.uid ?? ""}`, entry).set(`slug ${event.slug ?? ""}`, entry);
      warnings.push(...remarks.filter((each) => !isSaid(warnings, each)));
      return [event];
    } catch (error) {
      if (!(error instanceof RefusedEntry)) throw error;
      refused.add(entry);
      rejected.push({ entry, field: error.field, reason: error.message });
      return [];
    }
  });
  const kept = events.filter(({ entry }) => !refused.has(entry));
  return {
    events: kept,
    rejected: rejected.toSorted(byEntry),
    warnings: warnings.filter(({ entry }) => !refused.has(entry)).toSorted(byEntry),
  };
}

/** Of an event that repeats, each date would say the same. */
const isSaid = (said: readonly EventRemark[], { entry, field, reason }: EventRemark) =>
  said.some((each) => each.entry === entry && each.field === field && each.reason === reason);

const byEntry = (one: EventRemark, other: EventRemark) => (one.entry ?? 0) - (other.entry ?? 0);

function noEntryAccepted(report: ParsedEvents["report"]): UnusableEventsError {
  const [first] = report.rejected;
  const why =
    first === undefined
      ? "holds no events"
      : `has no acceptable entry; entry ${String(first.entry)}: ${first.field} ${first.reason}`;
  return new UnusableEventsError(why, { ...report, created: 0, changed: 0, unchanged: 0 });
}

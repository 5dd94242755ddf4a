import * as v from "valibot";

/** An event's texts and facts as a file words them. `undefined`: the file does not say it. */
export interface EventFacts {
  title?: unknown;
  summary?: unknown;
  place?: unknown;
  street?: unknown;
  city?: unknown;
  county?: unknown;
  lat?: unknown;
  lon?: unknown;
  free?: unknown;
  priceText?: unknown;
  age21?: unknown;
  url?: unknown;
  status?: unknown;
  statusNote?: unknown;
}

/** One event of a file, with its times read and the rest as it is worded. */
export interface EventDraft {
  /** Its place in the file, from 1. */
  entry: number;
  uid: string | null;
  slug: string | null;
  /** The file's own SEQUENCE. */
  sequence: number;
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  allDay: boolean;
  facts: EventFacts;
}

/** What a file of events holds, before its facts are checked. */
export interface EventDrafts {
  format: "ics" | "json";
  /** Entries of the file; one that repeats is several drafts. */
  read: number;
  drafts: EventDraft[];
  /** Entries that cannot be understood. */
  rejected: EventRemark[];
  warnings: EventRemark[];
}

/** An entry is refused. The message is what is wrong with the field. */
export class RefusedEntry extends Error {
  override name = "RefusedEntry";
  constructor(
    readonly field: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** More events than this are not written at once. */
export const MOST_EVENTS = 5_000;

const RemarkSchema = v.object({
  /** Its place in the file, from 1; `null` when it is about the whole file. */
  entry: v.nullable(v.number()),
  /** As the API calls it, or the calendar's property. */
  field: v.string(),
  reason: v.string(),
});

/** Something the import has to say about one entry. */
export type EventRemark = v.InferOutput<typeof RemarkSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What one import of events did: the object that `event import --json` prints. `read` is `accepted`
 * plus the rejected entries. The last three count events: an entry that repeats makes several.
 */
export const EventImportSchema = v.object({
  format: v.picklist(["ics", "json"]),
  read: count,
  accepted: count,
  rejected: v.array(RemarkSchema),
  warnings: v.array(RemarkSchema),
  created: count,
  changed: count,
  unchanged: count,
});

export type EventImport = v.InferOutput<typeof EventImportSchema>;

/**
 * Nothing of the file can be used. The message is one line for the operator, without the file's
 * name; `result` is there when the file was understood and none of its entries was acceptable.
 */
export class UnusableEventsError extends Error {
  override name = "UnusableEventsError";
  constructor(
    message: string,
    readonly result: EventImport | null = null,
  ) {
    super(message);
  }
}

import type { EventRemark } from "./result.ts";

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

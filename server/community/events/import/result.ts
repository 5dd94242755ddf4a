import * as v from "valibot";

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

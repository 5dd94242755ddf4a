import * as v from "valibot";
import { UnusableFileError } from "../csv.ts";

/**
 * Something the import has to say about one row. `row` is the line of a CSV
 * file where the record starts, the 1-based item of a JSON file, or `null` when
 * it is about the whole file.
 */
const RemarkSchema = v.object({
  row: v.nullable(v.number()),
  /** Column of the neutral format. */
  field: v.string(),
  reason: v.string(),
});
export type Remark = v.InferOutput<typeof RemarkSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What one import did: the object that `npm run import -- --json` prints.
 * `read` is `accepted` plus the rejected rows. For menus the three counts are
 * offers, for a list of stores they are stores; rows that say the same thing
 * twice are accepted twice and counted once.
 */
export const ImportResultSchema = v.object({
  /** `null` when nothing was kept: a dry run, or a file of which no row was accepted. */
  importId: v.nullable(count),
  format: v.string(),
  /** Slug of the store when the file was about exactly one. */
  store: v.nullable(v.string()),
  read: count,
  accepted: count,
  rejected: v.array(RemarkSchema),
  warnings: v.array(RemarkSchema),
  created: count,
  changed: count,
  unchanged: count,
  /** Offers that a full snapshot no longer had and that were not missing before. */
  missing: count,
  /** New deals that were held against the rules of alerts. */
  dealsQueued: count,
  /** Alerts that wait because of them, of a return or of a price, and did not before. */
  alertsQueued: v.optional(count, 0),
});
export type ImportResult = v.InferOutput<typeof ImportResultSchema>;

/** What became of one file. One that cannot be imported is an outcome, not a failure. */
export const ImportOutcomeSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("imported"), result: ImportResultSchema }),
  v.object({
    outcome: v.literal("refused"),
    message: v.string(),
    result: v.nullable(ImportResultSchema),
  }),
]);
export type ImportOutcome =
  | { outcome: "imported"; result: ImportResult }
  | { outcome: "refused"; message: string; result: ImportResult | null };

/** A file's own report: whose it is, and why there is no import; `error` is `null` when there is one. */
export function fileReport(fileName: string, outcome: ImportOutcome) {
  const result = outcome.result ?? nothingImported("unknown");
  return {
    file: fileName,
    error: outcome.outcome === "refused" ? outcome.message : null,
    ...result,
  };
}

/** A result before anything was written. */
export function nothingImported(format: string): ImportResult {
  return {
    importId: null,
    format,
    store: null,
    read: 0,
    accepted: 0,
    rejected: [],
    warnings: [],
    created: 0,
    changed: 0,
    unchanged: 0,
    missing: 0,
    dealsQueued: 0,
    alertsQueued: 0,
  };
}

/** Remarks of a kind that the database keeps of an import; the report of the run itself has all. */
const STORED_REMARKS = 10_000;

/**
 * A result as the database keeps it: in a row that stays small, whatever a file was full of, or
 * the row would fit into no backup.
 */
export function storedResult<Result extends ImportResult>(result: Result): Result {
  const { rejected, warnings } = result;
  return { ...result, rejected: storedRemarks(rejected), warnings: storedRemarks(warnings) };
}

function storedRemarks(remarks: Remark[]): Remark[] {
  const more = remarks.length - STORED_REMARKS;
  if (more <= 0) return remarks;
  const reason = `${String(more)} more are in the report of the import itself`;
  return [...remarks.slice(0, STORED_REMARKS), { row: null, field: "row", reason }];
}

/** What became of a file of which nothing can be imported. */
export function refusalOf(error: UnusableFileError): ImportOutcome {
  const result = error instanceof NoRowError ? error.result : null;
  return { outcome: "refused", message: error.message, result };
}

/** A file of which nothing can be imported, though it was understood: no row of it was accepted. */
export class NoRowError extends UnusableFileError {
  constructor(
    message: string,
    readonly result: ImportResult,
  ) {
    super(message);
  }
}

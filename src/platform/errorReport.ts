import * as v from "valibot";
import { ERROR_REPORT_KEY } from "./noteError.ts";

const ErrorReportSchema = v.object({
  /** Tells this failure from others, for those who talk about it. */
  id: v.string(),
  /** Where it happened: path and query. */
  route: v.string(),
  version: v.string(),
  /** ISO 8601 UTC. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export type ErrorReport = v.InferOutput<typeof ErrorReportSchema>;

const KeptSchema = v.pipe(v.string(), v.parseJson(), ErrorReportSchema);

/** The failure noted last in this tab, if there was one. */
export function readErrorReport(): ErrorReport | null {
  try {
    const kept = v.safeParse(KeptSchema, sessionStorage.getItem(ERROR_REPORT_KEY));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

import * as v from "valibot";
import { ERROR_REPORT_KEY, type ErrorReport } from "./noteError.ts";

const ErrorReportSchema: v.GenericSchema<unknown, ErrorReport> = v.object({
  id: v.string(),
  route: v.string(),
  version: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

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

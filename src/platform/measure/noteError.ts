/** Where the failure noted last lies in the tab's own storage. */
export const ERROR_REPORT_KEY = "errorReport";

/** A failure, for those who talk about it. */
export interface ErrorReport {
  /** Tells this failure from others. */
  id: string;
  /** Where it happened: path and query. */
  route: string;
  version: string;
  /** ISO 8601 UTC. */
  at: string;
}

/** Notes a failure for the page that takes reports, and answers its id. It stays in this tab. */
export function noteError(): string {
  const { pathname, search } = location;
  const id = Math.random().toString(36).slice(2, 10);
  const report: ErrorReport = {
    id,
    route: pathname + search,
    version: __APP_VERSION__,
    at: new Date().toISOString(),
  };
  try {
    sessionStorage.setItem(ERROR_REPORT_KEY, JSON.stringify(report));
  } catch {
    // Denied: the id on the screen is all there is.
  }
  return id;
}

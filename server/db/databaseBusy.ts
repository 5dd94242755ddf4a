/** What the pool of PostgreSQL connections says in its only error of this kind: it has no class or code of its own. */
const NONE_BECAME_FREE = "timeout exceeded when trying to connect";

/**
 * Whether a statement was not run because no connection to PostgreSQL became free while it waited.
 * The database itself may be well. PGlite has one connection and lets statements wait for it.
 *
 * @param error as caught, however often it was wrapped as another's cause
 */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === NONE_BECAME_FREE || isDatabaseBusy(error.cause);
}

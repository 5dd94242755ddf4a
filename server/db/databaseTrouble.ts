/** What keeps a right statement from being answered. PGlite, which is in the process itself, has neither. */
export type DatabaseTrouble =
  /** No connection to PostgreSQL became free while the statement waited: it was not run, and the database may be well. */
  | "busy"
  /** There is no connection, it broke, or what is at its other end takes no writes at the moment. */
  | "away";

/** Trouble that another thread has met: its error does not come along whole. */
export class DatabaseTroubleError extends Error {
  override name = "DatabaseTroubleError";

  constructor(
    readonly trouble: DatabaseTrouble,
    message: string,
  ) {
    super(message);
  }
}

/** What the pool of PostgreSQL connections says in its only error of this kind: it has no class or code of its own. */
const NONE_BECAME_FREE = "timeout exceeded when trying to connect";

/** What the driver says of a connection that broke, or was not made in time, in errors without a code. */
const BROKEN =
  /^(?:Connection terminated|timeout expired$|Client has encountered a connection error|Client was closed)/;

/** What the system says. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/**
 * What PostgreSQL says (appendix A of its documentation): broken connections, which PgBouncer calls all of its own
 * troubles, too; stopping, crashed or starting; no place for one more; and read-only, as a server that is no
 * longer the primary.
 */
const SQLSTATE = /^(?:08...|57P0[123]|53300|25006)$/;

/**
 * Whether it was the database's trouble that a statement failed, and which.
 *
 * @param error as caught, however often it was wrapped as another's cause
 */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseTroubleError) return error.trouble;
  if (error.message === NONE_BECAME_FREE) return "busy";
  if (BROKEN.test(error.message) || isAway(error)) return "away";
  return databaseTrouble(error.cause);
}

function isAway(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  const { code, syscall } = error;
  if (typeof code !== "string") return false;
  // A socket in the file system is gone while PostgreSQL is.
  return (
    UNREACHABLE.has(code) || SQLSTATE.test(code) || (code === "ENOENT" && syscall === "connect")
  );
}

import { destination, pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "./env.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/**
 * JSON lines on stderr; stdout belongs to what the commands print for people and programs. An
 * error is written under `err`, by the one serializer that leaves out visitors' data.
 *
 * @param to where the lines go, in tests
 */
export function createLog(
  level: Env["logLevel"],
  to: DestinationStream = destination({ dest: 2, sync: true }),
): Log {
  const serializers = { err: errorForLog, error: errorForLog };
  // Without a message a line would get the message of its error.
  const hooks = {
    logMethod(this: Logger, words: unknown[], method: (...words: unknown[]) => void) {
      const [first, ...rest] = words;
      if (typeof first === "string") {
        method.apply(this, words);
        return;
      }
      const what = first instanceof Error ? { err: first } : first;
      method.apply(this, [what, ...(rest.length === 0 ? ["an error"] : rest)]);
    },
  };
  return pino({ level, base: null, serializers, hooks }, to);
}

/** What a log keeps of an error. */
interface LoggedError {
  type: string;
  /** Such as `ECONNREFUSED`, or PostgreSQL's five characters. */
  code?: string;
  /** Of errors of the database. */
  constraint?: string;
  table?: string;
  column?: string;
  /** Where it came from: frames only. */
  stack: string[];
  cause?: LoggedError;
}

/** Names of errors, codes, tables: nothing that could be a value. */
const NAME = /^[\w.$-]{1,80}$/;

const KEPT = ["code", "constraint", "table", "column"] as const;

/** Errors of errors of errors say nothing new. */
const DEEPEST = 5;

/**
 * An error as it may be written to a log: who threw it, where, and the names that the database
 * gives. Its message is left out, because the words of a message cannot be told from the values
 * in it: the database library repeats all parameters of a statement, the mail library the
 * address, a parser the beginning of what it has read.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { cause } = error;
  return {
    type: NAME.test(error.name) ? error.name : "Error",
    ...namesOf(error),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < DEEPEST ? { cause: errorForLog(cause, depth + 1) } : {}),
  };
}

function namesOf(error: Error): Partial<Record<(typeof KEPT)[number], string>> {
  const entries = new Map<string, unknown>(Object.entries(error));
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = entries.get(name);
      return typeof value === "string" && NAME.test(value) ? [[name, value]] : [];
    }),
  );
}

/** The message stands at the stack's beginning, and could itself have lines that look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const place = stack.indexOf(message);
  // A message that was changed after the stack had been written is not found: nothing is kept.
  const frames = place === -1 ? "" : stack.slice(place + message.length);
  return frames
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

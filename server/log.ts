import { destination, pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "./env.ts";
import { errorForLog } from "./errorForLog.ts";

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

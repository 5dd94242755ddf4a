import { destination, pino, type Logger } from "pino";
import type { Env } from "./env.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** JSON lines on stderr; stdout belongs to what the commands print for people and programs. */
export function createLog(level: Env["logLevel"]): Log {
  return pino({ level, base: null }, destination({ dest: 2, sync: true }));
}

import { CommandError, errorLine } from "../db/command.ts";
import { printable } from "./printable.ts";

/**
 * Runs a command-line program to its end. A failure is one line on stderr; the
 * exit code is the error's own when the command itself cannot be done (2 if not said), else 1.
 */
export async function runCli(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${printable(errorLine(error))}\n`);
    process.exit(error instanceof CommandError ? error.exitCode : 1);
  }
}

/** A clean end takes at most this long; then the process ends anyway. */
const LONGEST_STOP_MS = 4_500;

/**
 * Runs a server until SIGTERM or Ctrl-C, then closes it and exits with 0. A
 * signal that comes while it is still starting aborts the start.
 *
 * @param start gets a signal that is aborted when the process shall end
 */
export async function untilStopped(
  start: (signal: AbortSignal) => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    const onSignal = () => {
      if (stop.signal.aborted) return;
      // Work that does not end must not keep the process.
      setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
      stop.abort();
      resolve();
    };
    // Not once: npm forwards a signal that the whole group has had already, and the second one
    // would end the process before it has tidied up.
    process.on("SIGTERM", onSignal);
    process.on("SIGINT", onSignal);
  });
  try {
    const running = await start(stop.signal);
    await stopped;
    await running.close();
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  }
  process.exit(0);
}

import { CommandError } from "../control/command.ts";

/**
 * Runs a command-line program to its end. A failure is one line on stderr; the
 * exit code is 2 when the command itself cannot be done, else 1.
 */
export async function runCli(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${errorLine(error)}\n`);
    process.exit(error instanceof CommandError ? 2 : 1);
  }
}

/** What happened, in one line: the innermost cause, because libraries wrap it in their own words. */
export function errorLine(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorLine(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return errorLine(error.cause);
  const [line] = error.message.split("\n");
  return line === undefined || line === "" ? error.name : line;
}

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

import type { Env } from "../env.ts";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { CommandError } from "../db/command.ts";

/** A command of `npm run admin`. */
export interface AdminCommand {
  /** First word of the command line. */
  name: string;
  /** What may follow it, and what that does. */
  uses: readonly (readonly [usage: string, meaning: string])[];
  /**
   * @param words what follows the name
   * @returns lines to print
   * @throws CommandError when the words make no sense
   */
  run(env: Env, words: string[]): Promise<string[]>;
}

/** A command whose exit code is an answer, too. */
export interface VerdictCommand extends Omit<AdminCommand, "run"> {
  /** The same. @returns lines to print, and what to end with */
  run(env: Env, words: string[]): Promise<{ lines: string[]; exitCode: number }>;
}

/**
 * Splits what follows a command's name into words and options.
 *
 * @param options those it knows, as `parseArgs` describes them
 * @param usage said instead of what is wrong in detail
 * @throws CommandError for an option that it does not know, or that lacks its value
 */
export function readWords<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: Options,
  usage?: string,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(usage ?? (error instanceof Error ? error.message : String(error)));
  }
}

import type { Env } from "../env.ts";

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

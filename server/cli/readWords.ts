import { parseArgs, type ParseArgsConfig } from "node:util";
import { CommandError } from "../db/command.ts";

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

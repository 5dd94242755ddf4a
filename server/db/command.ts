import * as v from "valibot";
import type { Db } from "./database.ts";

/** What a command works with, whichever process executes it. */
export interface CommandContext {
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  /** Reports one line to the operator while the command is under way. */
  progress: (line: string) => void;
}

/**
 * A piece of the operator's work on the database. While a server holds the
 * PGlite folder the command is executed inside it, so input and output travel
 * as JSON: plain data only, each parsed by its schema on the side that receives it.
 */
export interface Command<Input, Output> {
  /** Unique among all commands. */
  readonly name: string;
  readonly input: v.GenericSchema<unknown, Input>;
  readonly output: v.GenericSchema<unknown, Output>;
  /** It takes seconds: a server executes it in a thread of its own. */
  readonly isLong?: true;
  run(context: CommandContext, input: Input): Promise<Output>;
}

/**
 * The command cannot be done, for a reason the operator can act on. The message
 * is one line and survives the way through the socket.
 */
export class CommandError extends Error {
  override name = "CommandError";
  /** What the command line ends with, for scripts that tell one reason from another. */
  readonly exitCode: number = 2;
}

/** A command whose types have been closed over, so that different ones fit one list. */
export interface ServedCommand {
  readonly name: string;
  readonly isLong: boolean;
  /** @throws ValiError when the input is not the command's; what `run` throws */
  execute(context: CommandContext, input: unknown): Promise<unknown>;
}

/** Prepares a command for a list of different ones. */
export function served<Input, Output>(command: Command<Input, Output>): ServedCommand {
  return {
    name: command.name,
    isLong: command.isLong === true,
    execute: (context, input) => command.run(context, v.parse(command.input, input)),
  };
}

/** The same command. After it has run, even if it failed, `effect` runs before the result is returned. */
export function followedBy(
  command: ServedCommand,
  effect: () => void | Promise<void>,
): ServedCommand {
  return {
    ...command,
    async execute(context, input) {
      try {
        return await command.execute(context, input);
      } finally {
        await effect();
      }
    },
  };
}

/** What happened, in one line: the innermost cause, because libraries wrap it in their own words. */
export function errorLine(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorLine(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return errorLine(error.cause);
  const [line] = error.message.split("\n");
  return line === undefined || line === "" ? error.name : line;
}

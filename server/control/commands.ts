import type { ServedCommand } from "./command.ts";

/** Every command that a running server executes for others. Each has one line here: `served(command)`. */
export const COMMANDS: readonly ServedCommand[] = [];

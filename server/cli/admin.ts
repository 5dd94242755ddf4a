import { CommandError } from "../db/command.ts";
import { makeFilesPrivate } from "../db/privateFolder.ts";
import { loadEnv } from "../env.ts";
import { ADMIN_COMMANDS } from "./adminCommands.ts";
import { printable } from "./printable.ts";
import { runCli } from "./runCli.ts";
import { COMMANDS } from "../project.ts";

/** `npm run admin -- WORDS…`: the operator's work. Unknown words are refused with exit code 2. */
await runCli(async () => {
  const words = process.argv.slice(2);
  if (words.length === 0 || words.includes("--help")) {
    process.stdout.write(help());
    return;
  }
  const command = ADMIN_COMMANDS.find(({ name }) => words[0] === name);
  if (command === undefined) {
    throw new CommandError(`There is no command "${words[0] ?? ""}". See ${COMMANDS.admin} --help`);
  }
  makeFilesPrivate();
  const output = await command.run(loadEnv(), words.slice(1));
  const { lines, exitCode } = Array.isArray(output) ? { lines: output, exitCode: 0 } : output;
  for (const line of lines) process.stdout.write(`${printable(line)}\n`);
  // What hangs must not keep a command that has said so.
  if (exitCode !== 0) process.exit(exitCode);
});

function help(): string {
  const uses = ADMIN_COMMANDS.flatMap((command) => command.uses);
  const width = Math.max(...uses.map(([usage]) => usage.length));
  const lines = uses.map(([usage, meaning]) => `  ${usage.padEnd(width)}  ${meaning}`);
  return `Usage: ${COMMANDS.admin} COMMAND\n\n${lines.join("\n")}\n`;
}

import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { CommandError } from "../db/command.ts";
import { ArchiveSchema, recount } from "../community/contests/archive.ts";
import { printable } from "./printable.ts";
import { runCli } from "./runCli.ts";

/**
 * `node server/launch.js server/cli/recount.ts FILE|URL`: counts a contest again from its archive,
 * `/api/contests/YEAR/archive.json`, without a database. Exit code 1 when anything does not agree.
 */
await runCli(async () => {
  const [source, ...rest] = process.argv.slice(2);
  if (source === undefined || rest.length > 0) {
    throw new CommandError("Usage: node server/launch.js server/cli/recount.ts FILE|URL");
  }
  const archive = v.safeParse(v.pipe(v.string(), v.parseJson(), ArchiveSchema), await read(source));
  if (!archive.success) throw new CommandError(`${source} is no archive of a contest.`);
  const { champion, wrong } = recount(archive.output);
  const { year, title, sha256 } = archive.output;
  const lines = [
    `${title} (${String(year)}), SHA-256 ${sha256}`,
    ...wrong.map((line) => `  wrong: ${line}`),
    wrong.length === 0 ? "All 63 matchups and the hash agree." : "The archive does not agree.",
    `Champion: ${champion ?? "none"}`,
  ];
  for (const line of lines) process.stdout.write(`${printable(line)}\n`);
  if (wrong.length > 0) process.exitCode = 1;
});

async function read(source: string): Promise<string> {
  if (!/^https?:\/\//.test(source)) return await readFile(source, "utf8");
  const answer = await fetch(source);
  if (!answer.ok) throw new CommandError(`${source} answered ${String(answer.status)}.`);
  return await answer.text();
}

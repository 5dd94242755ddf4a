import { readFile } from "node:fs/promises";
import path from "node:path";
import { backupCommand } from "../operations/backup/backupCommand.ts";
import { move, restore, type SigningKeyFile } from "../operations/backup/restore.ts";
import { CommandError } from "../db/command.ts";
import { openAsItIs } from "../db/database.ts";
import type { Env } from "../env.ts";
import { isDatabaseUrl } from "../envSchema.ts";
import { keyFilePath, placeKeyFile } from "../accounts/keys/keyFile.ts";
import { type AdminCommand, readWords } from "./adminCommand.ts";
import { printable, printableJson } from "./printable.ts";
import { withDatabase } from "./withDatabase.ts";
import { COMMANDS } from "../project.ts";

const JSON_TOO = { json: { type: "boolean" } } as const;

const BACKUP = `Usage: ${COMMANDS.admin} backup FILE [--json]`;
const RESTORE = `Usage: ${COMMANDS.admin} restore FILE [--json]`;
const MOVE = `Usage: ${COMMANDS.admin} move --to DATABASE_URL [--json]`;

/** `npm run admin -- backup`, `restore`, `move`: the site's data at another place. */
export const BACKUP_COMMANDS: readonly AdminCommand[] = [
  {
    name: "backup",
    uses: [["backup FILE", "writes all data to a file, also while the server runs; --json"]],
    async run(env, words) {
      const { values, positionals } = readWords(words, JSON_TOO, BACKUP);
      const file = onlyFile(positionals, BACKUP);
      const input = { file, keyFile: keyFilePath(env.dataDir) };
      const done = await withDatabase(env, backupCommand, input, report, openAsItIs);
      if (values.json === true) return [printableJson(done)];
      const { rows, tables, bytes } = done;
      return [
        `Backed up ${rowsOf(rows, tables)} to ${file} (${(bytes / 1e6).toFixed(1)} MB).`,
        "It holds accounts and keys: keep it where nobody else can read it.",
      ];
    },
  },
  {
    name: "restore",
    uses: [["restore FILE", "brings a backup back, into an empty place only; --json"]],
    async run(env, words) {
      const { values, positionals } = readWords(words, JSON_TOO, RESTORE);
      const file = onlyFile(positionals, RESTORE);
      const done = await restore(file, env, signingKeyFile(env), report);
      if (values.json === true) return [printableJson(done)];
      return [`Restored ${rowsOf(done.rows, done.tables)} as they were at ${done.madeAt}.`];
    },
  },
  {
    name: "move",
    uses: [
      ["move --to DATABASE_URL", "copies the embedded database to an empty PostgreSQL; --json"],
    ],
    async run(env, words) {
      const { values, positionals } = readWords(
        words,
        { ...JSON_TOO, to: { type: "string" } },
        MOVE,
      );
      const { to } = values;
      if (to === undefined || positionals.length > 0) throw new CommandError(MOVE);
      if (!isDatabaseUrl(to))
        throw new CommandError("--to takes an address beginning with postgres://");
      if (env.databaseUrl !== null) {
        throw new CommandError(
          "DATABASE_URL is set: this site has no embedded database. Unset it to move one.",
        );
      }
      const done = await move(env.dataDir, to, report);
      if (values.json === true) return [printableJson(done)];
      return [
        `Moved ${rowsOf(done.rows, done.tables)}.`,
        `Set DATABASE_URL to the new address before the next start, and keep ${env.dataDir}: the key that signs lies there.`,
      ];
    },
  },
];

function onlyFile([file, ...rest]: string[], usage: string): string {
  if (file === undefined || rest.length > 0) throw new CommandError(usage);
  return path.resolve(file);
}

const rowsOf = (rows: number, tables: Readonly<Record<string, number>>) =>
  `${rows.toLocaleString("en-US")} rows of ${String(Object.keys(tables).length)} tables`;

function report(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

function signingKeyFile({ dataDir }: Env): SigningKeyFile {
  const file = keyFilePath(dataDir);
  const other = () =>
    new CommandError(
      `${file} is another key than the one in the backup. Move it away first, or set DATA_DIR.`,
    );
  return {
    async check(content) {
      const there = await readFile(file, "utf8").catch(() => null);
      if (there !== null && there !== content) throw other();
    },
    async place(content) {
      if (!(await placeKeyFile(file, content))) throw other();
    },
  };
}

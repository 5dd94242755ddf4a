import { reportStatus, statusCommand } from "../alerts/alertStatus.ts";
import {
  announce,
  listAllAnnouncements,
  withdrawAnnouncement,
} from "../community/announcements.ts";
import { CommandError, errorLine } from "../db/command.ts";
import type { Env } from "../env.ts";
import { disableAccount, revokeKey } from "../accounts/accountCommands.ts";
import { keyFilePath, readKeyFile, rotateKeyFile } from "../accounts/keys/keyFile.ts";
import { type AdminCommand, type VerdictCommand, readWords } from "./adminCommand.ts";
import { BACKUP_COMMANDS } from "./backupCommands.ts";
import { contestCommand } from "./contestCommand.ts";
import { eventCommand } from "./eventCommand.ts";
import { feedbackCommand } from "./feedbackCommand.ts";
import { reservationCommand } from "./reservationCommand.ts";
import { storeCommand } from "./storeCommand.ts";
import { tokenCommand } from "./tokenCommand.ts";
import { withDatabase } from "./withDatabase.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { NoDatabaseError, openAsItIs } from "../db/database.ts";
import type { DatabaseReport } from "../operations/status/facts.ts";
import { factsCommand } from "../operations/status/factsCommand.ts";
import { exitCodeOf } from "../operations/status/finding.ts";
import { judge } from "../operations/status/judge.ts";
import { readMachineFacts } from "../operations/status/readMachineFacts.ts";
import { reportLines, verdictOf } from "../operations/status/report.ts";
import { printableJson } from "./printable.ts";
import { COMMANDS } from "../project.ts";

const ANNOUNCE = { list: { type: "boolean" }, withdraw: { type: "string" } } as const;

/** A database that hangs must not hang the monitor. */
const STATUS_TIMEOUT_MS = 20_000;

/** `npm run admin -- status`: what is not as it should be, in plain words. */
const siteStatusCommand: VerdictCommand = {
  name: "status",
  uses: [
    ["status", "says what is wrong and what to do; exit code 0 well, 1 look, 2 broken; --json"],
  ],
  async run(env, words) {
    const { values, positionals } = readWords(words, { json: { type: "boolean" } });
    if (positionals.length > 0) throw new CommandError(`Usage: ${COMMANDS.admin} status [--json]`);
    // First: opening the database closes its folder to others, and makes it look well.
    const machine = await readMachineFacts(env, Date.now);
    const facts = { machine, database: await askDatabase(env) };
    const findings = judge(facts);
    const lines =
      values.json === true
        ? [printableJson({ status: verdictOf(findings), findings })]
        : reportLines(facts, findings);
    return { lines, exitCode: exitCodeOf(findings) };
  },
};

/** The operator's commands, in the order of the help text. */
export const ADMIN_COMMANDS: readonly (AdminCommand | VerdictCommand)[] = [
  siteStatusCommand,
  {
    name: "announce",
    uses: [
      ["announce TEXT", "shows an announcement on the home page"],
      ["announce --list", "lists all announcements with their numbers"],
      ["announce --withdraw ID", "takes an announcement back"],
    ],
    async run(env, words) {
      const { values, positionals } = readWords(words, ANNOUNCE);
      if (values.list === true) {
        const all = await withDatabase(env, listAllAnnouncements, null);
        return all.map(({ id, createdAt, withdrawn, text }) =>
          [String(id), createdAt, withdrawn ? "withdrawn" : "shown", text].join("\t"),
        );
      }
      if (values.withdraw !== undefined) {
        const { id } = await withDatabase(env, withdrawAnnouncement, {
          id: parseId(values.withdraw),
        });
        return [`Withdrew announcement ${String(id)}.`];
      }
      const { id } = await withDatabase(env, announce, { text: positionals.join(" ") });
      return [`Announced as number ${String(id)}.`];
    },
  },
  storeCommand,
  tokenCommand,
  {
    name: "account",
    uses: [
      ["account disable EMAIL", "signs an account out for good, until it is enabled again"],
      ["account enable EMAIL", "lets a disabled account sign in again"],
    ],
    async run(env, words) {
      refuseBesideProject(env);
      const [verb, email, ...rest] = words;
      if ((verb !== "disable" && verb !== "enable") || email === undefined || rest.length > 0) {
        throw new CommandError(`Usage: ${COMMANDS.admin} account disable|enable EMAIL`);
      }
      const disabled = verb === "disable";
      const account = await withDatabase(env, disableAccount, { email, disabled });
      return [`${account.email} is ${disabled ? "disabled" : "enabled"}.`];
    },
  },
  {
    name: "identity",
    uses: [
      ["identity rotate-key", "signs the tokens of accounts with a new key from now on"],
      ["identity revoke-key KID", "takes nothing any more that this key has signed"],
    ],
    async run(env, words) {
      refuseBesideProject(env);
      const [verb, kid, ...rest] = words;
      if (verb === "rotate-key" && kid === undefined) return await rotateKey(env);
      if (verb === "revoke-key" && kid !== undefined && rest.length === 0) {
        return await revoke(env, kid);
      }
      throw new CommandError(`Usage: ${COMMANDS.admin} identity rotate-key | revoke-key KID`);
    },
  },
  {
    name: "alerts",
    uses: [["alerts status", "counts phones, rules, and what became of alerts"]],
    async run(env, words) {
      if (words.length !== 1 || words[0] !== "status") {
        throw new CommandError(`Usage: ${COMMANDS.admin} alerts status`);
      }
      return reportStatus(await withDatabase(env, statusCommand, null));
    },
  },
  feedbackCommand,
  contestCommand,
  eventCommand,
  reservationCommand,
  ...BACKUP_COMMANDS,
];

/** A file of this server's own and no database: a running server notices by itself. */
async function rotateKey({ dataDir }: Env): Promise<string[]> {
  const { kid, replaced } = await rotateKeyFile(keyFilePath(dataDir));
  const line = `Tokens are now signed with key ${kid}.`;
  if (replaced === null) return [line];
  return [
    `${line} Those of ${replaced} are taken for an hour more.`,
    `If others may have it: ${COMMANDS.admin} identity revoke-key ${replaced}`,
  ];
}

async function revoke(env: Env, kid: string): Promise<string[]> {
  const own = await readKeyFile(keyFilePath(env.dataDir)).catch(() => null);
  if (own?.kid === kid) {
    throw new CommandError(`This key signs now. First: ${COMMANDS.admin} identity rotate-key`);
  }
  await withDatabase(env, revokeKey, { kid });
  return [
    `Key ${kid} is revoked: within a minute no server takes what it has signed.`,
    "Who was signed in stays so and gets new tokens. A server that still signs with it needs rotate-key.",
  ];
}

function refuseBesideProject({ firebase }: Env): void {
  if (firebase === null) return;
  throw new CommandError("The Firebase project keeps the accounts: use its console.");
}

function parseId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandError("ID must be the number of an announcement.");
  return Number(text);
}

async function askDatabase(env: Env): Promise<DatabaseReport> {
  try {
    const facts = await withTimeLimit(STATUS_TIMEOUT_MS, () =>
      withDatabase(env, factsCommand, null, undefined, openAsItIs),
    );
    return { kind: "answered", facts };
  } catch (error) {
    if (error instanceof NoDatabaseError) return { kind: "absent" };
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    if (isLate) return { kind: "late" };
    return { kind: "silent", reason: errorLine(error) };
  }
}

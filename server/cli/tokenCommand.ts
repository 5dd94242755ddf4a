import { CommandError } from "../db/command.ts";
import type { Env } from "../env.ts";
import {
  createToken,
  listTokens,
  revokeToken,
  type ListedToken,
} from "../import/incoming/tokens.ts";
import { type AdminCommand, readWords } from "./adminCommand.ts";
import { printableJson } from "./printable.ts";
import { withDatabase } from "./withDatabase.ts";
import { COMMANDS } from "../project.ts";

const WORDS = {
  store: { type: "string" },
  name: { type: "string" },
  json: { type: "boolean" },
} as const;

const USAGE = `Usage: ${COMMANDS.admin} token create --store SLUG [--name NAME] | list [--json] | revoke ID`;

/** What may be set for each verb. */
const OPTIONS: Readonly<Partial<Record<string, readonly string[]>>> = {
  create: ["store", "name"],
  list: ["json"],
  revoke: [],
};

/** `npm run admin -- token …`: who may push menus to `POST /api/import`. */
export const tokenCommand: AdminCommand = {
  name: "token",
  uses: [
    [
      "token create --store SLUG [--name NAME]",
      "lets a store push its menus; prints the secret, once",
    ],
    ["token list", "lists who may push, and when each did last; --json"],
    ["token revoke ID", "takes nothing any more that it brings"],
  ],
  async run(env, [verb, ...words]) {
    const { values, positionals } = readWords(words, WORDS, USAGE);
    const takes = verb === undefined ? undefined : OPTIONS[verb];
    if (takes === undefined || Object.keys(values).some((name) => !takes.includes(name))) {
      throw new CommandError(USAGE);
    }
    if (verb === "revoke") return await revoke(env, positionals);
    if (positionals.length > 0) throw new CommandError(USAGE);
    if (verb === "create") return await create(env, values.store, values.name);
    const all = await withDatabase(env, listTokens, null);
    return values.json === true ? [printableJson(all)] : all.map(line);
  },
};

async function create(env: Env, store?: string, name?: string): Promise<string[]> {
  if (store === undefined) throw new CommandError(USAGE);
  const { id, secret } = await withDatabase(env, createToken, { store, name: name ?? null });
  return [
    secret,
    `This is token ${String(id)}, for menus of ${store}. It is not shown again: only its hash is kept.`,
  ];
}

async function revoke(env: Env, [id, ...rest]: string[]): Promise<string[]> {
  if (id === undefined || rest.length > 0 || !/^[1-9]\d{0,8}$/.test(id)) {
    throw new CommandError(USAGE);
  }
  await withDatabase(env, revokeToken, { id: Number(id) });
  return [`Token ${id} is revoked.`];
}

function line({ id, store, name, createdAt, lastUsedAt, revokedAt }: ListedToken): string {
  return [
    String(id),
    store,
    name ?? "",
    `made ${createdAt}`,
    lastUsedAt === null ? "never used" : `used ${lastUsedAt}`,
    revokedAt === null ? "holds" : `revoked ${revokedAt}`,
  ].join("\t");
}

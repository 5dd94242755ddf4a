import { parseArgs } from "node:util";
import { CommandError } from "../control/command.ts";
import type { Env } from "../env.ts";
import {
  announce,
  listAllAnnouncements,
  withdrawAnnouncement,
} from "../routes/announcements/commands.ts";
import { linkStore } from "../stores/linkStore.ts";
import { withDatabase } from "./withDatabase.ts";

interface AdminCommand {
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

/** The operator's commands, in the order of the help text. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [
  {
    name: "announce",
    uses: [
      ["announce TEXT", "shows an announcement on the home page"],
      ["announce --list", "lists all announcements with their numbers"],
      ["announce --withdraw ID", "takes an announcement back"],
    ],
    async run(env, words) {
      const { values, positionals } = parseWords(words);
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
  {
    name: "store",
    uses: [
      ["store link ALIAS SLUG", "joins a platform's name for a store to a store, with its history"],
    ],
    async run(env, words) {
      const [verb, alias, slug, ...rest] = words;
      if (verb !== "link" || alias === undefined || slug === undefined || rest.length > 0) {
        throw new CommandError("Usage: npm run admin -- store link ALIAS SLUG");
      }
      const { merged } = await withDatabase(env, linkStore, { alias, slug });
      const line = `${alias} now means ${slug}.`;
      return [merged === null ? line : `${line} The store ${merged} was merged into it.`];
    },
  },
];

function parseWords(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { list: { type: "boolean" }, withdraw: { type: "string" } },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

function parseId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandError("ID must be the number of an announcement.");
  return Number(text);
}

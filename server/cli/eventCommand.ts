import { readFile, stat } from "node:fs/promises";
import { whenWords } from "#domain/events/eventWords.ts";
import { CommandError } from "../db/command.ts";
import type { Env } from "../env.ts";
import {
  importEvents,
  listEvents,
  removeEvent,
  type EventImportOutcome,
  type ListedEvent,
} from "../community/events/commands.ts";
import { LARGEST_EVENT_FILE_BYTES, parseEvents } from "../community/events/import/parseEvents.ts";
import {
  UnusableEventsError,
  type EventImport,
  type EventRemark,
} from "../community/events/import/draft.ts";
import { type AdminCommand, readWords } from "./adminCommand.ts";
import { printableJson } from "./printable.ts";
import { withDatabase } from "./withDatabase.ts";
import { eventCancel, eventSeats } from "./eventSeats.ts";
import { COMMANDS } from "../project.ts";

const OPTIONS = { json: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

/** What follows the verb. Answers lines to print. */
type Verb = (env: Env, words: string[]) => Promise<string[]>;

/** What one may do with events, and how; each verb has one line here. */
const VERBS: Readonly<Record<string, { run: Verb; usage: string; meaning: string }>> = {
  import: {
    run: importFile,
    usage: "event import FILE",
    meaning: "adds and updates events from an .ics or .json file; --dry-run, --json",
  },
  list: {
    run: list,
    usage: "event list",
    meaning: "lists all events with their seats, by their beginning; --json",
  },
  seats: {
    run: eventSeats,
    usage: "event seats SLUG N",
    meaning: "sets how many seats it has; --opens T, --closes T, --cancel-until T, --per-person 4",
  },
  cancel: {
    run: eventCancel,
    usage: "event cancel SLUG --note TEXT",
    meaning: "cancels it with all its reservations, and tells everybody",
  },
  remove: {
    run: remove,
    usage: "event remove SLUG",
    meaning:
      "removes an event that nobody has a seat for; one that took seats away only once it is over",
  },
};

/** `npm run admin -- event …`: what happens in the community. */
export const eventCommand: AdminCommand = {
  name: "event",
  uses: Object.values(VERBS).map(({ usage, meaning }) => [usage, meaning] as const),
  async run(env, [verb = "", ...words]) {
    const found = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (found === undefined) {
      const all = Object.values(VERBS).map(({ usage }) => usage);
      throw new CommandError(`Usage: ${COMMANDS.admin} ${all.join(" | ")}`);
    }
    return await found.run(env, words);
  },
};

const NOTHING_IMPORTED = 2;

/** Remarks that are printed; `--json` has them all. */
const MOST_REMARKS = 20;

async function importFile(env: Env, args: string[]): Promise<string[]> {
  const { values, positionals } = readWords(args, OPTIONS);
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) {
    throw new CommandError(`Usage: ${COMMANDS.admin} event import FILE [--dry-run] [--json]`);
  }
  const dryRun = values["dry-run"] === true;
  const outcome = await importContent(env, await readWhole(file), dryRun);
  if (outcome.outcome === "imported") {
    if (values.json) return [printableJson(outcome.result)];
    return report(`${file}: ${dryRun ? "dry run, nothing kept" : "imported"}`, outcome.result);
  }
  const { message, result } = outcome;
  if (result === null) throw new CommandError(`${file} ${message}`);
  // Nothing came in, and why is said of each entry.
  process.exitCode = NOTHING_IMPORTED;
  return values.json ? [printableJson(result)] : report(`${file} ${message}`, result);
}

/** A useless file is refused here, before any database is opened or a server asked. */
async function importContent(
  env: Env,
  content: Buffer,
  dryRun: boolean,
): Promise<EventImportOutcome> {
  try {
    parseEvents(content, Date.now());
  } catch (error) {
    if (!(error instanceof UnusableEventsError)) throw error;
    return { outcome: "refused", message: error.message, result: error.result };
  }
  return await withDatabase(env, importEvents, { content: content.toString("base64"), dryRun });
}

function report(title: string, result: EventImport): string[] {
  const counts = [
    `${String(result.read)} read`,
    `${String(result.accepted)} accepted`,
    `${String(result.rejected.length)} rejected`,
    `${String(result.created)} created`,
    `${String(result.changed)} changed`,
    `${String(result.unchanged)} unchanged`,
  ].join(", ");
  return [
    `${title} – ${result.format}`,
    `  ${counts}`,
    ...remarkLines("rejected", result.rejected),
    ...remarkLines("warning", result.warnings),
  ];
}

function remarkLines(title: string, remarks: readonly EventRemark[]): string[] {
  const lines = remarks.slice(0, MOST_REMARKS).map(({ entry, field, reason }) => {
    const where = entry === null ? "" : ` (entry ${String(entry)})`;
    return `  ${title}: ${field} ${reason}${where}`;
  });
  const left = remarks.length - MOST_REMARKS;
  return left > 0 ? [...lines, `  ${title}: ${String(left)} more; --json lists all`] : lines;
}

async function list(env: Env, args: string[]): Promise<string[]> {
  const { values, positionals } = readWords(args, { json: OPTIONS.json });
  if (positionals.length > 0)
    throw new CommandError(`Usage: ${COMMANDS.admin} event list [--json]`);
  const found = await withDatabase(env, listEvents, null);
  return values.json ? [printableJson(found)] : found.map(listLine);
}

/** A line of `event list`; its cells are separated by tabs. */
export function listLine(event: ListedEvent): string {
  const { slug, title, status, reservation, sample, hidden } = event;
  const seats =
    reservation === null
      ? "no seats"
      : `${String(reservation.left)} of ${String(reservation.seats)} seats left, ${String(reservation.waiting)} waiting`;
  const state = [status, sample ? (hidden ? "hidden sample" : "sample") : []].flat().join(", ");
  return [slug, whenWords(event, Date.now()), state, seats, title].join("\t");
}

async function remove(env: Env, [slug, ...rest]: string[]): Promise<string[]> {
  if (slug === undefined || rest.length > 0) {
    throw new CommandError(`Usage: ${COMMANDS.admin} event remove SLUG`);
  }
  await withDatabase(env, removeEvent, { slug });
  return [`${slug} is removed.`];
}

async function readWhole(file: string): Promise<Buffer> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new CommandError(`${file} is a folder, not a file`);
    if (found.size > LARGEST_EVENT_FILE_BYTES)
      throw new CommandError(`${file} is larger than 5 MB`);
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    const why =
      error.code === "ENOENT" ? "does not exist" : `cannot be read (${String(error.code)})`;
    throw new CommandError(`${file} ${why}`);
  }
}

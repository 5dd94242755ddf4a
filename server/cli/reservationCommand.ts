import { readFileSync } from "node:fs";
import { isTicket } from "#domain/events/ticket.ts";
import { CommandError } from "../db/command.ts";
import type { Env } from "../env.ts";
import {
  checkReservation,
  listReservations,
  listTicketKeys,
  uncheckReservation,
} from "../community/reservations/commands.ts";
import { verifyTicket } from "../community/reservations/tickets.ts";
import { type AdminCommand, readWords } from "./adminCommand.ts";
import { printableJson } from "./printable.ts";
import { withDatabase } from "./withDatabase.ts";
import { csvLines, partyWords, sheetLines, welcome } from "./reservationLines.ts";
import { COMMANDS } from "../project.ts";

const WORDS = {
  csv: { type: "boolean" },
  json: { type: "boolean" },
  event: { type: "string" },
  keys: { type: "string" },
  rotate: { type: "boolean" },
  undo: { type: "boolean" },
} as const;

const USAGE = `Usage: ${COMMANDS.admin} reservation list EVENT [--csv|--json] | check CODE|TICKET [--event SLUG] [--keys FILE | --undo] | keys [--rotate]`;

/** `npm run admin -- reservation …`: who comes, and the door. */
export const reservationCommand: AdminCommand = {
  name: "reservation",
  uses: [
    ["reservation list EVENT", "who comes and who waits, a line each with a box; --csv, --json"],
    [
      "reservation check CODE|TICKET",
      "lets a party in, from 12 hours before the event to 12 after; exit code 3: it is in already, 2: not let in; --event SLUG; --undo takes it back",
    ],
    [
      "reservation check TICKET --keys FILE",
      "the same at a door without a network, by the file's keys: cannot tell who is in already",
    ],
    [
      "reservation keys",
      "prints the public keys of tickets, for such a FILE; --rotate makes a new one",
    ],
  ],
  async run(env, [verb, ...words]) {
    const { values, positionals } = readWords(words, WORDS);
    const takes = verb === undefined ? undefined : OPTIONS[verb];
    if (takes === undefined || Object.keys(values).some((name) => !takes.includes(name))) {
      throw new CommandError(USAGE);
    }
    if (verb === "keys" && positionals.length === 0) return await keys(env, values.rotate === true);
    // A code may be typed in groups.
    const said = verb === "check" ? positionals.join(" ") : (positionals[0] ?? "");
    if (said === "" || (verb === "list" && positionals.length > 1)) throw new CommandError(USAGE);
    if (verb === "list") return await list(env, said, values);
    const event = values.event?.toLowerCase() ?? null;
    const isUndone = values.undo === true;
    // Without a network nothing was noted.
    if (values.keys !== undefined && isUndone) throw new CommandError(USAGE);
    if (values.keys !== undefined) return checkOffline(said, values.keys, event);
    const checked = isUndone
      ? await withDatabase(env, uncheckReservation, { said, event })
      : await withDatabase(env, checkReservation, { said, event });
    return [welcome(checked, Date.now())];
  },
};

/** What may be set for each verb. */
const OPTIONS: Readonly<Partial<Record<string, readonly string[]>>> = {
  list: ["csv", "json"],
  check: ["event", "keys", "undo"],
  keys: ["rotate"],
};

async function list(env: Env, event: string, { csv, json }: { csv?: boolean; json?: boolean }) {
  const found = await withDatabase(env, listReservations, { event: event.toLowerCase() });
  if (json === true) return [printableJson(found)];
  return csv === true ? csvLines(found) : sheetLines(found);
}

async function keys(env: Env, rotate: boolean): Promise<string[]> {
  const all = await withDatabase(env, listTicketKeys, { rotate });
  return all.map(({ id, publicKey }, index) =>
    [id, publicKey, index === 0 ? "signs now" : "still checks"].join(" "),
  );
}

/** Needs no database and no network; so it knows nothing of what happened after the ticket was made. */
function checkOffline(said: string, file: string, event: string | null): string[] {
  if (!isTicket(said)) throw new CommandError("Without a network only a ticket can be checked.");
  const ticket = verifyTicket(said, readKeys(file));
  if (ticket === null) {
    throw new CommandError("This ticket is not from this site, or has been changed.");
  }
  if (event !== null && ticket.event !== event) {
    throw new CommandError(`This is for another event: ${ticket.event}.`);
  }
  return [
    `${partyWords(ticket)}, code ${ticket.code}, ${ticket.event}: genuine. Tick it off on the printed list.`,
  ];
}

/** What `reservation keys` has printed; other lines, such as those of npm, are passed over. */
function readKeys(file: string) {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new CommandError(`The file ${file} cannot be read.`);
  }
  const found = text.split(/\r?\n/).flatMap((line) => {
    const [, id, publicKey] = /^([0-9a-f]{8}) ([\w-]{43})(?: |$)/.exec(line.trim()) ?? [];
    return id === undefined || publicKey === undefined ? [] : [{ id, publicKey }];
  });
  if (found.length === 0) throw new CommandError(`There are no keys in ${file}.`);
  return found;
}

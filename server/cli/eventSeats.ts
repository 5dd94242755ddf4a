import { seatsWords } from "#domain/events/reservationWords.ts";
import { CommandError } from "../db/command.ts";
import { cancelEventForAll, setEventSeats } from "../operations/control/alertingCommands.ts";
import type { Env } from "../env.ts";
import { readWords } from "./adminCommand.ts";
import { withDatabase } from "./withDatabase.ts";
import { readMoment } from "./easternTime.ts";
import { COMMANDS } from "../project.ts";

const OPTIONS = {
  opens: { type: "string" },
  closes: { type: "string" },
  "cancel-until": { type: "string" },
  "per-person": { type: "string" },
  note: { type: "string" },
} as const;

const SEATS_USAGE = `Usage: ${COMMANDS.admin} event seats SLUG N [--opens T] [--closes T] [--cancel-until T] [--per-person 4] (T - takes it back)`;
const CANCEL_USAGE = `Usage: ${COMMANDS.admin} event cancel SLUG --note TEXT`;

/**
 * `event seats SLUG N`: how many seats there are, and when they can be had.
 *
 * @param words what follows `seats`
 * @throws CommandError
 */
export async function eventSeats(env: Env, words: string[]): Promise<string[]> {
  const { values, positionals } = readWords(words, OPTIONS, SEATS_USAGE);
  const [slug, seats, ...rest] = positionals;
  if (slug === undefined || seats === undefined || rest.length > 0 || values.note !== undefined) {
    throw new CommandError(SEATS_USAGE);
  }
  const event = slug.toLowerCase();
  const { taken, waiting } = await withDatabase(env, setEventSeats, {
    event,
    seats: readNumber(seats, "N", 0, 100_000),
    ...("per-person" in values
      ? { perPerson: readNumber(values["per-person"] ?? "", "--per-person", 1, 100) }
      : {}),
    ...moment("opensAt", "--opens", values.opens),
    ...moment("closesAt", "--closes", values.closes),
    ...moment("cancelUntil", "--cancel-until", values["cancel-until"]),
  });
  const queue = waiting === 0 ? "" : `, ${String(waiting)} waiting`;
  return [`${event} has ${seatsWords(Number(seats))}: ${String(taken)} taken${queue}.`];
}

/**
 * `event cancel SLUG --note TEXT`: the event stays visible as cancelled, and everybody who has
 * reserved is told.
 *
 * @param words what follows `cancel`
 * @throws CommandError
 */
export async function eventCancel(env: Env, words: string[]): Promise<string[]> {
  const { values, positionals } = readWords(words, OPTIONS, CANCEL_USAGE);
  const [slug, ...rest] = positionals;
  const { note, ...others } = values;
  // Everybody with a seat learns why, once.
  if (
    slug === undefined ||
    rest.length > 0 ||
    note === undefined ||
    Object.keys(others).length > 0
  ) {
    throw new CommandError(CANCEL_USAGE);
  }
  const event = slug.toLowerCase();
  const { told } = await withDatabase(env, cancelEventForAll, { event, note });
  const reservations = told === 1 ? "1 reservation" : `${String(told)} reservations`;
  return [`${event} is cancelled, and ${reservations} with it.`];
}

function moment(name: string, option: string, text: string | undefined) {
  if (text === undefined) return {};
  return { [name]: text.trim() === "-" ? null : readMoment(text, option) };
}

function readNumber(text: string, what: string, least: number, most: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new CommandError(`${what} is a number from ${String(least)} to ${String(most)}.`);
}

import { whenWords } from "#domain/events/eventWords.ts";
import { reservationTime, seatsWords } from "#domain/events/reservationWords.ts";
import { csvLine } from "#domain/text/csvLine.ts";
import { CommandError } from "../db/command.ts";
import type { Party, PartyList } from "../community/reservations/commands.ts";
import type { Checked, Undone } from "../community/reservations/checkTicket.ts";
import { doorTime } from "./easternTime.ts";

/** The code was used before: told apart from one that is none by the exit code. */
class AlreadyUsedError extends CommandError {
  override readonly exitCode = 3;
}

/** "Ana R., 3 seats". */
export const partyWords = ({ name, seats }: Pick<Party, "name" | "seats">) =>
  `${nameWords(name)}, ${seatsWords(seats)}`;

const nameWords = (name: string) => (name === "" ? "(no name)" : name.replace(/\s+/g, " "));

/**
 * What the door says to a code or ticket.
 *
 * @param now epoch milliseconds
 * @throws AlreadyUsedError, CommandError when a party is not let in
 */
export function welcome(checked: Checked | Undone, now: number): string {
  switch (checked.kind) {
    case "undone":
      return `${partyWords(checked)}: no longer checked in`;
    case "not-in":
      throw new CommandError(`${partyWords(checked)}: not checked in.`);
    case "welcome":
      return `${partyWords(checked)}, checked in ${doorTime(Date.parse(checked.at), now)}`;
    case "already":
      throw new AlreadyUsedError(
        `${partyWords(checked)}: already checked in at ${doorTime(Date.parse(checked.at), now)}`,
      );
    case "unknown":
      throw new CommandError("There is no reservation with this code.");
    case "forged":
      throw new CommandError("This ticket is not from this site, or has been changed.");
    case "waiting":
      throw new CommandError(`${partyWords(checked)}: still on the waiting list.`);
    case "held":
      throw new CommandError(
        `${partyWords(checked)}: only held until ${doorTime(Date.parse(checked.until), now)}, because the account's e-mail is not confirmed.`,
      );
    case "cancelled":
      throw new CommandError(`${partyWords(checked)}: this reservation was cancelled.`);
    case "early":
      throw new CommandError(
        `Doors open no earlier than 12 hours before: this event is ${whenWords(checked, now)}.`,
      );
    case "late":
      throw new CommandError(
        `Doors close 12 hours after the end: this event was ${whenWords(checked, now)}.`,
      );
    case "no-event":
      throw new CommandError(`There is no event ${checked.event}.`);
    case "elsewhere":
      throw new CommandError(`This is for another event: ${checked.title} (${checked.event}).`);
  }
}

/** A sheet for the door: one line for each party, with a box. */
export function sheetLines({ title, startsAt, parties }: PartyList): string[] {
  const coming = parties.filter(({ status }) => status === "confirmed");
  const waiting = parties.filter(({ status }) => status === "waiting");
  const seats = coming.reduce((sum, party) => sum + party.seats, 0);
  return [
    `${title.replace(/\s+/g, " ")}, ${reservationTime(Date.parse(startsAt))}`,
    ...coming.map(boxLine),
    `${seatsWords(seats)} in ${coming.length === 1 ? "1 reservation" : `${String(coming.length)} reservations`}`,
    ...(waiting.length === 0 ? [] : ["", "Waiting, in this order:", ...waiting.map(boxLine)]),
  ];
}

const boxLine = (party: Party) => {
  const box = party.checkedInAt === null ? "[ ]" : "[x]";
  const held = party.heldUntil === null ? "" : " (held: e-mail not confirmed)";
  return `${box} ${party.code}  ${String(party.seats).padStart(2)}  ${nameWords(party.name)}${held}`;
};

/** The same for spreadsheets. */
export function csvLines({ parties }: PartyList): string[] {
  return [
    "code,name,seats,status,reserved_at,checked_in_at,held_until",
    ...parties.map(({ code, name, seats, status, createdAt, checkedInAt, heldUntil }) =>
      csvLine([
        code,
        nameWords(name),
        seats,
        status,
        createdAt,
        checkedInAt ?? "",
        heldUntil ?? "",
      ]),
    ),
  ];
}

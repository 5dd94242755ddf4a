import { NAME_LENGTH, SEATS_AT_MOST } from "#domain/reservations/reservation.ts";
import { PROBLEMS, pathPart, problemAnswer } from "../../web/describe.ts";

/** Calls of an account an hour, by all its phones. */
export const CALLS = { name: "reservations", points: 1_000, seconds: 3_600 };

/** Writers of this process that may wait for an event at a time, each with a connection of the ten. */
export const AT_ONCE = 2;

/** Codes that are none of the account's, a minute. */
export const WRONG_CODES = { name: "reservation-codes", points: 10, seconds: 60 };

/**
 * Reservations from one address an hour, of accounts whose e-mail nobody has confirmed, where the site
 * can send it a link: invented accounts are had by the dozen, and would have all seats in seconds.
 */
export const UNPROVEN = { name: "reservation-unproven", points: 5, seconds: 3_600 };
export const UNPROVEN_WORDS =
  "Confirm your e-mail first; there were too many reservations without that from here";

/** What any call may answer instead. */
export const RESERVATION_PROBLEMS = {
  ...PROBLEMS,
  429: problemAnswer("There were too many calls, or too many codes that are none"),
};

/** The part of the path. */
export const CODE = pathPart("code", "The reservation's code, as typed");

/** What the members of the bodies may be, for whoever sends something else. */
export const LIMITS = {
  id: "a UUID",
  event: "the slug of an event",
  seats: `a whole number from 1 to ${String(SEATS_AT_MOST)}`,
  name: `${String(NAME_LENGTH.min)} to ${String(NAME_LENGTH.max)} characters`,
  waitlist: "true or false",
};

import { SITE } from "../site/site.ts";
import { formatDayOfYear } from "../time/calendar.ts";
import { formatTime } from "../time/age.ts";
import type { SeatState } from "./seatTimes.ts";
import type { CommunityEvent } from "./event.ts";
import { dayWords, timeWords, wallTime } from "./wallTime.ts";

/** "1 seat", "3 seats". */
export const seatsWords = (seats: number) => (seats === 1 ? "1 seat" : `${String(seats)} seats`);

/** "Dec 5, 6:00 PM Eastern". @param moment epoch milliseconds */
export const reservationTime = (moment: number) =>
  `${formatDayOfYear(moment)}, ${formatTime(moment)} ${SITE.zoneName}`;

/** Until when seats are held, and for what. @param heldUntil epoch milliseconds */
export const heldWords = (heldUntil: number, now: number) =>
  now < heldUntil
    ? `Held until ${formatTime(heldUntil)}: confirm your e-mail to keep it.`
    : `Held until ${formatTime(heldUntil)}, and your e-mail was not confirmed by then: others may have it.`;

/** Why seats cannot be reserved. @param opensAt epoch milliseconds; `null`: not said */
export function shutWords(
  state: Exclude<SeatState, "open"> | "unreserved",
  opensAt: number | null,
): string {
  switch (state) {
    case "unreserved":
      return "Nothing is reserved for this event";
    case "cancelled":
      return "This event has been cancelled";
    case "over":
      return "This event is over";
    case "closed":
      return "Reserving for this event has closed";
    case "not-yet":
      return opensAt === null
        ? "Reserving has not opened yet"
        : `Reserving opens ${reservationTime(opensAt)}`;
  }
}

/** Why nothing can be had at once. */
export function fullWords(left: number, waiting: number): string {
  if (left === 0) return "All seats are taken; you can join the waiting list";
  const has = left === 1 ? "Only 1 seat is left" : `Only ${String(left)} seats are left`;
  return waiting > 0
    ? `${has}, and others wait for them; you can join the waiting list`
    : `${has}; ask for fewer, or join the waiting list`;
}

/** What there is to say of an event's seats, and whether one may reserve or queue now. */
export interface SeatWords {
  text: string;
  isOpen: boolean;
  /** What one can have is a place in the queue. */
  isFull: boolean;
}

/**
 * Seats in words: "12 seats left", "Full, 3 waiting". While a party waits, newcomers queue, so
 * that seats too few for it are not offered.
 *
 * @param now epoch milliseconds
 * @returns `null` where nothing is reserved, and where it no longer matters
 */
export function seatWords(
  event: Pick<CommunityEvent, "reservation" | "status" | "startsAt">,
  now: number,
): SeatWords | null {
  const { reservation } = event;
  if (reservation === null || event.status === "cancelled") return null;
  const { left, waiting, opensAt, closesAt } = reservation;
  if (now >= Date.parse(event.startsAt)) return null;
  if (now >= Date.parse(closesAt ?? event.startsAt)) {
    return { text: "Reservations are closed", isOpen: false, isFull: false };
  }
  if (opensAt !== null && now < Date.parse(opensAt)) {
    const at = wallTime(Date.parse(opensAt));
    const when = `${dayWords(at, wallTime(now).year)}, ${timeWords(at)} ${SITE.zoneName}`;
    return { text: `Reservations open ${when}`, isOpen: false, isFull: false };
  }
  if (waiting > 0) return { text: `Full, ${String(waiting)} waiting`, isOpen: true, isFull: true };
  if (left <= 0) return { text: "Full, nobody waiting yet", isOpen: true, isFull: true };
  const text = left === 1 ? "1 seat left" : `${String(left)} seats left`;
  return { text, isOpen: true, isFull: false };
}

import { formatDayOfYear } from "../time/calendar.ts";
import { formatTime } from "../time/age.ts";
import type { SeatState } from "./seatTimes.ts";

/** "1 seat", "3 seats". */
export const seatsWords = (seats: number) => (seats === 1 ? "1 seat" : `${String(seats)} seats`);

/** "Dec 5, 6:00 PM Eastern". @param moment epoch milliseconds */
export const reservationTime = (moment: number) =>
  `${formatDayOfYear(moment)}, ${formatTime(moment)} Eastern`;

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

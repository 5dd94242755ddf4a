import type { CommunityEvent } from "./event.ts";
import { dayWords, timeWords, wallTime } from "./wallTime.ts";

/** What there is to say of an event's seats, and whether one may reserve or queue now. */
export interface SeatWords {
  text: string;
  isOpen: boolean;
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
    return { text: "Reservations are closed", isOpen: false };
  }
  if (opensAt !== null && now < Date.parse(opensAt)) {
    const at = wallTime(Date.parse(opensAt));
    const when = `${dayWords(at, wallTime(now).year)}, ${timeWords(at)} Eastern`;
    return { text: `Reservations open ${when}`, isOpen: false };
  }
  if (waiting > 0) return { text: `Full, ${String(waiting)} waiting`, isOpen: true };
  if (left <= 0) return { text: "Full, nobody waiting yet", isOpen: true };
  return { text: left === 1 ? "1 seat left" : `${String(left)} seats left`, isOpen: true };
}

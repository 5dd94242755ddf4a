import type { Reservation } from "#domain/events/reservation.ts";
import { heldWords, seatsWords } from "#domain/events/reservationWords.ts";
import type { News } from "./news.ts";

/** What has just happened, by now. @param hasAlerts whether this phone will hear of it when they move up */
export function newsWords(
  news: News,
  reservations: readonly Reservation[],
  hasAlerts: boolean,
  now: number,
): string {
  if (news.kind === "cancelled") return `Cancelled: ${news.title}.`;
  if (news.kind === "fewer") return `You keep ${seatsWords(news.seats)}.`;
  const made = reservations.find(({ code }) => code === news.code);
  if (made?.status === "waiting") {
    return `You are on the waiting list. ${movingUpWords(hasAlerts)}`;
  }
  const heldUntil = made?.heldUntil ?? null;
  return heldUntil === null ? "Reserved." : heldWords(Date.parse(heldUntil), now);
}

/** How somebody who waits hears of their seats. */
export const movingUpWords = (hasAlerts: boolean): string =>
  hasAlerts
    ? "Your phone tells you when you move up."
    : "Look here again to see whether you have moved up, or turn on alerts with the bell.";

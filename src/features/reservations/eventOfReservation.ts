import type { CommunityEvent } from "#domain/events/event.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import { heldWords, seatsWords } from "#domain/events/reservationWords.ts";

/** What is known of a reservation's event. */
export type EventOfReservation = Pick<
  CommunityEvent,
  "title" | "startsAt" | "endsAt" | "allDay" | "place" | "street" | "city" | "statusNote"
>;

/** The event as the list of events has it, else as the reservation says it. */
export function eventOfReservation(
  { event, about }: Reservation,
  events: readonly CommunityEvent[],
): EventOfReservation {
  return events.find(({ slug }) => slug === event) ?? { ...about, street: null };
}

/** Whether a reservation is neither over nor given back. @param now epoch milliseconds */
export function isLiving({ status }: Reservation, event: EventOfReservation, now: number): boolean {
  return status !== "cancelled" && !isOver(event, now);
}

/** Whether the event was cancelled, which its visitors have to hear until it would be over. */
export function isCalledOff(
  { status, about }: Reservation,
  event: EventOfReservation,
  now: number,
): boolean {
  return status === "cancelled" && about.cancelledBy === "event" && !isOver(event, now);
}

const isOver = (event: EventOfReservation, now: number) => Date.parse(event.endsAt) <= now;

/** What has just become of a reservation by the visitor's own hand. */
export type News =
  | { kind: "reserved"; code: string }
  | { kind: "cancelled"; title: string }
  | { kind: "fewer"; seats: number };

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
    : "Check back to see if you’ve moved up, or turn on alerts with the bell.";

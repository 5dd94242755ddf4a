import type { CommunityEvent } from "#domain/events/event.ts";
import type { Reservation } from "#domain/reservations/reservation.ts";

/** What is known of a reservation's event. */
export type EventOfReservation = Pick<
  CommunityEvent,
  "title" | "startsAt" | "endsAt" | "allDay" | "place" | "street" | "city" | "statusNote"
>;

/** The event as the list of events has it, else as the reservation says it; `null`: neither does. */
export function eventOfReservation(
  { event, about }: Reservation,
  events: readonly CommunityEvent[],
): EventOfReservation | null {
  const listed = events.find(({ slug }) => slug === event);
  if (listed !== undefined) return listed;
  return about === undefined ? null : { ...about, street: null };
}

/** Whether a reservation is neither over nor given back. @param now epoch milliseconds */
export function isLiving(
  { status }: Reservation,
  event: EventOfReservation | null,
  now: number,
): boolean {
  return status !== "cancelled" && !isOver(event, now);
}

/** Whether the event was cancelled, which its visitors have to hear until it would be over. */
export function isCalledOff(
  { status, about }: Reservation,
  event: EventOfReservation | null,
  now: number,
): boolean {
  return status === "cancelled" && about?.cancelledBy === "event" && !isOver(event, now);
}

const isOver = (event: EventOfReservation | null, now: number) =>
  event !== null && Date.parse(event.endsAt) <= now;

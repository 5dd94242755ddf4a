import type { CommunityEvent } from "#domain/events/event.ts";
import type { Reservation } from "#domain/events/reservation.ts";

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

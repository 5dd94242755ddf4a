import type { CommunityEvent } from "#domain/events/event.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { communityEvent, eventSeats } from "./events.ts";

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A seed swap in a week with 40 seats, of which 12 are left. */
export function swap(
  seats: Partial<NonNullable<CommunityEvent["reservation"]>> = {},
  more: Partial<CommunityEvent> = {},
): CommunityEvent {
  return communityEvent({
    slug: "swap",
    title: "Seed swap",
    startsAt: inDays(7),
    endsAt: inDays(7.1),
    place: "The barn",
    reservation: eventSeats({ seats: 40, left: 12, ...seats }),
    ...more,
  });
}

/** Ana's three seats at it. */
export const reserved = (more: Partial<Reservation> = {}): Reservation => ({
  code: "ABC789",
  event: "swap",
  seats: 3,
  name: "Ana R.",
  status: "confirmed",
  place: null,
  ticket: "T1.0011aabb.WyJzd2FwIiwiQUJDNzg5IiwzLCJBbmEgUi4iXQ.c2lnbmF0dXJl",
  heldUntil: null,
  createdAt: new Date(Date.now() - HOUR_MS).toISOString(),
  about: {
    title: "Seed swap",
    startsAt: inDays(7),
    endsAt: inDays(7.1),
    allDay: false,
    place: "The barn",
    city: null,
    cancelledBy: null,
    statusNote: null,
  },
  ...more,
});

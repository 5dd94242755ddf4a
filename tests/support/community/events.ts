import type { CommunityEvent, EventSeats } from "#domain/events/event.ts";

/** An event of a Saturday evening, eight days after the tests' day. */
export function communityEvent(more: Partial<CommunityEvent> = {}): CommunityEvent {
  return {
    slug: "picnic",
    uid: "picnic@example.org",
    sequence: 0,
    title: "Picnic",
    summary: null,
    startsAt: "2026-11-29T00:00:00.000Z",
    endsAt: "2026-11-29T03:00:00.000Z",
    allDay: false,
    place: "Park Hall",
    street: "12 Main St",
    city: "Kent",
    county: "Portage",
    region: "Northeast",
    lat: 41.15,
    lon: -81.36,
    free: null,
    priceText: null,
    age21: null,
    url: null,
    status: "planned",
    statusNote: null,
    updatedAt: "2026-11-20T12:00:00.000Z",
    reservation: null,
    sample: false,
    ...more,
  };
}

/** Twelve of twenty seats are left. */
export function eventSeats(more: Partial<EventSeats> = {}): EventSeats {
  return {
    seats: 20,
    left: 12,
    waiting: 0,
    perPerson: 4,
    opensAt: null,
    closesAt: null,
    cancelUntil: null,
    ...more,
  };
}

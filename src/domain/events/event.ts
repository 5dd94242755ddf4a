import * as v from "valibot";
import { REGIONS } from "../stores/regions.ts";
import { WebAddressSchema } from "../text/webAddress.ts";
import { InstantSchema } from "../time/instant.ts";

const text = v.nullable(v.string());
const flag = v.nullable(v.boolean());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const coordinate = v.nullable(v.pipe(v.number(), v.finite()));

/** What can be reserved of an event, as of the answer it stands in. */
export const EventSeatsSchema = v.object({
  /** All there are. */
  seats: count,
  /** Not taken by confirmed reservations. Seats that are too few for the head of the queue count as left. */
  left: count,
  /** Parties that wait; while there are any, newcomers queue. */
  waiting: count,
  /** Seats of one reservation at most. */
  perPerson: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `null`: at once. */
  opensAt: v.nullable(InstantSchema),
  /** From then on seats can neither be reserved nor passed on. `null`: when the event begins. */
  closesAt: v.nullable(InstantSchema),
  /** Until then a reservation may be given back. `null`: until the event begins. */
  cancelUntil: v.nullable(InstantSchema),
});
export type EventSeats = v.InferOutput<typeof EventSeatsSchema>;

/**
 * An event of the community. Of an all-day event `startsAt` is midnight Eastern time of its first
 * day and `endsAt` midnight after its last.
 */
export const EventSchema = v.object({
  slug: v.string(),
  /** Identity in calendars (RFC 5545, UID), the same for good. */
  uid: v.string(),
  /** Grows with every change that calendars show (RFC 5545, SEQUENCE). */
  sequence: count,
  title: v.string(),
  summary: text,
  startsAt: InstantSchema,
  endsAt: InstantSchema,
  allDay: v.boolean(),
  place: text,
  street: text,
  city: text,
  county: text,
  /** Follows from the county; `null` while that is unknown. */
  region: v.nullable(v.picklist(REGIONS)),
  lat: coordinate,
  lon: coordinate,
  /** `null`: not said. */
  free: flag,
  priceText: text,
  /** Only for people of 21 and more; `null`: not said. */
  age21: flag,
  url: WebAddressSchema,
  status: v.picklist(["planned", "cancelled"]),
  /** Why it was cancelled. */
  statusNote: text,
  updatedAt: InstantSchema,
  /** `null`: nothing is reserved here. */
  reservation: v.nullable(EventSeatsSchema),
  /** Made up, as everything of it. */
  sample: v.optional(v.boolean(), false),
});
export type CommunityEvent = v.InferOutput<typeof EventSchema>;

/** `GET /api/events`, by start. */
export const EventsSchema = v.object({
  events: v.array(EventSchema),
  /** Years, in Eastern time, in which any event began, newest first: those that may be asked for. */
  years: v.optional(v.array(v.pipe(v.number(), v.integer())), []),
});
export type Events = v.InferOutput<typeof EventsSchema>;

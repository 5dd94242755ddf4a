import * as v from "valibot";
import { characterCount, storableText } from "../text/storable.ts";
import { InstantSchema } from "../time/instant.ts";

/** Seats of one reservation, whatever the event says. */
export const SEATS_AT_MOST = 100;

/**
 * Seats that one party may ask for. One that is larger than the whole event could never be seated,
 * and who waits behind it neither. Where there are none yet, one may wait for them.
 */
export const seatsOfOneParty = (seats: number, perPerson: number): number =>
  seats === 0 ? perPerson : Math.min(seats, perPerson);

/** How long the name of a reservation is, in characters. */
export const NAME_LENGTH = { min: 2, max: 60 } as const;

const SeatsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SEATS_AT_MOST));

const NameSchema = v.pipe(
  v.string(),
  v.transform((name) => storableText(name).replace(/[\p{Control}\s]+/gu, " ")),
  v.trim(),
  v.check((name) => {
    const length = characterCount(name);
    return length >= NAME_LENGTH.min && length <= NAME_LENGTH.max;
  }, "too short or too long"),
);

/** `POST /api/reservations`. */
export const ReservationRequestSchema = v.object({
  /** Made by the phone, so that it can be sent again. */
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  /** Slug. */
  event: v.string(),
  seats: SeatsSchema,
  name: NameSchema,
  /** Whether to queue when there are not enough seats. */
  waitlist: v.boolean(),
});
export type ReservationRequest = v.InferOutput<typeof ReservationRequestSchema>;

/** `PATCH /api/reservations/:code`: fewer seats than before. */
export const ReservationChangeSchema = v.object({ seats: SeatsSchema });

export const RESERVATION_STATUSES = ["confirmed", "waiting", "cancelled"] as const;

/** The event of a reservation, for a phone that does not have it in its list, and who ended the reservation. */
const AboutSchema = v.object({
  title: v.string(),
  startsAt: InstantSchema,
  endsAt: InstantSchema,
  allDay: v.boolean(),
  place: v.nullable(v.string()),
  city: v.nullable(v.string()),
  /** `null` while it stands. */
  cancelledBy: v.nullable(v.picklist(["visitor", "event", "account"])),
  /** Why the event was cancelled. */
  statusNote: v.nullable(v.string()),
});

/** A reservation as its owner sees it. */
export const ReservationSchema = v.object({
  code: v.string(),
  /** Slug. */
  event: v.string(),
  seats: v.number(),
  name: v.string(),
  status: v.picklist(RESERVATION_STATUSES),
  /** Place in the queue, from 1; `null` unless it waits. */
  place: v.nullable(v.number()),
  /** Text of the QR code; `null` unless it is confirmed. */
  ticket: v.nullable(v.string()),
  createdAt: InstantSchema,
  /** Copies of earlier releases lack it. */
  about: v.optional(AboutSchema),
});
export type Reservation = v.InferOutput<typeof ReservationSchema>;

/** `GET /api/reservations`, newest first. */
export const ReservationsSchema = v.array(ReservationSchema);

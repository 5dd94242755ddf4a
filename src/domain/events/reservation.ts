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

const text = v.nullable(v.string());

/** What a phone shows of an event that it does not know: over for long, or no longer public. */
const ReservedEventSchema = v.object({
  title: v.string(),
  startsAt: InstantSchema,
  endsAt: InstantSchema,
  allDay: v.boolean(),
  place: text,
  city: text,
  /** Who ended the reservation; `null` unless it is cancelled, and where the end of a hold has ended it. */
  cancelledBy: v.nullable(v.picklist(["visitor", "event", "account"])),
  /** Why the event was cancelled. */
  statusNote: text,
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
  /** Text of the QR code; `null` unless it is confirmed, and while it is held. */
  ticket: v.nullable(v.string()),
  /**
   * Until when the seats are held for an account that has to confirm its e-mail; of a cancelled one, until
   * when they were. `null`: nothing is held. Copies that were saved by earlier releases are without it.
   */
  heldUntil: v.optional(v.nullable(InstantSchema), null),
  createdAt: InstantSchema,
  /** What is shown of it once it is in no list of events any more. */
  about: ReservedEventSchema,
});
export type Reservation = v.InferOutput<typeof ReservationSchema>;

/** `GET /api/reservations`, newest first. */
export const ReservationsSchema = v.array(ReservationSchema);

import { and, asc, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import { RESERVATION_STATUSES, SEATS_AT_MOST } from "#domain/events/reservation.ts";
import { InstantSchema } from "#domain/time/instant.ts";
import { CommandError, type Command } from "../../db/command.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { cancelEvent, setSeats, type SeatSettings } from "./changeEvent.ts";
import { checkTicket, undoCheckIn, type Checked, type Undone } from "./checkTicket.ts";
import type { QueueAlerts, ReservedSeats } from "./seats.ts";
import { ensureTicketKey, readTicketKeys, rotateTicketKey, type TicketKey } from "./tickets.ts";

/** A party as the operator's list has it. */
const PartySchema = v.object({
  code: v.string(),
  /** Empty once the account is deleted. */
  name: v.string(),
  seats: v.number(),
  status: v.picklist(RESERVATION_STATUSES),
  /** Order in which they came. */
  arrival: v.number(),
  /** ISO 8601 UTC, as the next. */
  createdAt: v.string(),
  checkedInAt: v.nullable(v.string()),
  /** Until when its seats are held for an account that has to confirm its e-mail. */
  heldUntil: v.nullable(v.string()),
});
export type Party = v.InferOutput<typeof PartySchema>;

const ListSchema = v.object({
  title: v.string(),
  startsAt: v.string(),
  parties: v.array(PartySchema),
});
export type PartyList = v.InferOutput<typeof ListSchema>;

const EventSchema = v.object({ event: v.string() });

/** Who comes to an event and who waits, by name; confirmed ones first. */
export const listReservations: Command<{ event: string }, PartyList> = {
  name: "reservation.list",
  input: EventSchema,
  output: ListSchema,
  async run({ db }, { event: slug }) {
    const [event] = await db.select().from(events).where(eq(events.slug, slug));
    if (event === undefined) throw new CommandError(`There is no event ${slug}.`);
    const rows = await db
      .select()
      .from(reservations)
      .where(and(eq(reservations.eventId, event.id), ne(reservations.status, "cancelled")))
      .orderBy(asc(reservations.status), asc(reservations.arrival));
    const parties = rows.map(
      ({ code, name, seats, status, arrival, createdAt, checkedInAt, heldUntil }) => ({
        code,
        name,
        seats,
        status,
        arrival,
        createdAt: createdAt.toISOString(),
        checkedInAt: checkedInAt?.toISOString() ?? null,
        heldUntil: heldUntil?.toISOString() ?? null,
      }),
    );
    // Who comes is looked for by name; who waits is called in order.
    const coming = parties.filter(({ status }) => status === "confirmed");
    const byName = new Intl.Collator("en-US");
    coming.sort((one, other) => byName.compare(one.name, other.name));
    return {
      title: event.title,
      startsAt: event.startsAt.toISOString(),
      parties: [...coming, ...parties.filter(({ status }) => status === "waiting")],
    };
  },
};

const party = { name: v.string(), seats: v.number(), event: v.string() };
const notFound = [
  v.object({ kind: v.picklist(["unknown", "forged"]) }),
  v.object({ kind: v.literal("elsewhere"), event: v.string(), title: v.string() }),
  v.object({ kind: v.literal("no-event"), event: v.string() }),
] as const;
const CheckedSchema: v.GenericSchema<unknown, Checked> = v.variant("kind", [
  ...notFound,
  v.object({ kind: v.picklist(["welcome", "already"]), ...party, at: v.string() }),
  v.object({ kind: v.picklist(["waiting", "cancelled"]), ...party }),
  v.object({ kind: v.literal("held"), ...party, until: v.string() }),
  v.object({
    kind: v.picklist(["early", "late"]),
    startsAt: v.string(),
    endsAt: v.string(),
    allDay: v.boolean(),
  }),
]);

interface DoorInput {
  said: string;
  event: string | null;
}
const DoorSchema = v.object({ said: v.string(), event: v.nullable(v.string()) });

/** Lets a party in by its code or ticket. */
export const checkReservation: Command<DoorInput, Checked> = {
  name: "reservation.check",
  input: DoorSchema,
  output: CheckedSchema,
  run: ({ db, now }, { said, event }) => checkTicket(db, said, event, now()),
};

/** Takes back that a party was let in. */
export const uncheckReservation: Command<DoorInput, Undone> = {
  name: "reservation.uncheck",
  input: DoorSchema,
  output: v.variant("kind", [
    ...notFound,
    v.object({ kind: v.picklist(["undone", "not-in"]), name: v.string(), seats: v.number() }),
  ]),
  run: ({ db }, { said, event }) => undoCheckIn(db, said, event),
};

/** The keys that tickets are checked with, the newest first; with `rotate` after making a new one. */
export const listTicketKeys: Command<{ rotate: boolean }, TicketKey[]> = {
  name: "reservation.keys",
  input: v.object({ rotate: v.boolean() }),
  output: v.array(v.object({ id: v.string(), publicKey: v.string() })),
  async run({ db, now }, { rotate }) {
    await (rotate ? rotateTicketKey(db, now()) : ensureTicketKey(db, now()));
    return await readTicketKeys(db);
  },
};

const moment = v.exactOptional(v.nullable(InstantSchema));
const SeatsSchema = v.object({
  event: v.string(),
  seats: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  perPerson: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SEATS_AT_MOST)),
  ),
  opensAt: moment,
  closesAt: moment,
  cancelUntil: moment,
});
type SeatsInput = SeatSettings & { event: string };

/** Sets the seats of an event. @param queueAlerts tells phones who has moved up */
export const seatsCommand = (queueAlerts: QueueAlerts): Command<SeatsInput, ReservedSeats> => ({
  name: "event.seats",
  input: SeatsSchema,
  output: v.object({ taken: v.number(), waiting: v.number() }),
  run: ({ db, now }, { event, ...settings }) => setSeats(db, event, settings, now(), queueAlerts),
});

interface CancelInput {
  event: string;
  note: string | null;
}

const LONGEST_NOTE = 500;

/** Cancels an event. @param queueAlerts tells phones about it */
export const cancelEventCommand = (
  queueAlerts: QueueAlerts,
): Command<CancelInput, { told: number }> => ({
  name: "event.cancel",
  input: v.object({ event: v.string(), note: v.nullable(v.string()) }),
  output: v.object({ told: v.number() }),
  async run({ db, now }, { event, note }) {
    const said = note?.trim() ?? null;
    if (said === "") throw new CommandError("The note has no text.");
    if (said !== null && said.length > LONGEST_NOTE) {
      throw new CommandError(`A note has at most ${String(LONGEST_NOTE)} characters.`);
    }
    return { told: await cancelEvent(db, event, said, now(), queueAlerts) };
  },
});

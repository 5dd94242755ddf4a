import { eq, type SQL } from "drizzle-orm";
import type { SeatTimes } from "#domain/reservations/seatTimes.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";

/** An event as the database has it. */
export type EventRow = typeof events.$inferSelect;

/**
 * Reads an event inside a transaction and holds its row until the end, so that everybody who
 * decides about its seats does so one after the other, in any number of processes. A test
 * hands in one that does not hold it, and must see more confirmed than there are seats.
 */
export type LockEvent = (tx: Db, which: SQL) => Promise<EventRow | undefined>;

export const lockEvent: LockEvent = async (tx, which) => {
  const [event] = await tx.select().from(events).where(which).for("update");
  return event;
};

export const eventBySlug = (slug: string) => eq(events.slug, slug);
export const eventById = (id: number) => eq(events.id, id);

/** What decides when its seats can be had. */
export function seatTimes(event: EventRow): SeatTimes {
  const { status, startsAt, endsAt, opensAt, closesAt, cancelUntil } = event;
  return {
    status,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    opensAt: opensAt?.getTime() ?? null,
    closesAt: closesAt?.getTime() ?? null,
    cancelUntil: cancelUntil?.getTime() ?? null,
  };
}

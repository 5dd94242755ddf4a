import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { reservations } from "../../db/schema/reservations.ts";

/** How full an event is. */
export interface Taken {
  /** Seats of confirmed reservations. */
  taken: number;
  /** Parties that wait. */
  waiting: number;
}

/** Counts what is taken. It stays true while the caller holds the event's row. */
export async function readTaken(tx: Db, eventId: number): Promise<Taken> {
  const { status, seats } = reservations;
  const [row] = await tx
    .select({
      taken: sql`coalesce(sum(${seats}) filter (where ${status} = 'confirmed'), 0)`.mapWith(Number),
      waiting: sql`count(*) filter (where ${status} = 'waiting')`.mapWith(Number),
    })
    .from(reservations)
    .where(eq(reservations.eventId, eventId));
  return row ?? { taken: 0, waiting: 0 };
}

import { randomUUID } from "node:crypto";
import type { Db } from "../../../server/db/database.ts";
import { bumpDataVersion } from "../../../server/db/dataVersion.ts";
import { events } from "../../../server/db/schema/events.ts";
import { reservations } from "../../../server/db/schema/reservations.ts";
import { NOW } from "../data/rows.ts";
import { HOUR_MS } from "#domain/time/spans.ts";

type NewEvent = typeof events.$inferInsert;

/** Puts an event into the database, three hours long, a day after the tests' moment. */
export async function insertEvent(db: Db, more: Partial<NewEvent> = {}): Promise<number> {
  const slug = more.slug ?? "picnic";
  const startsAt = more.startsAt ?? new Date(NOW + 24 * HOUR_MS);
  const [row] = await db
    .insert(events)
    .values({
      slug,
      uid: `${slug}@example.org`,
      title: "Picnic",
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3 * HOUR_MS),
      allDay: false,
      status: "planned",
      createdAt: new Date(NOW),
      updatedAt: new Date(NOW),
      ...more,
    })
    .returning({ id: events.id });
  await bumpDataVersion(db, "events");
  return row?.id ?? 0;
}

/** Puts a party into the database, as the reservations would. */
export async function insertParty(
  db: Db,
  eventId: number,
  arrival: number,
  seats: number,
  status: "confirmed" | "waiting" | "cancelled" = "confirmed",
): Promise<void> {
  await db.insert(reservations).values({
    id: randomUUID(),
    code: `TEST${String(arrival).padStart(2, "0")}`,
    eventId,
    seats,
    name: "Ana R.",
    status,
    arrival,
    createdAt: new Date(NOW),
  });
  await bumpDataVersion(db, "events");
}

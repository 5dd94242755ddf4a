import { SAMPLE_CITIES } from "#state/sample.ts";
import { SITE } from "#domain/site/site.ts";
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { CITIES } from "#state/cities.ts";
import { findCounty } from "#domain/stores/counties.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { timestampShown, offsetAt } from "#domain/time/zoneOffset.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { events } from "../../db/schema/events.ts";
import { imports } from "../../db/schema/imports.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { stores } from "../../db/schema/stores.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { SAMPLE_EVENTS, type SampleEvent } from "./sampleEvents.ts";

/**
 * Adds the sample's events to a site that shows the sample, also to one that was set up before
 * there were events. Does nothing where there is any event, or a real store.
 *
 * @param now epoch milliseconds
 */
export async function loadSampleEvents(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await takeImportLock(tx);
    const isThere = async (rows: Promise<unknown[]>) => (await rows).length > 0;
    if (await isThere(tx.select({ id: events.id }).from(events).limit(1))) return;
    const real = tx.select({ id: stores.id }).from(stores).where(eq(stores.sample, false)).limit(1);
    if (await isThere(real)) return;
    const sample = tx
      .select({ id: imports.id })
      .from(imports)
      .where(eq(imports.sample, true))
      .limit(1);
    if (!(await isThere(sample))) return;
    for (const [index, event] of SAMPLE_EVENTS.entries()) await insert(tx, event, index, now);
    await bumpDataVersion(tx, "events");
  });
}

/** Moves the sample's events to where they would be if they were loaded now; calendars take it over. */
export async function rebaseSampleEvents(tx: Db, now: number): Promise<void> {
  for (const event of SAMPLE_EVENTS) {
    await tx
      .update(events)
      .set({
        ...timesOf(event, now),
        sequence: sql`${events.sequence} + 1`,
        updatedAt: new Date(now),
      })
      .where(and(eq(events.slug, event.slug), eq(events.sample, true)));
  }
  await bumpDataVersion(tx, "events");
}

async function insert(tx: Db, event: SampleEvent, index: number, now: number): Promise<void> {
  const { slug, title, summary, place, street } = event;
  const { free, priceText, age21, cancelled, seats } = event;
  const parties = [
    ...(event.confirmed ?? []).map((size) => ({ size, status: "confirmed" as const })),
    ...(event.waiting ?? []).map((size) => ({ size, status: "waiting" as const })),
  ];
  const at = CITIES.find(({ name }) => name === SAMPLE_CITIES[index % SAMPLE_CITIES.length]);
  const [row] = await tx
    .insert(events)
    .values({
      slug,
      uid: `${slug}@events.${SITE.id}`,
      title,
      summary,
      ...timesOf(event, now),
      allDay: event.from[1] === undefined,
      place,
      street,
      city: at?.name ?? null,
      county: at?.county ?? null,
      region: findCounty(at?.county ?? "")?.region ?? null,
      lat: at?.lat ?? null,
      lon: at?.lon ?? null,
      free,
      priceText,
      age21,
      status: cancelled === undefined ? "planned" : "cancelled",
      statusNote: cancelled ?? null,
      seats: seats ?? null,
      lastArrival: parties.length,
      sample: true,
      createdAt: new Date(now),
      updatedAt: new Date(now),
    })
    .returning({ id: events.id });
  if (row === undefined) throw new Error("An insert returned no row.");
  if (parties.length === 0) return;
  await tx.insert(reservations).values(
    parties.map(({ size, status }, place_) => ({
      id: randomUUID(),
      code: sampleCode(index, place_),
      eventId: row.id,
      uid: null,
      seats: size,
      name: NAMES[place_ % NAMES.length] ?? "Guest",
      status,
      arrival: place_ + 1,
      createdAt: new Date(now - (parties.length - place_) * HOUR_MS),
      confirmedAt: status === "confirmed" ? new Date(now) : null,
    })),
  );
}

const NAMES = ["Ana R.", "Ben", "Chris & Co", "Dana", "Eli", "Fay", "Gus", "Hope", "Ivy"];

/** Letters of a reservation's code. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ3789";

/** "SAMPCA": of the third event the first party. */
const sampleCode = (event: number, party: number) =>
  `SAMP${LETTERS[event] ?? "Z"}${LETTERS[party] ?? "Z"}`;

function timesOf({ from, to, opens }: SampleEvent, now: number) {
  const today = Math.floor((now + offsetAt(now)) / DAY_MS) * DAY_MS;
  const momentOf = (inDays: number, time = "00:00") => {
    const [hours, minutes] = time.split(":").map(Number);
    const shown = today + inDays * DAY_MS + (hours ?? 0) * HOUR_MS + (minutes ?? 0) * MINUTE_MS;
    return new Date(timestampShown(shown));
  };
  // A whole day lasts until the next.
  const last = to[1] === undefined ? momentOf(to[0] + 1) : momentOf(...to);
  const opensAt = opens === undefined ? null : momentOf(...opens);
  return { startsAt: momentOf(...from), endsAt: last, opensAt };
}

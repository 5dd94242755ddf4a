import { SITE } from "#domain/site/site.ts";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { calendarDescription, writeEvent } from "#domain/events/calendar.ts";
import { slugify } from "#domain/text/slug.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import type { Db } from "../../../db/database.ts";
import { bumpDataVersion } from "../../../db/dataVersion.ts";
import { events } from "../../../db/schema/events.ts";
import { reservations } from "../../../db/schema/reservations.ts";
import { takeImportLock } from "../../../db/sql/locks.ts";
import { toCommunityEvent } from "../readEvents.ts";
import type { CheckedEvent } from "./checkEvent.ts";
import type { ParsedEvents } from "./parseEvents.ts";
import type { EventImport, EventRemark } from "./draft.ts";

type EventRow = typeof events.$inferSelect;
type Warn = (field: string, reason: string) => void;

/** What a file may say of an event. */
const SAID = [
  "title",
  "summary",
  "startsAt",
  "endsAt",
  "allDay",
  "place",
  "street",
  "city",
  "county",
  "region",
  "lat",
  "lon",
  "free",
  "priceText",
  "age21",
  "url",
  "status",
  "statusNote",
] as const satisfies (keyof CheckedEvent & keyof EventRow)[];

/** Takes a dry run back; carries its result out of the transaction. */
class DryRun extends Error {
  constructor(readonly result: EventImport) {
    super("dry run");
  }
}

/**
 * Writes the events of a file in one transaction: all of them or none. The same UID or slug is the
 * same event. No reservation is touched.
 */
export async function writeEvents(
  db: Db,
  { report, events: checked }: ParsedEvents,
  { now, dryRun }: { now: number; dryRun: boolean },
): Promise<EventImport> {
  try {
    return await db.transaction(async (tx) => {
      await takeImportLock(tx);
      const result = { ...report, ...(await write(tx, checked, report.warnings, now)) };
      if (dryRun) throw new DryRun(result);
      return result;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.result;
    throw error;
  }
}

async function write(
  tx: Db,
  checked: readonly CheckedEvent[],
  warnings: readonly EventRemark[],
  now: number,
) {
  const known = await readKnown(tx, checked);
  const taken = new Set(
    (await tx.select({ slug: events.slug }).from(events)).map((row) => row.slug),
  );
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const remarks = [...warnings];
  for (const event of checked) {
    const found = known.byUid.get(event.uid ?? "") ?? known.bySlug.get(event.slug ?? "");
    if (found === undefined) {
      const slug = event.slug ?? newSlug(event, taken);
      taken.add(slug);
      await tx.insert(events).values(newRow(event, slug, now));
      if (hasPlace(event) && (event.county === undefined || event.county === null)) {
        const reason = "is not known, and so the event is in no region";
        if (!remarks.some((each) => each.entry === event.entry && each.field === "county"))
          remarks.push({ entry: event.entry, field: "county", reason });
      }
      counts.created += 1;
      continue;
    }
    const warn: Warn = (field, reason) => {
      remarks.push({ entry: event.entry, field, reason });
    };
    const changes = changesOf(found, event, now, warn);
    if (changes === null) counts.unchanged += 1;
    else {
      warnOfMove(found, changes, known.parties.get(found.id) ?? 0, warn);
      await tx.update(events).set(changes).where(eq(events.id, found.id));
      counts.changed += 1;
    }
  }
  if (counts.created + counts.changed > 0) await bumpDataVersion(tx, "events");
  return { ...counts, warnings: remarks };
}

const isSaid = (text: string | null | undefined) => text !== undefined && text !== null;

/** Whether the file says of an event where it is, in whatever words. */
const hasPlace = ({ place, street, city }: CheckedEvent) => [place, street, city].some(isSaid);

/** The events that the file speaks of, locked: who reserves waits, and sees what is decided here. */
async function readKnown(tx: Db, checked: readonly CheckedEvent[]) {
  const named = (name: "uid" | "slug") => checked.flatMap((event) => event[name] ?? []);
  const rows = await tx
    .select()
    .from(events)
    .where(or(inArray(events.uid, named("uid")), inArray(events.slug, named("slug"))))
    .orderBy(events.id)
    .for("update");
  const ids = rows.map(({ id }) => id);
  const living = await tx
    .select({ id: reservations.eventId, parties: sql`count(*)`.mapWith(Number) })
    .from(reservations)
    .where(and(inArray(reservations.eventId, ids), ne(reservations.status, "cancelled")))
    .groupBy(reservations.eventId);
  return {
    /** How many have reserved, by the event's id. */
    parties: new Map(living.map(({ id, parties }) => [id, parties])),
    byUid: new Map(rows.map((row) => [row.uid, row])),
    bySlug: new Map(rows.map((row) => [row.slug, row])),
  };
}

/** Title and day, such as `picnic-in-the-park-2026-06-13`; with a number when that is taken. */
function newSlug({ title, startsAt }: CheckedEvent, taken: ReadonlySet<string>): string {
  const name = slugify(title).slice(0, 60).replace(/-+$/, "") || "event";
  const plain = `${name}-${calendarDay(startsAt.getTime())}`;
  let slug = plain;
  for (let number = 2; taken.has(slug); number += 1) slug = `${plain}-${String(number)}`;
  return slug;
}

/** Seconds from here on are what SEQUENCE begins with. */
const SEQUENCE_SINCE = Date.UTC(2026, 0, 1);

/**
 * Calendars pass over what has a lower SEQUENCE than they have seen. So that of an event that was
 * removed and comes again must be higher than it ever was, and nothing is left that could say how
 * high: it begins with a number that grows with time.
 */
const firstSequence = (now: number) => Math.max(0, Math.floor((now - SEQUENCE_SINCE) / 1_000));

function newRow(event: CheckedEvent, slug: string, now: number): typeof events.$inferInsert {
  const { entry: _, uid, sequence, ...said } = event;
  const at = new Date(now);
  // The same slug on the same site is the same event again, should it have been removed.
  const ownUid = uid ?? `${slug}@events.${SITE.id}`;
  const first = firstSequence(now) + sequence;
  return { ...said, slug, uid: ownUid, sequence: first, createdAt: at, updatedAt: at };
}

/**
 * What the file changes about an event; `null` for nothing. SEQUENCE grows only when a calendar
 * would show something else.
 */
function changesOf(
  row: EventRow,
  event: CheckedEvent,
  now: number,
  warn: Warn,
): Partial<EventRow> | null {
  const status = statusOf(row, event, warn);
  const said = { ...event, status, statusNote: noteOf(row, event, status) };
  if (event.slug !== null && event.slug !== row.slug) {
    warn("slug", `stays ${row.slug}, as the event has been known`);
  }
  const after = rowAfter(row, said);
  if (SAID.every((name) => isSame(row[name], after[name]))) return null;
  const shown = (each: EventRow) =>
    writeEvent(toCommunityEvent({ event: { ...each, sequence: 0 }, taken: 0, waiting: 0 }));
  const raised = Math.max(row.sequence + 1, event.sequence);
  const sequence = shown(after) === shown(row) ? row.sequence : raised;
  const changes: Partial<EventRow> = { sequence, sample: false, updatedAt: new Date(now) };
  for (const name of SAID) Object.assign(changes, { [name]: after[name] });
  return changes;
}

/** Only the operator tells people with reservations that a file has moved their event. */
function warnOfMove(row: EventRow, changes: Partial<EventRow>, parties: number, warn: Warn): void {
  if (parties === 0) return;
  const count = parties === 1 ? "1 party has" : `${String(parties)} parties have`;
  for (const name of ["startsAt", "place", "street", "city"] as const) {
    if (isSame(row[name], changes[name])) continue;
    const what = name === "startsAt" ? "moves" : "changes";
    warn(name, `${what} although ${count} reserved; they are not told by this command`);
  }
}

/** The row with what the file says. */
function rowAfter(row: EventRow, said: CheckedEvent): EventRow {
  const after: EventRow = { ...row };
  for (const name of SAID) {
    if (said[name] !== undefined) Object.assign(after, { [name]: said[name] });
  }
  // The site's own calendar says there what other fields have as well.
  if (said.summary === calendarDescription(row)) after.summary = row.summary;
  const hasMoved = (["place", "street", "city"] as const).some((name) => row[name] !== after[name]);
  // What is not said of another place is not that of the one before.
  if (hasMoved && said.lat === undefined) after.lat = after.lon = null;
  if (row.city !== after.city && said.county === undefined) after.county = after.region = null;
  return after;
}

/**
 * A file neither cancels what people have seats for, because they have to be told, nor brings back
 * what was cancelled: calendars go on saying "confirmed" of that.
 */
function statusOf(row: EventRow, event: CheckedEvent, warn: Warn): EventRow["status"] {
  if (row.status === event.status) return row.status;
  if (row.status === "cancelled") {
    warn("status", "stays cancelled; remove the event first to have it again");
    return "cancelled";
  }
  if (row.seats !== null) {
    warn("status", `stays planned, because it has seats: event cancel ${row.slug} tells all`);
    return "planned";
  }
  return event.status;
}

/** The note stays with the status: only a file that itself says why it is cancelled has another. */
function noteOf(row: EventRow, event: CheckedEvent, status: EventRow["status"]) {
  if (status !== event.status) return row.statusNote;
  return status === "cancelled" && row.status === status
    ? (event.statusNote ?? row.statusNote)
    : event.statusNote;
}

const isSame = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

import { asc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { EventSchema, type CommunityEvent } from "#domain/events/event.ts";
import { reservationTime } from "#domain/events/reservationWords.ts";
import { CommandError, type Command } from "../../db/command.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { isPublicEvent } from "../../db/visibility.ts";
import { eventColumns, toCommunityEvent } from "./readEvents.ts";
import { parseEvents } from "./import/parseEvents.ts";
import { EventImportSchema, UnusableEventsError, type EventImport } from "./import/draft.ts";
import { writeEvents } from "./import/writeEvents.ts";
import { COMMANDS } from "../../project.ts";

const OutcomeSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("imported"), result: EventImportSchema }),
  v.object({
    outcome: v.literal("refused"),
    /** One line, without the file's name. */
    message: v.string(),
    result: v.nullable(EventImportSchema),
  }),
]);

export type EventImportOutcome =
  | { outcome: "imported"; result: EventImport }
  | { outcome: "refused"; message: string; result: EventImport | null };

/** Imports a file of events. One that cannot be used is an answer, not a failure. */
export const importEvents: Command<{ content: string; dryRun: boolean }, EventImportOutcome> = {
  name: "event.import",
  input: v.object({
    /** The file's bytes in base 64. */
    content: v.string(),
    dryRun: v.boolean(),
  }),
  output: OutcomeSchema,
  async run({ db, now }, { content, dryRun }) {
    try {
      const parsed = parseEvents(Buffer.from(content, "base64"), now());
      return { outcome: "imported", result: await writeEvents(db, parsed, { now: now(), dryRun }) };
    } catch (error) {
      if (!(error instanceof UnusableEventsError)) throw error;
      return { outcome: "refused", message: error.message, result: error.result };
    }
  },
};

/** `hidden`: of the sample, and no longer seen by visitors. */
export type ListedEvent = CommunityEvent & { hidden: boolean };

/** All events of the site, those of the sample included, by their beginning. */
export const listEvents: Command<null, ListedEvent[]> = {
  name: "event.list",
  input: v.null(),
  output: v.array(v.object({ ...EventSchema.entries, hidden: v.boolean() })),
  async run({ db }) {
    const rows = await db
      .select({ ...eventColumns, isSeen: sql<boolean>`${isPublicEvent()}` })
      .from(events)
      .orderBy(asc(events.startsAt), asc(events.id));
    return rows.map(({ isSeen, ...row }) =>
      Object.assign(toCommunityEvent(row), { hidden: !isSeen }),
    );
  },
};

/**
 * Removes an event for good. Refused while somebody has a seat or waits for one, and until it is
 * over also while people who had seats are still to see that it was cancelled.
 */
export const removeEvent: Command<{ slug: string }, { slug: string }> = {
  name: "event.remove",
  input: v.object({ slug: v.string() }),
  output: v.object({ slug: v.string() }),
  run: ({ db, now }, { slug }) =>
    db.transaction(async (tx) => {
      const [event] = await tx.select().from(events).where(eq(events.slug, slug)).for("update");
      if (event === undefined) throw new CommandError(`There is no event ${slug}.`);
      const { status, cancelledBy } = reservations;
      const [count] = await tx
        .select({
          living: sql`count(*) filter (where ${status} <> 'cancelled')`.mapWith(Number),
          told: sql`count(*) filter (where ${cancelledBy} = 'event')`.mapWith(Number),
        })
        .from(reservations)
        .where(eq(reservations.eventId, event.id));
      const { living = 0, told = 0 } = count ?? {};
      if (living > 0) {
        const many = living === 1 ? "1 reservation" : `${String(living)} reservations`;
        throw new CommandError(
          `${slug} has ${many}. First: ${COMMANDS.admin} event cancel ${slug} --note TEXT`,
        );
      }
      const ends = event.endsAt.getTime();
      if (told > 0 && now() < ends) {
        const people = told === 1 ? "1 person" : `${String(told)} people`;
        throw new CommandError(
          `${people} who had seats still ${told === 1 ? "sees" : "see"} that ${slug} was cancelled; it can be removed after ${reservationTime(ends)}.`,
        );
      }
      await tx.delete(reservations).where(eq(reservations.eventId, event.id));
      await tx.delete(events).where(eq(events.id, event.id));
      await bumpDataVersion(tx, "events");
      return { slug };
    }),
};

import { randomUUID } from "node:crypto";
import { and, asc, count, eq, ne } from "drizzle-orm";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { CommandError } from "../../../server/db/command.ts";
import type { Db } from "../../../server/db/database.ts";
import { reservationMails, reservations } from "../../../server/db/schema/reservations.ts";
import { cancelEvent, setSeats } from "../../../server/community/reservations/changeEvent.ts";
import {
  cancelReservation,
  giveSeatsBack,
  leaveEvents,
} from "../../../server/community/reservations/changeReservation.ts";
import { reserve } from "../../../server/community/reservations/reserve.ts";
import { eventIn } from "../../support/community/reservations.ts";
import { SeatModel, type SeatStep } from "../../support/community/seatModel.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { atScale } from "../../support/scale.ts";

const HISTORIES = atScale(100, 300);
const PER_PERSON = 4;

const uid = fc.constantFrom("ana", "bob", "cy", "dee", "eve", "fay");
const party = fc.integer({ min: 1, max: PER_PERSON });
const step: fc.Arbitrary<SeatStep> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("reserve" as const),
      uid,
      seats: party,
      waitlist: fc.boolean().map((no) => !no),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("cancel" as const), uid }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("fewer" as const), uid, seats: party }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("seats" as const),
      seats: fc.integer({ min: 0, max: 9 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("delete" as const), uid }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("close" as const, "open" as const) }) },
  { weight: 1, arbitrary: fc.constant({ do: "cancel-event" as const }) },
);
/** Where the server is killed: not at all, before it has kept the change, or before it answers. */
const killed = fc.constantFrom("never", "never", "before", "after");
const history = fc.record({
  seats: fc.integer({ min: 0, max: 8 }),
  steps: fc.array(fc.tuple(step, killed), { minLength: 1, maxLength: 16 }),
});

class KilledError extends Error {}

describeOnFasterEngine("the seats of an event", (database) => {
  /** Does one step on an event, and says what became of it in the model's words. */
  function doing(db: Db, slug: string, eventId: number) {
    const common = {
      now: NOW,
      mayWrite: () => Promise.resolve(true),
      isUnproven: false,
      queueAlerts,
    };
    const codeOf = async (owner: string) => {
      const [row] = await db
        .select({ code: reservations.code })
        .from(reservations)
        .where(
          and(
            eq(reservations.eventId, eventId),
            eq(reservations.uid, owner),
            ne(reservations.status, "cancelled"),
          ),
        );
      return row?.code ?? "";
    };
    const set = async (tx: Db, seats: number, closesAt?: string | null) => {
      try {
        await setSeats(
          tx,
          slug,
          { seats, ...(closesAt === undefined ? {} : { closesAt }) },
          NOW,
          queueAlerts,
        );
        return "done";
      } catch (error) {
        if (error instanceof CommandError) return "refused";
        throw error;
      }
    };
    return {
      codeOf,
      run: async (
        tx: Db,
        each: SeatStep,
        id: string,
        code: string,
        seats: number,
      ): Promise<string> => {
        switch (each.do) {
          case "reserve": {
            const request = { id, event: slug, name: each.uid, ...each };
            const reserved = await reserve(tx, { ...common, uid: each.uid, request });
            return reserved.kind === "full" ? `full ${String(reserved.left)}` : reserved.kind;
          }
          case "cancel":
            return (await cancelReservation(tx, { ...common, uid: each.uid, code })).kind;
          case "fewer":
            return (await giveSeatsBack(tx, { ...common, uid: each.uid, code }, each.seats)).kind;
          case "seats":
            return await set(tx, each.seats);
          case "close":
            return await set(tx, seats, new Date(NOW).toISOString());
          case "open":
            return await set(tx, seats, null);
          case "cancel-event":
            await cancelEvent(tx, slug, "rain", NOW, queueAlerts);
            return "done";
          case "delete":
            await tx.transaction((inner) => leaveEvents(inner, each.uid, NOW, queueAlerts));
            return "done";
        }
      },
    };
  }
  const queueAlerts = () => Promise.resolve();

  it(
    `are after every step of ${String(HISTORIES)} histories what a simple model says`,
    { timeout: 120_000 },
    async () => {
      const { db } = database();
      let made = 0;
      await fc.assert(
        fc.asyncProperty(history, async ({ seats, steps }) => {
          made += 1;
          const slug = `event-${String(made)}`;
          const eventId = await eventIn(db, { slug, seats, perPerson: PER_PERSON });
          const model = new SeatModel(seats);
          const { run, codeOf } = doing(db, slug, eventId);
          for (const [each, kill] of steps) {
            const id = randomUUID();
            const code = "uid" in each ? await codeOf(each.uid) : "";
            const at = model.seats;
            if (kill === "before") {
              const lost = db.transaction(async (tx) => {
                await run(tx, each, id, code, at);
                throw new KilledError();
              });
              await expect(lost).rejects.toThrow(KilledError);
            }
            const expected = model.apply(each);
            expect(await run(db, each, id, code, at)).toBe(expected);
            // Whoever hears nothing reserves again, under the same id.
            if (kill === "after" && expected === "made") {
              expect(await run(db, each, id, code, at)).toBe("known");
            }
            const rows = await db
              .select({
                uid: reservations.uid,
                seats: reservations.seats,
                status: reservations.status,
              })
              .from(reservations)
              .where(eq(reservations.eventId, eventId))
              .orderBy(asc(reservations.arrival));
            expect(rows).toEqual(model.parties);
          }
          const [mails] = await db
            .select({ queued: count() })
            .from(reservationMails)
            .innerJoin(reservations, eq(reservations.id, reservationMails.reservationId))
            .where(eq(reservations.eventId, eventId));
          expect(mails?.queued).toBe(model.told);
        }),
        { numRuns: HISTORIES },
      );
    },
  );
});

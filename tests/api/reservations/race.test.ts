import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import { openDatabase } from "../../../server/db/database.ts";
import type { LockEvent } from "../../../server/community/reservations/seats.ts";
import { reserve } from "../../../server/community/reservations/reserve.ts";
import { events } from "../../../server/db/schema/events.ts";
import { eventIn, reservingPhone, signedIn } from "../../support/community/reservations.ts";
import {
  ASKING,
  confirmedSeats,
  expectFair,
  keptParties,
  NAMES,
  partyOf,
  SEATS,
} from "../../support/community/seatRace.ts";
import { NOW } from "../../support/data/rows.ts";
import { createEmptyPostgres, describeOnPglite } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";

const unlocked: LockEvent = async (tx, which) => {
  const [event] = await tx.select().from(events).where(which);
  return event;
};

// On PostgreSQL through four servers: processes.test.ts.
describeOnPglite("a rush for seats", (database) => {
  it(`confirms ${String(SEATS)} seats of ${String(ASKING)} requests at once, and the others wait as they came`, async () => {
    const { db } = database();
    const { app } = embeddedSite(db);
    await eventIn(db, { seats: SEATS });
    const tokens = await signedIn(db, NAMES);
    const answers = await Promise.all(
      NAMES.map((name, index) =>
        reservingPhone(app, tokens.get(name) ?? "").reserve(partyOf(index)),
      ),
    );
    await expectFair(db, answers);
  });
});

it.skipIf(inject("postgresUrl") === null)(
  "without the lock on the event the same rush is given more seats than there are (positive control)",
  { timeout: 60_000 },
  async () => {
    const { url, drop } = await createEmptyPostgres(inject("postgresUrl") ?? "");
    const { db, close } = await openDatabase({ dataDir: "", databaseUrl: url, patienceMs: 60_000 });
    try {
      await eventIn(db, { seats: SEATS });
      await Promise.all(
        NAMES.map((uid, index) =>
          reserve(db, {
            uid,
            request: { id: randomUUID(), event: "swap", ...partyOf(index) },
            now: NOW,
            mayWrite: () => Promise.resolve(true),
            isUnproven: false,
            queueAlerts: () => Promise.resolve(),
            lock: unlocked,
          }),
        ),
      );
      expect(confirmedSeats(await keptParties(db))).toBeGreaterThan(SEATS);
    } finally {
      await close();
      await drop();
    }
  },
);

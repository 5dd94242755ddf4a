import { asc } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "../../../server/db/database.ts";
import { reservations } from "../../../server/db/schema/reservations.ts";
import { atScale } from "../scale.ts";
import type { Answer } from "./reservations.ts";

/** What the race is about. */
export const SEATS = 37;
export const ASKING = atScale(150, 500);

/** Parties of one to four, every third without a wish to wait. */
export const partyOf = (index: number) => ({
  seats: (index % 4) + 1,
  waitlist: index % 3 !== 0,
  name: `Party ${String(index)}`,
});

export const NAMES = Array.from({ length: ASKING }, (_, index) => `p${String(index)}`);

/** All that was kept, in the order in which the database saw it. */
export async function keptParties(db: Db) {
  return await db.select().from(reservations).orderBy(asc(reservations.arrival));
}

export const confirmedSeats = (rows: Awaited<ReturnType<typeof keptParties>>) =>
  rows.reduce((sum, { status, seats }) => sum + (status === "confirmed" ? seats : 0), 0);

/** Never more than there are, never fewer than fit, and every answer is what was kept. */
export async function expectFair(db: Db, answers: readonly Answer[]): Promise<void> {
  const kept = await keptParties(db);
  const byName = new Map(kept.map((row) => [row.name, row]));
  expect(confirmedSeats(kept)).toBeLessThanOrEqual(SEATS);
  // The first that waits had to: there were fewer seats left than it wants, and after it everybody waits.
  const waiting = kept.filter(({ status }) => status === "waiting");
  const [head] = waiting;
  expect(confirmedSeats(kept) + (head?.seats ?? Infinity)).toBeGreaterThan(SEATS);
  const before = kept.filter(({ arrival }) => arrival < (head?.arrival ?? Infinity));
  expect(before.every(({ status }) => status === "confirmed")).toBe(true);
  expect(kept.map(({ arrival }) => arrival)).toEqual(kept.map((_, index) => index + 1));

  const places: number[] = [];
  for (const [index, { status, reservation, left }] of answers.entries()) {
    const party = partyOf(index);
    const row = byName.get(party.name);
    if (status === 409) {
      // Refused as long as nobody waits only if the party is too large, and never one that would wait.
      expect([party.waitlist, row, left === null]).toEqual([false, undefined, false]);
      continue;
    }
    expect(status).toBe(201);
    expect(reservation).toMatchObject({ code: row?.code, seats: row?.seats, status: row?.status });
    if (row?.status === "waiting") places[reservation?.place ?? 0] = row.arrival;
  }
  // Its place is what it was told.
  expect(places.slice(1)).toEqual(waiting.map(({ arrival }) => arrival));
}

import { and, eq, lte, ne, sql } from "drizzle-orm";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { reservations } from "../../db/schema/reservations.ts";

/** For so long seats are held for an account whose e-mail nobody has confirmed. */
export const HOLD_MS = HOUR_MS;

/** What a reservation is that stands for good. */
const STANDING = { unproven: false, heldUntil: null };

/**
 * The site's own account of a reservation has confirmed its e-mail. Of a hosted account nobody knows
 * before its next call.
 */
const IS_PROVEN = sql`exists (
  select 1 from identity_accounts
  where identity_accounts.uid = reservations.uid and identity_accounts.email_verified
)`;

/** Columns of a party that gets seats from the waiting list: from then on an unproven one has its hour. */
export const heldFrom = (now: number) => ({
  unproven: sql`reservations.unproven and not ${IS_PROVEN}`,
  heldUntil: sql`case when reservations.unproven and not ${IS_PROVEN}
    then ${new Date(now + HOLD_MS).toISOString()}::timestamptz end`,
});

/**
 * Has a reservation stand for good. It needs no lock: its seats are as taken as before.
 *
 * @param isProven whether the account is known to have confirmed its e-mail; else its row is asked
 * @returns whether it does
 */
export async function keepHeld(db: Db, id: string, isProven: boolean): Promise<boolean> {
  const kept = await db
    .update(reservations)
    .set(STANDING)
    .where(
      and(
        eq(reservations.id, id),
        ne(reservations.status, "cancelled"),
        isProven ? undefined : IS_PROVEN,
      ),
    )
    .returning({ id: reservations.id });
  return kept.length > 0;
}

/**
 * Cancels what was held until now and not confirmed, inside a transaction that holds the event's row
 * and has others move up before it ends.
 *
 * @param now epoch milliseconds
 * @returns whether seats are free for that
 */
export async function endHolds(tx: Db, eventId: number, now: number): Promise<boolean> {
  const hasEnded = and(
    eq(reservations.eventId, eventId),
    eq(reservations.status, "confirmed"),
    lte(reservations.heldUntil, new Date(now)),
  );
  // There is mostly none.
  const found = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(hasEnded)
    .limit(1);
  if (found.length === 0) return false;
  await tx.update(reservations).set(STANDING).where(and(hasEnded, IS_PROVEN));
  const ended = await tx
    .update(reservations)
    .set({ status: "cancelled", cancelledAt: new Date(now), cancelledBy: "hold" })
    .where(hasEnded)
    .returning({ id: reservations.id });
  return ended.length > 0;
}

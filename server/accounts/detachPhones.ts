import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { alertDevices } from "../db/schema/alerts.ts";

/**
 * Takes the phones out of an account, whose rules stay there. A phone proves itself with its
 * own key, which stays valid after a session has ended. It may join again with a new sign-in.
 *
 * @param joinedBefore only those that have joined until then
 */
export async function detachPhones(tx: Db, uid: string, joinedBefore?: Date): Promise<void> {
  const { joinedAt } = alertDevices;
  const early =
    joinedBefore === undefined ? undefined : or(isNull(joinedAt), lte(joinedAt, joinedBefore));
  await tx
    .update(alertDevices)
    .set({ uid: null, joinedAt: null })
    .where(and(eq(alertDevices.uid, uid), early));
}

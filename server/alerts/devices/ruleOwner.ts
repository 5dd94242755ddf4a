import { eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { alertRules } from "../../db/schema/alerts.ts";

/** Whose a rule is: a device's, or an account's once the device has joined it. */
export type RuleOwner = { deviceId: string; uid: null } | { deviceId: null; uid: string };

/** Whose rules a device follows. */
export function ruleOwnerOf(device: { id: string; uid: string | null }): RuleOwner {
  return device.uid === null
    ? { deviceId: device.id, uid: null }
    : { deviceId: null, uid: device.uid };
}

/** Whether a rule is the owner's. */
export function isOwnedBy({ deviceId, uid }: RuleOwner): SQL {
  return deviceId === null ? eq(alertRules.uid, uid) : eq(alertRules.deviceId, deviceId);
}

/** First number of the advisory locks of owners; the second is a hash of who it is. */
const OWNER_LOCKS = 7_305_121;

/**
 * Waits until no other transaction changes the owner's rules, and keeps others waiting until the
 * caller's ends: their number has a limit, and an account has no row of its own to lock.
 */
export async function lockOwner(tx: Db, { deviceId, uid }: RuleOwner): Promise<void> {
  const name = deviceId ?? uid;
  await tx.execute(sql`select pg_advisory_xact_lock(${OWNER_LOCKS}::int, hashtext(${name}))`);
}

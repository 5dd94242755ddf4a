import { and, eq, sql } from "drizzle-orm";
import { ALERT_RULES_AT_MOST } from "#domain/alerts/alertRules.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices, alertRuleDays, alertRules } from "../../db/schema/alerts.ts";
import { ruleSense, isOwnedBy, lockOwner } from "./rules.ts";

/**
 * Makes a device one of an account's: its own rules become the account's, those that ask for
 * the same only once. A device of another account leaves that one. Again, it changes nothing.
 *
 * @param now epoch milliseconds
 * @param mayJoin whether the session still holds; it must go on to until the transaction ends
 * @returns with nothing changed, `full` when the account would have more rules than allowed,
 * `ended` when the session has ended meanwhile
 */
export async function joinAccount(
  db: Db,
  deviceId: string,
  uid: string,
  { now, mayJoin }: { now: number; mayJoin: (tx: Db) => Promise<boolean> },
): Promise<"joined" | "full" | "ended"> {
  const [device, account] = [
    { deviceId, uid: null },
    { deviceId: null, uid },
  ] as const;
  return await db.transaction(async (tx) => {
    // Else a phone could join while its account is being signed out everywhere.
    if (!(await mayJoin(tx))) return "ended";
    await lockOwner(tx, device);
    await lockOwner(tx, account);
    const kept = await tx.select().from(alertRules).where(isOwnedBy(account));
    const own = await tx.select().from(alertRules).where(isOwnedBy(device));
    const bySense = new Map(kept.map((rule) => [ruleSense(rule), rule.id]));
    const same: { id: string; as: string }[] = [];
    for (const rule of own) {
      const as = bySense.get(ruleSense(rule));
      if (as === undefined) bySense.set(ruleSense(rule), rule.id);
      else same.push({ id: rule.id, as });
    }
    const added = own.length - same.length;
    if (added > 0 && kept.length + added > ALERT_RULES_AT_MOST) return "full";
    for (const { id, as } of same) await mergeRule(tx, deviceId, id, as);
    await tx.update(alertRules).set(account).where(isOwnedBy(device));
    await tx
      .update(alertDevices)
      .set({ uid, joinedAt: new Date(now) })
      .where(eq(alertDevices.id, deviceId));
    return "joined";
  });
}

/** Takes a device out of its account, whose rules stay there: it has none then. */
export async function leaveAccount(db: Db, deviceId: string): Promise<void> {
  await db
    .update(alertDevices)
    .set({ uid: null, joinedAt: null })
    .where(eq(alertDevices.id, deviceId));
}

/** Removes a device of an account. @returns whether the account has such a device */
export async function removeAccountDevice(db: Db, deviceId: string, uid: string): Promise<boolean> {
  const removed = await db
    .delete(alertDevices)
    .where(and(eq(alertDevices.id, deviceId), eq(alertDevices.uid, uid)))
    .returning({ id: alertDevices.id });
  return removed.length > 0;
}

/** Removes a rule in favour of one that asks for the same, which has its alerts from now on. */
async function mergeRule(tx: Db, deviceId: string, id: string, as: string): Promise<void> {
  await tx.execute(sql`
    insert into alert_rule_days (rule_id, device_id, day, alert_id)
    select ${as}::uuid, device_id, day, alert_id from alert_rule_days
    where device_id = ${deviceId} and rule_id = ${id}
    on conflict do nothing
  `);
  await tx
    .delete(alertRuleDays)
    .where(and(eq(alertRuleDays.deviceId, deviceId), eq(alertRuleDays.ruleId, id)));
  await tx.delete(alertRules).where(eq(alertRules.id, id));
}

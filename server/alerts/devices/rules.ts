import { and, asc, count, eq, inArray, ne } from "drizzle-orm";
import { ALERT_RULES_AT_MOST, type AlertRule } from "#domain/alerts/alertRules.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices, alertRuleDays, alertRules } from "../../db/schema/alerts.ts";
import { ruleColumns, toRule } from "./ruleColumns.ts";
import { isOwnedBy, lockOwner, type RuleOwner } from "./ruleOwner.ts";

/** The owner's rules, oldest first. */
export async function readRules(db: Db, owner: RuleOwner): Promise<AlertRule[]> {
  const rows = await db
    .select()
    .from(alertRules)
    .where(isOwnedBy(owner))
    .orderBy(asc(alertRules.createdAt), asc(alertRules.id));
  return rows.map(toRule);
}

/**
 * Stores a rule under the id that the phone gave it; the same again changes nothing.
 *
 * @param now epoch milliseconds
 * @returns `foreign` when the id belongs to another owner, `full` when the owner has as many as
 *   allowed
 */
export async function writeRule(
  db: Db,
  owner: RuleOwner,
  rule: AlertRule,
  now: number,
): Promise<"written" | "foreign" | "full"> {
  return await db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const [others] = await tx
      .select({ rules: count() })
      .from(alertRules)
      .where(and(isOwnedBy(owner), ne(alertRules.id, rule.id)));
    if ((others?.rules ?? 0) >= ALERT_RULES_AT_MOST) return "full";
    const columns = ruleColumns(rule);
    const written = await tx
      .insert(alertRules)
      .values({ id: rule.id, ...owner, ...columns, createdAt: new Date(now) })
      .onConflictDoUpdate({ target: alertRules.id, set: columns, setWhere: isOwnedBy(owner) })
      .returning({ id: alertRules.id });
    return written.length === 0 ? "foreign" : "written";
  });
}

/** Removes a rule of the owner's. @returns whether there was one */
export async function removeRule(db: Db, owner: RuleOwner, id: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const removed = await tx
      .delete(alertRules)
      .where(and(isOwnedBy(owner), eq(alertRules.id, id)))
      .returning({ id: alertRules.id });
    if (removed.length === 0) return false;
    // What waits because of this rule alone is not sent: see `composeAlerts`.
    const devices = tx
      .select({ id: alertDevices.id })
      .from(alertDevices)
      .where(
        owner.uid === null ? eq(alertDevices.id, owner.deviceId) : eq(alertDevices.uid, owner.uid),
      );
    await tx
      .delete(alertRuleDays)
      .where(and(inArray(alertRuleDays.deviceId, devices), eq(alertRuleDays.ruleId, id)));
    return true;
  });
}

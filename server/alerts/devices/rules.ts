import { and, asc, count, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { ALERT_RULES_AT_MOST, type AlertRule } from "#domain/alerts/alertRules.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices, alertRuleDays, alertRules } from "../../db/schema/alerts.ts";
import { SECTIONS } from "#domain/offers/categories.ts";
import { REGIONS } from "#domain/stores/regions.ts";

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

type RuleRow = typeof alertRules.$inferSelect;

/** What a rule says, as columns. Lists are in their usual order, so that equal rules are equal. */
function ruleColumns(rule: AlertRule) {
  return {
    kind: rule.kind,
    regions: REGIONS.filter((region) => rule.regions.includes(region)),
    sections: SECTIONS.filter((section) => rule.sections.includes(section)),
    strainSlug: rule.strain?.slug ?? null,
    strainName: rule.strain?.name ?? null,
    brand: rule.brand,
    productCode: rule.product?.code ?? null,
    productName: rule.product?.name ?? null,
    sizeKey: rule.size?.key ?? null,
    sizeName: rule.size?.name ?? null,
    storeSlug: rule.store?.slug ?? null,
    storeName: rule.store?.name ?? null,
    maxCents: rule.maxCents,
    maxUnitCents: rule.maxUnit?.cents ?? null,
    maxUnit: rule.maxUnit?.unit ?? null,
  };
}

/** A rule as it was stored by {@link ruleColumns}. */
export function toRule(row: Omit<RuleRow, "deviceId" | "uid" | "createdAt">): AlertRule {
  const { id, kind, regions, sections, brand, maxCents, maxUnit, maxUnitCents } = row;
  return {
    id,
    kind,
    regions,
    sections,
    strain: pair(row.strainSlug, row.strainName, (slug, name) => ({ slug, name })),
    brand,
    product: pair(row.productCode, row.productName, (code, name) => ({ code, name })),
    size: pair(row.sizeKey, row.sizeName, (key, name) => ({ key, name })),
    store: pair(row.storeSlug, row.storeName, (slug, name) => ({ slug, name })),
    maxCents,
    maxUnit: pair(maxUnitCents, maxUnit, (cents, unit) => ({ cents, unit })),
  };
}

/** What a stored rule asks for, as one text; two rules that ask for the same have the same. */
export function ruleSense(row: Omit<RuleRow, "deviceId" | "uid" | "createdAt">): string {
  const { id: _, ...sense } = toRule(row);
  return JSON.stringify(sense);
}

function pair<First, Second, Both>(
  first: First | null,
  second: Second | null,
  both: (first: First, second: Second) => Both,
): Both | null {
  return first === null || second === null ? null : both(first, second);
}

/** Whose a rule is: a device's, or an account's once the device has joined it. */
type RuleOwner = { deviceId: string; uid: null } | { deviceId: null; uid: string };

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

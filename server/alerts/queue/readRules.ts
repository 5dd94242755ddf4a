import { and, asc, isNotNull, sql, type SQL } from "drizzle-orm";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import type { Db } from "../../db/database.ts";
import { alertRules, alertDevices } from "../../db/schema/alerts.ts";
import { isListening } from "../devices/silence.ts";
import { toRule } from "../devices/rules.ts";
import type { DeviceRow } from "../devices/deviceRecords.ts";
import { RING_COLUMNS, type RingSettings } from "../devices/ringTimes.ts";

/** Whose rules are read: those of devices, or those of accounts. */
export type OwnerKind = "deviceId" | "uid";

/** A rule and the id of its device or account. */
export interface OwnedRule {
  owner: string;
  rule: AlertRule;
}

/** Where a page ends. */
interface Position {
  owner: string;
  id: string;
}

/** Rules per statement; with those of the last owner, no more are in memory at a time. */
const PAGE = 2_000;

/**
 * Reads the rules of one kind of owners, page by page. The rules of an owner follow each other
 * and are never divided among two pages.
 *
 * @param condition leaves out rules that cannot match
 */
export async function* readMatchingRules(
  tx: Db,
  kind: OwnerKind,
  condition: SQL | undefined,
): AsyncGenerator<OwnedRule[]> {
  let last: Position | null = null;
  let held: OwnedRule[] = [];
  for (;;) {
    const page: OwnedRule[] = await readPage(tx, kind, condition, last);
    const end = page.at(-1);
    const all = [...held, ...page];
    if (end === undefined || page.length < PAGE) {
      if (all.length > 0) yield all;
      return;
    }
    last = { owner: end.owner, id: end.rule.id };
    held = all.filter(({ owner }) => owner === end.owner);
    yield all.filter(({ owner }) => owner !== end.owner);
  }
}

async function readPage(
  tx: Db,
  kind: OwnerKind,
  condition: SQL | undefined,
  after: Position | null,
): Promise<OwnedRule[]> {
  const column = alertRules[kind];
  const type = sql.raw(kind === "uid" ? "text" : "uuid");
  const rows = await tx
    .select()
    .from(alertRules)
    .where(
      and(
        isNotNull(column),
        condition,
        after === null
          ? undefined
          : sql`(${column}, ${alertRules.id}) > (${after.owner}::${type}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(column), asc(alertRules.id))
    .limit(PAGE);
  return rows.map((row) => ({ owner: row[kind] ?? "", rule: toRule(row) }));
}

/** A device as far as it is decided when it may ring. */
export type RingingDevice = Pick<DeviceRow, "id" | "uid"> & RingSettings;

/**
 * The devices with these ids, or of these accounts, that still get messages, held until the transaction ends so that
 * they stay. A device that is being removed at this moment is skipped: an import must never wait
 * for that, because a transaction that removes several would wait for the import in turn.
 */
export async function readDevices(
  tx: Db,
  kind: OwnerKind,
  owners: readonly string[],
  now: number,
): Promise<RingingDevice[]> {
  if (owners.length === 0) return [];
  const column = kind === "uid" ? alertDevices.uid : alertDevices.id;
  const type = sql.raw(kind === "uid" ? "text" : "uuid");
  return await tx
    .select({ id: alertDevices.id, uid: alertDevices.uid, ...RING_COLUMNS })
    .from(alertDevices)
    .where(and(sql`${column} = any(${sql.param([...owners])}::${type}[])`, isListening(now)))
    .orderBy(asc(alertDevices.id))
    .for("key share", { skipLocked: true });
}

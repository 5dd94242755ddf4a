import { asc, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { alertDevices } from "../../db/schema/alerts.ts";
import type { DeviceRow } from "../devices/deviceRecords.ts";
import type { OwnerKind } from "./readRules.ts";

/** A device as far as it is decided when it may ring. */
export type RingingDevice = Pick<DeviceRow, "id" | "uid" | "quietFrom" | "quietTo" | "mutedUntil">;

/**
 * The devices with these ids, or of these accounts, held until the transaction ends so that
 * they stay. A device that is being removed at this moment is skipped: an import must never wait
 * for that, because a transaction that removes several would wait for the import in turn.
 */
export async function readDevices(
  tx: Db,
  kind: OwnerKind,
  owners: readonly string[],
): Promise<RingingDevice[]> {
  if (owners.length === 0) return [];
  const column = kind === "uid" ? alertDevices.uid : alertDevices.id;
  const type = sql.raw(kind === "uid" ? "text" : "uuid");
  return await tx
    .select({
      id: alertDevices.id,
      uid: alertDevices.uid,
      quietFrom: alertDevices.quietFrom,
      quietTo: alertDevices.quietTo,
      mutedUntil: alertDevices.mutedUntil,
    })
    .from(alertDevices)
    .where(sql`${column} = any(${sql.param([...owners])}::${type}[])`)
    .orderBy(asc(alertDevices.id))
    .for("key share", { skipLocked: true });
}

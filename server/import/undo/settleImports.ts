import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { importEffects, importStores, imports } from "../../db/schema/imports.ts";

/**
 * Says that the imports of these stores can no longer be undone, inside the caller's
 * transaction: what they wrote is about to be mixed with another store's. Their notes go.
 *
 * @param now epoch milliseconds
 */
export async function settleImports(
  tx: Db,
  storeIds: readonly number[],
  now: number,
): Promise<void> {
  const settled = tx
    .selectDistinct({ id: importStores.importId })
    .from(importStores)
    .where(inArray(importStores.storeId, [...storeIds]));
  await tx
    .update(imports)
    .set({ settledAt: sql`coalesce(${imports.settledAt}, ${new Date(now).toISOString()})` })
    .where(and(inArray(imports.id, settled), isNull(imports.undoneAt)));
  await tx.delete(importEffects).where(inArray(importEffects.importId, settled));
}

import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import { CommandError } from "../../db/command.ts";
import type { Db } from "../../db/database.ts";
import { importTokens } from "../../db/schema/imports.ts";
import { stores } from "../../db/schema/stores.ts";

/**
 * Refuses to remove stores that somebody may push menus of: a token goes with its store, and who has it
 * would be turned away without anybody having decided so.
 *
 * @param made bounds of the stores' ids
 * @throws CommandError that names the tokens to be revoked first
 */
export async function refuseWhileHeld(
  tx: Db,
  what: string,
  made: { after: number; last: number },
): Promise<void> {
  const held = await tx
    .select({ id: importTokens.id, store: stores.slug })
    .from(importTokens)
    .innerJoin(stores, eq(stores.id, importTokens.storeId))
    .where(
      and(gt(stores.id, made.after), lte(stores.id, made.last), isNull(importTokens.revokedAt)),
    )
    .orderBy(asc(importTokens.id));
  if (held.length === 0) return;
  const named = held.map(({ id, store }) => `${String(id)} of ${store}`).join(", ");
  throw new CommandError(
    `${what} has made stores that menus may be pushed of; first revoke token ${named} (npm run admin -- token revoke ID).`,
  );
}

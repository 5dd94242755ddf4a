import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { importTokens } from "../../db/schema/imports.ts";
import { stores } from "../../db/schema/stores.ts";
import { hashTokenSecret } from "./tokenSecret.ts";

/** A token that holds. */
export interface ImportToken {
  id: number;
  /** Slug of the only store whose menus it may bring. */
  store: string;
}

/**
 * The token of a secret, which is noted as used. `null` when there is none or it is revoked.
 *
 * @param now epoch milliseconds
 */
export async function useToken(db: Db, secret: string, now: number): Promise<ImportToken | null> {
  const [used] = await db
    .update(importTokens)
    .set({ lastUsedAt: new Date(now) })
    .from(stores)
    .where(
      and(
        eq(importTokens.hash, hashTokenSecret(secret)),
        isNull(importTokens.revokedAt),
        eq(stores.id, importTokens.storeId),
      ),
    )
    .returning({ id: importTokens.id, store: stores.slug });
  return used ?? null;
}

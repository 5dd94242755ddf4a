import { isNotNull, and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { stores } from "../../db/schema/stores.ts";
import type { CheckedStore } from "../check/storeChecks.ts";
import type { Remark } from "../result.ts";

/**
 * What the state's whole list says of stores that are known, before it is written: which it calls by another name, and
 * which it no longer has. Nothing follows from that but the operator's knowledge: the list may be late.
 */
export async function listChanges(tx: Db, given: readonly CheckedStore[]): Promise<Remark[]> {
  const known = await tx
    .select({ slug: stores.slug, license: stores.license, name: stores.name })
    .from(stores)
    .where(and(isNotNull(stores.license), eq(stores.sample, false)))
    .orderBy(stores.slug);
  const byLicense = new Map(given.map((store) => [store.license, store]));
  return known.flatMap(({ slug, license, name }): Remark[] => {
    const now = byLicense.get(license);
    if (now === undefined) {
      const reason = `${license ?? ""} of ${slug} is no longer on the list: the store may have closed`;
      return [{ row: null, field: "license", reason }];
    }
    if (now.name === null || now.name === name) return [];
    return [{ row: now.row, field: "name", reason: `is ${now.name}; ${slug} was called ${name}` }];
  });
}

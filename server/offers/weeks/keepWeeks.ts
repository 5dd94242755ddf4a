import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion, readDataVersion } from "../../db/dataVersion.ts";
import { takeImportLock } from "../../db/sql/importLock.ts";
import { allWeeksOf, settleWeeks } from "./settleWeeks.ts";

/** Raised when weeks are to be made anew, because they are kept in another form. */
const FORM = 1;

/**
 * Makes the weeks of a database that was written before there were any, once: from then on imports
 * keep them.
 */
export async function keepWeeks(db: Db): Promise<void> {
  if ((await readDataVersion(db, "weeks")) >= FORM) return;
  await db.transaction(async (tx) => {
    await takeImportLock(tx);
    const form = await readDataVersion(tx, "weeks");
    if (form >= FORM) return;
    await settleWeeks(tx, allWeeksOf(sql`select id from stores`));
    for (let at = form; at < FORM; at += 1) await bumpDataVersion(tx, "weeks");
    await bumpDataVersion(tx);
  });
}

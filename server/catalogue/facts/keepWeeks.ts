import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion, readDataVersion } from "../../db/dataVersion.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { settleOffers } from "./recomputeOffers.ts";
import { settleTwins } from "./recomputeTwins.ts";
import { allWeeksOf, settleWeeks } from "./weeks.ts";

/** Raised when weeks are to be made anew, because they are kept in another form or follow another rule. */
const FORM = 2;

/**
 * Makes the weeks of a database that was written before there were any, or by another rule, once:
 * from then on imports keep them. So it is with what prices are held against, and with stores whose
 * menu is another's.
 */
export async function keepWeeks(db: Db): Promise<void> {
  if ((await readDataVersion(db, "weeks")) >= FORM) return;
  await db.transaction(async (tx) => {
    await takeImportLock(tx);
    const form = await readDataVersion(tx, "weeks");
    if (form >= FORM) return;
    await settleOffers(tx, sql`select id from offers where state_id is not null`);
    await settleTwins(tx);
    await settleWeeks(tx, allWeeksOf(sql`select id from stores`));
    for (let at = form; at < FORM; at += 1) await bumpDataVersion(tx, "weeks");
    await bumpDataVersion(tx);
  });
}

import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { databaseNow } from "../../db/sql/locks.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import * as v from "valibot";
import { undecidedTwins } from "../../catalogue/facts/undecidedTwins.ts";
import type { ContentFacts, DatabaseFacts } from "./facts.ts";
import { countAccounts, readLeftSince, readOpenRounds } from "./factsCommand.ts";
import { readAlertOutbox, readMailOutbox, readPushServices } from "./readDelivery.ts";
import { countMissingWeeks, readIsSample, readLastImport, readStoreAges } from "./readMenus.ts";
import { schemaOfDatabase, schemaOfProgram } from "./readSchema.ts";

/**
 * Asks a database about everything that is judged. It changes nothing, and asks a database of
 * another release for nothing that only one release has.
 *
 * @param now the clock of this process, in epoch milliseconds
 */
export async function readDatabaseFacts(db: Db, now: () => number): Promise<DatabaseFacts> {
  // The first question may have to wait for a connection, or behind a long statement.
  const schema = await schemaOfDatabase(db);
  const before = now();
  const database = await databaseNow(db);
  const clock = { database, asked: (before + now()) / 2 };
  const isOurs = schema === (await schemaOfProgram());
  return {
    clock,
    schema,
    size: await readSize(db),
    content: isOurs ? await readContent(db, now()) : null,
  };
}

async function readContent(db: Db, now: number): Promise<ContentFacts> {
  return {
    isSample: await readIsSample(db),
    stores: await readStoreAges(db),
    twins: await undecidedTwins(db),
    lastImport: await readLastImport(db),
    alerts: await readAlertOutbox(db, now),
    mails: await readMailOutbox(db, now),
    pushServices: await readPushServices(db, now),
    openRounds: await readOpenRounds(db, now),
    leftSince: await readLeftSince(db),
    weeksMissing: await countMissingWeeks(db),
    accounts: await countAccounts(db),
  };
}

/** In bytes; PGlite's is what its folder takes. */
async function readSize(db: Db): Promise<number> {
  const [row] = await queryRows(
    db,
    v.object({ size: count }),
    sql`select pg_database_size(current_database()) as size`,
  );
  return row?.size ?? 0;
}

import { sql } from "drizzle-orm";
import * as v from "valibot";
import { closedRounds, roundsOf } from "#domain/contests/rounds.ts";
import { readPhones } from "../../alerts/devices/silence.ts";
import { SETTLED_LIFE_MS } from "../../alerts/pruneAlerts.ts";
import { contestTimes } from "../../community/contests/contestRow.ts";
import type { Db } from "../../db/database.ts";
import { contests } from "../../db/schema/contests.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { OLD_CODE_LIFE_MS } from "../../accounts/pruneIdentity.ts";
import { MAIL_LIFE_MS } from "../../community/reservations/pruneReservations.ts";
import { type ContentFacts, DatabaseFactsSchema, type DatabaseFacts } from "./facts.ts";
import { epoch, EpochSchema } from "./epoch.ts";
import type { Command } from "../../db/command.ts";
import { databaseNow } from "../../db/sql/locks.ts";
import { readTaxTable } from "../../catalogue/taxes.ts";
import { undecidedTwins } from "../../catalogue/facts/undecidedTwins.ts";
import { readAlertOutbox, readMailOutbox, readPushServices } from "./readDelivery.ts";
import { countMissingWeeks, readIsSample, readLastImport, readStoreAges } from "./readMenus.ts";
import { schemaOfDatabase, schemaOfProgram } from "./readSchema.ts";

/** Contests of the operator with an uncounted round. @param now epoch milliseconds */
async function readOpenRounds(db: Db, now: number): Promise<ContentFacts["openRounds"]> {
  const rows = await db.select().from(contests);
  return rows.flatMap((contest) => {
    const times = contestTimes(contest);
    if (contest.sample || contest.settled >= closedRounds(times, now)) return [];
    const first = roundsOf(times)[contest.settled];
    return first === undefined ? [] : [{ year: contest.year, since: first.closesAt }];
  });
}

const OldestSchema = v.object({
  alert: EpochSchema,
  mail: EpochSchema,
  code: EpochSchema,
  attempt: EpochSchema,
});

/** Since when something that has ended should have been deleted; it may lie ahead. */
async function readLeftSince(db: Db): Promise<number | null> {
  const [oldest] = await queryRows(
    db,
    OldestSchema,
    sql`select
      (select ${epoch(sql`min(settled_at)`)} from alerts) as alert,
      (select ${epoch(sql`min(created_at)`)} from reservation_mails) as mail,
      (select ${epoch(sql`min(expires_at)`)} from identity_codes) as code,
      (select ${epoch(sql`min(expire)`)} from attempt_limits) as attempt
    `,
  );
  if (oldest === undefined) return null;
  const due = [
    [oldest.alert, SETTLED_LIFE_MS],
    [oldest.mail, MAIL_LIFE_MS],
    [oldest.code, OLD_CODE_LIFE_MS],
    [oldest.attempt, 0],
  ] as const;
  const moments = due.flatMap(([moment, life]) => (moment === null ? [] : [moment + life]));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Accounts that the site itself keeps. */
async function countAccounts(db: Db): Promise<number> {
  const [row] = await queryRows(
    db,
    v.object({ accounts: count }),
    sql`select count(*) as accounts from identity_accounts`,
  );
  return row?.accounts ?? 0;
}

/** What `npm run admin -- status` asks the database, wherever it is open. */
export const factsCommand: Command<null, DatabaseFacts> = {
  name: "status.facts",
  input: v.null(),
  output: DatabaseFactsSchema,
  run: ({ db, now }) => readDatabaseFacts(db, now),
};

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
    phones: await readPhones(db, now),
    openRounds: await readOpenRounds(db, now),
    leftSince: await readLeftSince(db),
    weeksMissing: await countMissingWeeks(db),
    accounts: await countAccounts(db),
    taxesAsOf: (await readTaxTable(db)).asOf,
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

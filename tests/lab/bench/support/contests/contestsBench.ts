import { eq, sql } from "drizzle-orm";
import { readContest } from "../../../../../server/community/contests/readContest.ts";
import { countRounds } from "../../../../../server/community/contests/countRounds.ts";
import { openDatabase, type Db } from "../../../../../server/db/database.ts";
import {
  contestResults,
  contestRounds,
  contests,
} from "../../../../../server/db/schema/contests.ts";
import { contestIn, moveTo, YEAR } from "../../../../support/community/contests.ts";
import { startPostgres } from "../../../../support/programs/postgres.ts";
import type { BenchPart } from "../report/part.ts";

const ACCOUNTS = 100_000;

/** A first round in which 100,000 accounts have voted in all 32 matchups, settled on PostgreSQL, and read. */
export const benchContests: BenchPart = async ({ runs, samples, say }) => {
  const postgres = await startPostgres();
  if (postgres === null) {
    say("PostgreSQL is unavailable: contests were not measured.");
    return;
  }
  try {
    const { db, close } = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
    say("Contests: 3,200,000 votes …");
    await contestIn(db);
    await fillRound(db);
    await moveTo(db, 1);
    // The first round only warms up.
    for (let round = 0; round <= runs; round += 1) {
      await db.delete(contestResults);
      await db.delete(contestRounds);
      await db.update(contests).set({ settled: 0 }).where(eq(contests.year, YEAR));
      const contestSettle = await timed(() => countRounds(db, YEAR));
      const contestRead = await timed(() => readContest(db, YEAR));
      if (round > 0) samples.add("product", { contestSettle, contestRead });
    }
    await close();
  } finally {
    await postgres.stop();
  }
};

async function fillRound(db: Db): Promise<void> {
  await db.execute(sql`
    insert into contest_voters (year, uid)
    select ${YEAR}::int, 'u' || n from generate_series(1, ${ACCOUNTS}::int) as n
  `);
  await db.execute(sql`
    insert into contest_votes (voter, matchup, year, round, entrant, voted_at)
    select voter.id, 'r1-d' || d || '-' || place.m, ${YEAR}::int, 1,
      'e' || (d - 1) || '-' || case when (voter.id + place.m) % 3 = 0 then place.a else place.b end,
      now()
    from contest_voters as voter, generate_series(1, 4) as d, (values
      (1, 1, 16), (2, 8, 9), (3, 5, 12), (4, 4, 13), (5, 6, 11), (6, 3, 14), (7, 7, 10), (8, 2, 15)
    ) as place(m, a, b)
  `);
  await db.execute(sql`analyze contest_votes`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

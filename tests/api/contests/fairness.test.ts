import { eq, sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import * as v from "valibot";
import { castVote } from "../../../server/community/contests/castVote.ts";
import { countRounds } from "../../../server/community/contests/countRounds.ts";
import { openDatabase, type Db } from "../../../server/db/database.ts";
import { contestVoters, contestVotes, contests } from "../../../server/db/schema/contests.ts";
import { lockContest } from "../../../server/db/sql/locks.ts";
import { contestIn, readPublic, ROUND_MS, YEAR } from "../../support/community/contests.ts";
import { contestForRush, expectFair, rush, voterName } from "../../support/community/voteRush.ts";
import { createEmptyPostgres, describeOnPglite } from "../../support/database/testDatabase.ts";
import { queryRows } from "../../../server/db/sql/queryRows.ts";
import { atScale } from "../../support/scale.ts";
import { siteOn } from "../../support/server/requests.ts";

/** Votes as an account that is signed in. @returns whether it was in time */
const casting = (db: Db) => async (voter: number, matchup: string, entrant: string) => {
  const answer = await castVote(db, {
    uid: voterName(voter),
    year: YEAR,
    matchup,
    entrant,
    mayBegin: true,
    mayWrite: () => Promise.resolve(true),
  });
  if (answer.kind === "counted") return true;
  expect(answer.kind).toBe("late");
  return false;
};

// It does one thing after another, so that a hundred meet all that more would. On PostgreSQL
// more of them vote, through four servers: processes.test.ts.
const VOTERS = atScale(150, 400);

describeOnPglite("a rush of votes", (database) => {
  it(
    `of ${String(VOTERS)} accounts that vote, half of them twice, while the round closes counts each once, iff it was in time`,
    { timeout: 120_000 },
    async () => {
      const { db } = database();
      await contestForRush(db);
      const told = await rush(db, casting(db), { voters: VOTERS });
      await expectFair(db, told, siteOn(db));
    },
  );
});

/** A vote that is decided on while its round closes, and is not committed before somebody settles. */
async function settleBeside(isLocked: boolean) {
  const { url, drop } = await createEmptyPostgres(inject("postgresUrl") ?? "");
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: url });
  try {
    await contestIn(db);
    let settled: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      if (isLocked) await lockContest(tx, YEAR, "shared");
      const [voter] = await tx
        .insert(contestVoters)
        .values({ year: YEAR, uid: "ann" })
        .returning({ id: contestVoters.id });
      await tx.insert(contestVotes).values({
        voter: voter?.id ?? 0,
        matchup: "r1-d1-1",
        year: YEAR,
        round: 1,
        entrant: "e0-16",
        votedAt: new Date(),
      });
      const opensAt = new Date(Date.now() - ROUND_MS);
      await db.update(contests).set({ opensAt }).where(eq(contests.year, YEAR));
      settled = countRounds(db, YEAR);
      if (isLocked) {
        const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
        await expect
          .poll(() => queryRows(db, v.unknown(), waiting).then(({ length }) => length))
          .toBe(1);
      } else await settled;
    });
    await settled;
    return (await readPublic(siteOn(db))).matchups[0]?.votes;
  } finally {
    await close();
    await drop();
  }
}

it.skipIf(inject("postgresUrl") === null)(
  "who settles a round waits for the votes that are being decided on",
  { timeout: 30_000 },
  async () => {
    expect(await settleBeside(true)).toEqual([0, 1]);
  },
);

it.skipIf(inject("postgresUrl") === null)(
  "without holding the contest such a vote would be told that it counts and be lost (positive control)",
  { timeout: 30_000 },
  async () => {
    expect(await settleBeside(false)).toEqual([0, 0]);
  },
);

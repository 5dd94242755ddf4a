import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import * as v from "valibot";
import { count, queryRows } from "../../../server/db/sql/queryRows.ts";
import {
  contestResults,
  contestRounds,
  contestVoters,
  contestVotes,
} from "../../../server/db/schema/contests.ts";
import { ownPostgres, serversOn } from "../../support/community/contestServers.ts";
import {
  contestIn,
  moveTo,
  readPublic,
  votersIn,
  votingPhone,
  YEAR,
} from "../../support/community/contests.ts";
import { contestForRush, expectFair, rush, voterName } from "../../support/community/voteRush.ts";
import { atScale } from "../../support/scale.ts";

const SERVERS = atScale(2, 4);
const VOTERS = atScale(200, 2_000);

const serverUrl = inject("postgresUrl");

it.skipIf(serverUrl === null)(
  `${String(VOTERS)} accounts that vote through ${String(SERVERS)} server processes while the round closes are each counted once, iff in time`,
  { timeout: 120_000 },
  async () => {
    const { db, databaseUrl } = await ownPostgres(serverUrl ?? "");
    await contestForRush(db);
    const tokens = await votersIn(
      db,
      Array.from({ length: VOTERS }, (_, voter) => voterName(voter)),
      { now: Date.now() },
    );
    const servers = await serversOn(databaseUrl, SERVERS);
    const cast = async (voter: number, matchup: string, entrant: string) => {
      const server = servers[voter % SERVERS];
      if (server === undefined) throw new Error("There is no server.");
      const status = await votingPhone(server, tokens[voter] ?? "").vote(matchup, entrant);
      if (status !== 204) expect(status).toBe(409);
      return status === 204;
    };
    const told = await rush(db, cast, { voters: VOTERS, inFlight: 100 });
    for (const server of servers) {
      // Each looks at the clock once a second at most.
      await expect
        .poll(async () => (await readPublic(server)).turnout[0], { timeout: 10_000 })
        .not.toBeNull();
    }
    const [first] = servers;
    if (first === undefined) throw new Error("There is no server.");
    await expectFair(db, told, first);
  },
);

it.skipIf(serverUrl === null)(
  "a server that is killed while it settles leaves nothing, and another settles all of it",
  { timeout: 60_000 },
  async () => {
    const { db, databaseUrl } = await ownPostgres(serverUrl ?? "");
    await contestIn(db);
    const [voter] = await db.insert(contestVoters).values({ year: YEAR }).returning();
    await db.insert(contestVotes).values({
      voter: voter?.id ?? 0,
      matchup: "r1-d1-1",
      year: YEAR,
      round: 1,
      entrant: "e0-16",
      votedAt: new Date(),
    });
    await moveTo(db, 2.5);
    const [killed, other] = await serversOn(databaseUrl, 2);
    if (killed === undefined || other === undefined) throw new Error("There is no server.");
    await db.transaction(async (tx) => {
      // Holds up its last step, so that all but that has been done when it ends.
      await tx.execute(sql`lock table contest_rounds in share mode`);
      const asked = killed.request(`/api/contests/${String(YEAR)}`).catch(() => null);
      const waiting = sql`
        select count(*) as count from pg_locks where not granted and relation = 'contest_rounds'::regclass
      `;
      await expect
        .poll(() => queryRows(tx, v.object({ count }), waiting), { timeout: 10_000 })
        .toEqual([{ count: 1 }]);
      killed.process.kill("SIGKILL");
      await killed.ended;
      expect(await asked).toBeNull();
    });
    const { turnout, matchups } = await readPublic(other);
    expect(turnout.slice(0, 3)).toEqual([1, 0, null]);
    expect(matchups[0]).toMatchObject({ votes: [0, 1], winner: "e0-16" });
    expect(await db.$count(contestRounds)).toBe(2);
    expect(await db.$count(contestResults)).toBe(48);
  },
);

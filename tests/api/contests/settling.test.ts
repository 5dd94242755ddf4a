import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { BRACKET } from "#domain/contests/bracket.ts";
import type { Db } from "../../../server/db/database.ts";
import { countRounds } from "../../../server/community/contests/countRounds.ts";
import {
  contestEntrants,
  contestResults,
  contestRounds,
  contests,
  contestVoters,
  contestVotes,
} from "../../../server/db/schema/contests.ts";
import { contestIn, moveTo, readPublic, YEAR } from "../../support/community/contests.ts";
import { describeOnFasterEngine, describeOnPglite } from "../../support/database/testDatabase.ts";
import { siteOn } from "../../support/server/requests.ts";

/** Votes of made-up accounts: so many for an entrant in a matchup. */
async function votes(db: Db, matchup: string, counts: Record<string, number>): Promise<void> {
  const round = BRACKET.find(({ id }) => id === matchup)?.round ?? 0;
  for (const [entrant, count] of Object.entries(counts)) {
    const voters = await db
      .insert(contestVoters)
      .values(Array.from({ length: count }, () => ({ year: YEAR })))
      .returning({ id: contestVoters.id });
    await db.insert(contestVotes).values(
      voters.map(({ id }) => ({
        voter: id,
        matchup,
        year: YEAR,
        round,
        entrant,
        votedAt: new Date(),
      })),
    );
  }
}

const rename = (db: Db, id: string, name: string) =>
  db.update(contestEntrants).set({ name }).where(eq(contestEntrants.id, id));

describeOnFasterEngine("a round that has closed", (database) => {
  const matchup = async (id: string) =>
    (await readPublic(siteOn(database().db))).matchups.find((each) => each.id === id);

  it("is settled by one of 50 that ask at the moment, and all are answered alike", async () => {
    const { db } = database();
    await contestIn(db);
    await votes(db, "r1-d1-1", { "e0-1": 2, "e0-16": 3 });
    const sites = Array.from({ length: 50 }, () => siteOn(db));
    await moveTo(db, 1);
    const answers = await Promise.all(
      sites.map(async (app) => {
        const answer = await app.request("/api/contests/2027");
        return [answer.headers.get("etag"), await answer.text()].join();
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"winner":"e0-16","votes":[2,3]');
    expect(await db.$count(contestRounds)).toBe(1);
    expect(await db.$count(contestResults)).toBe(32);
  });

  it("leaves nothing when its settling does not come to its end, and everything the next time", async () => {
    const { db } = database();
    await contestIn(db);
    await votes(db, "r1-d1-1", { "e0-1": 2, "e0-16": 3 });
    await moveTo(db, 3);
    const killed = db.transaction(async (tx) => {
      // As if the server had ended before the last commit.
      await countRounds(tx, YEAR);
      expect(await tx.$count(contestResults)).toBe(32 + 16 + 8);
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await db.$count(contestResults)).toBe(0);
    expect(await db.$count(contestRounds)).toBe(0);
    expect((await db.select().from(contests))[0]?.settled).toBe(0);
    const { turnout } = await readPublic(siteOn(db));
    expect(turnout).toEqual([5, 0, 0, null, null, null]);
  });

  it("is not settled again, whatever happens to its votes", async () => {
    const { db } = database();
    await contestIn(db);
    await votes(db, "r1-d1-1", { "e0-16": 3 });
    await moveTo(db, 1);
    expect((await matchup("r1-d1-1"))?.votes).toEqual([0, 3]);
    await db.delete(contestVotes);
    expect((await matchup("r1-d1-1"))?.votes).toEqual([0, 3]);
    await moveTo(db, 2.5);
    expect((await matchup("r1-d1-1"))?.votes).toEqual([0, 3]);
    expect((await matchup("r2-d1-1"))?.a).toBe("e0-16");
  });
});

describeOnPglite("a tie", (database) => {
  /** Who wins the matchup of two divisions' first seeds, after votes in the last round or before. */
  async function winnerIn(last: Record<string, number>, before: Record<string, number> = {}) {
    const { db } = database();
    await votes(db, "r1-d1-1", before);
    await votes(db, "r5-1", last);
    await moveTo(db, 6);
    const { matchups } = await readPublic(siteOn(db));
    return matchups.find(({ id }) => id === "r5-1");
  }

  it("is won by the better seed", async () => {
    const { db } = database();
    await contestIn(db);
    await votes(db, "r1-d1-2", { "e0-8": 2, "e0-9": 2 });
    await moveTo(db, 1);
    const { matchups } = await readPublic(siteOn(db));
    expect(matchups[1]).toMatchObject({ votes: [2, 2], winner: "e0-8" });
  });

  it("of equal seeds by who has more votes in all closed rounds", async () => {
    const { db } = database();
    await contestIn(db);
    await rename(db, "e0-1", "Zkittlez");
    expect(await winnerIn({ "e0-1": 1, "e1-1": 1 }, { "e0-1": 1 })).toMatchObject({
      a: "e0-1",
      b: "e1-1",
      votes: [1, 1],
      winner: "e0-1",
    });
  });

  it("of equal seeds and votes by the name that comes first", async () => {
    const { db } = database();
    await contestIn(db);
    await rename(db, "e0-1", "Zkittlez");
    await rename(db, "e1-1", "blue Dream");
    expect(await winnerIn({ "e0-1": 1, "e1-1": 1 })).toMatchObject({ winner: "e1-1" });
  });
});

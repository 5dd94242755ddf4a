import { expect, it } from "vitest";
import type { Db } from "../../../server/db/database.ts";
import { contestVoters, contestVotes } from "../../../server/db/schema/contests.ts";
import {
  contestIn,
  entrantAt,
  moveTo,
  votersIn,
  votingPhone,
  YEAR,
  type ContestSite,
} from "../../support/community/contests.ts";
import { statementTexts } from "../../support/database/statements.ts";
import { describeOnFasterEngine, describeOnPglite } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";
import { namelessAnswer } from "../../support/server/namelessAnswer.ts";
import { siteOn } from "../../support/server/requests.ts";

const PATHS = ["", "/2027", "/2027/results.csv", "/2027/archive.json", "/2027/votes", "/1999"];
const ENCODINGS = ["identity", "br", "gzip"];

/** Every public answer about contests, byte by byte and header by header. */
async function everything(app: ContestSite) {
  const answers = [];
  for (const path of PATHS) {
    for (const encoding of ENCODINGS) {
      const headers = { "accept-encoding": encoding };
      const answer = await app.request(`/api/contests${path}`, { headers });
      const etag = answer.headers.get("etag");
      const again =
        etag === null
          ? null
          : await app.request(`/api/contests${path}`, {
              headers: { ...headers, "if-none-match": etag },
            });
      answers.push({
        path,
        ...(await namelessAnswer(answer)),
        again: again?.status,
      });
    }
  }
  return answers;
}

/** A thousand accounts vote in the round that is open, most of them for the worse. */
async function thousandVote(db: Db, round: number, matchup: string, sides: readonly string[]) {
  const voters = await db
    .insert(contestVoters)
    .values(Array.from({ length: 1_000 }, (_, index) => ({ year: YEAR, uid: `u${String(index)}` })))
    .returning({ id: contestVoters.id });
  await db.insert(contestVotes).values(
    voters.map(({ id }) => ({
      voter: id,
      matchup,
      year: YEAR,
      round,
      entrant: sides[id % 5 === 0 ? 0 : 1] ?? "",
      votedAt: new Date(),
    })),
  );
}

describeOnFasterEngine("the votes of an open round", (database) => {
  it.each([
    ["first", 0.5, 1, "r1-d1-1", ["e0-1", "e0-16"]],
    ["second", 1.5, 2, "r2-d1-1", ["e0-1", "e0-8"]],
    ["last", 5.5, 6, "r6-1", ["e0-1", "e2-1"]],
  ] as const)(
    "of the %s round change nothing of what anybody can ask for, also after a restart",
    async (_, gone, round, matchup, sides) => {
      const { db } = database();
      const { app } = embeddedSite(db);
      await contestIn(db, { roundsGone: gone });
      const before = await everything(app);
      expect(before.map(({ status }) => status)).toContain(200);

      await thousandVote(db, round, matchup, sides);
      const [token = ""] = await votersIn(db, ["ann"]);
      expect(await votingPhone(app, token).vote(matchup, sides[1])).toBe(204);
      expect(await everything(app)).toEqual(before);
      // Another process, or this one after it was started again, has nothing ready.
      expect(await everything(embeddedSite(db).app)).toEqual(before);

      // Once the round is closed they are what decides.
      await moveTo(db, round + 0.1);
      expect(await everything(app)).not.toEqual(before);
      const closed = await (await app.request("/api/contests/2027")).text();
      expect(closed).toContain('"votes":[200,801]');
    },
  );

  it("change nothing of what refused votes are told", async () => {
    const { db } = database();
    const { app } = embeddedSite(db);
    await contestIn(db);
    const [token = ""] = await votersIn(db, ["ann"]);
    const { put } = votingPhone(app, token);
    const refusals = async () => {
      const answers = [];
      for (const [matchup, entrant] of [
        ["r1-d1-1", entrantAt(0, 2)],
        ["r2-d1-1", entrantAt(0, 1)],
        ["r1-d9-1", entrantAt(0, 1)],
      ] as const) {
        answers.push(await namelessAnswer(await put(matchup, entrant)));
      }
      return answers;
    };
    const before = await refusals();
    await thousandVote(db, 1, "r1-d1-1", ["e0-1", "e0-16"]);
    expect(await refusals()).toEqual(before);
  });
});

describeOnPglite("an answer about a contest", (database) => {
  it("asks for no votes, so that neither its time depends on them", async () => {
    const { db } = database();
    await contestIn(db, { roundsGone: 1.5 });
    const first = siteOn(db);
    // Settles the first round.
    await first.request("/api/contests/2027");
    const app = siteOn(db);
    const statements = await statementTexts(db, () => everything(app));
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((text) => /contest_vot/.test(text))).toEqual([]);
    const control = await statementTexts(db, () => db.$count(contestVotes));
    expect(control.filter((text) => /contest_vot/.test(text))).toHaveLength(1);
  });
});

import { expect, it } from "vitest";
import * as v from "valibot";
import { ContestsSchema } from "#domain/contests/contest.ts";
import {
  contestIn,
  entrantAt,
  moveTo,
  readPublic,
  votersIn,
  votingPhone,
  YEAR,
} from "../../support/community/contests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";
import { getJson } from "../../support/server/requests.ts";

const titleOf = async (answer: Response) =>
  v.parse(v.object({ title: v.string() }), await answer.json()).title;

describeOnEachEngine("a contest", (database) => {
  async function site(given: Parameters<typeof contestIn>[1] = {}) {
    const { db } = database();
    const { app } = embeddedSite(db);
    await contestIn(db, given);
    const [token = ""] = await votersIn(db, ["ann"]);
    return { db, app, ann: votingPhone(app, token) };
  }

  it("has 64 entrants and 63 matchups, of which the first 32 are known", async () => {
    const { app } = await site({ roundsGone: -1 });
    expect(await getJson(app, "/api/contests", ContestsSchema)).toEqual([
      { year: YEAR, title: "March Madness 2027", status: "upcoming" },
    ]);
    const contest = await readPublic(app);
    expect(contest.divisions).toEqual(["East", "West", "South", "Midwest"]);
    expect(contest.entrants).toHaveLength(64);
    expect(contest.matchups).toHaveLength(63);
    expect(contest.matchups[0]).toEqual({
      id: "r1-d1-1",
      round: 1,
      division: "East",
      a: "e0-1",
      b: "e0-16",
      winner: null,
      votes: null,
    });
    expect(contest.matchups.filter(({ a, b }) => a !== null && b !== null)).toHaveLength(32);
    expect(contest.turnout).toEqual([null, null, null, null, null, null]);
  });

  it("takes votes and their changes while the round is open, one for each matchup", async () => {
    const { ann } = await site();
    expect(await ann.own()).toEqual([]);
    expect(await ann.vote("r1-d1-1", "e0-1")).toBe(204);
    expect(await ann.vote("r1-d1-1", "e0-16")).toBe(204);
    expect(await ann.vote("r1-d2-8", "e1-2")).toBe(204);
    expect(await ann.own()).toMatchObject([
      { matchup: "r1-d1-1", entrant: "e0-16" },
      { matchup: "r1-d2-8", entrant: "e1-2" },
    ]);
  });

  it("refuses who is not signed in, what is not there, who does not stand in it", async () => {
    const { app, ann } = await site();
    const path = `/api/contests/${String(YEAR)}/votes`;
    expect((await app.request(path)).status).toBe(401);
    expect(await votingPhone(app, "nobody").vote("r1-d1-1", "e0-1")).toBe(401);
    expect(await ann.vote("r1-d1-9", "e0-1")).toBe(404);
    expect(await ann.vote("r1-d1-1", "e0-2")).toBe(400);
    expect(await ann.vote("r1-d1-1", "nobody")).toBe(400);
    for (const wrong of ["/1999", "/abc", "/1999/results.csv", "/1999/archive.json"]) {
      expect((await app.request(`/api/contests${wrong}`)).status).toBe(404);
    }
    expect((await app.request(`/api/contests/${String(YEAR)}/archive.json`)).status).toBe(404);
  });

  it("tells a vote that comes too early or too late", async () => {
    const { db, ann } = await site();
    const early = await ann.put("r2-d1-1", "e0-1");
    expect(early.status).toBe(409);
    expect(await titleOf(early)).toMatch(/^This round opens at \d+:\d\d [AP]M Eastern on /);
    await moveTo(db, 1);
    const late = await ann.put("r1-d1-1", "e0-1");
    expect(late.status).toBe(409);
    expect(await titleOf(late)).toMatch(
      /^Your vote was not counted, the round closed at \d+:\d\d [AP]M Eastern on /,
    );
    expect(await ann.own()).toEqual([]);
  });

  it("shows a round's votes, winners and turnout once it is closed, and who meets then", async () => {
    const { db, app, ann } = await site();
    expect(await ann.vote("r1-d1-1", "e0-16")).toBe(204);
    await moveTo(db, 1.1);
    const { matchups, turnout, status } = await readPublic(app);
    expect(status).toBe("open");
    expect(matchups[0]).toMatchObject({ winner: "e0-16", votes: [0, 1] });
    expect(matchups[1]).toMatchObject({ winner: entrantAt(0, 8), votes: [0, 0] });
    expect(matchups.find(({ id }) => id === "r2-d1-1")).toMatchObject({
      a: "e0-16",
      b: "e0-8",
      winner: null,
      votes: null,
    });
    expect(turnout).toEqual([1, null, null, null, null, null]);
    expect(await ann.vote("r2-d1-1", "e0-8")).toBe(204);
    expect(await ann.vote("r2-d1-1", "e0-1")).toBe(400);
  });

  it("ends with a champion although nobody asked for days, nor voted", async () => {
    const { db, app } = await site();
    await moveTo(db, 40);
    const { matchups, status, turnout } = await readPublic(app);
    expect(status).toBe("closed");
    expect(turnout).toEqual([0, 0, 0, 0, 0, 0]);
    expect(matchups.at(-1)).toMatchObject({ winner: "e0-1", votes: [0, 0] });
  });
});

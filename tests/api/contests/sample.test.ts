import { expect, it } from "vitest";
import * as v from "valibot";
import { STRAINS } from "#content/strains/strains.ts";
import { ContestsSchema } from "#domain/contests/contest.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { ArchiveSchema, recount } from "../../../server/community/contests/archive.ts";
import { contests, contestVotes } from "../../../server/db/schema/contests.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import {
  loadSampleContests,
  rebaseSampleContests,
} from "../../../server/operations/sample/loadSampleContests.ts";
import {
  contestIn,
  moveTo,
  readPublic,
  votersIn,
  votingPhone,
} from "../../support/community/contests.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

/** The database's clock decides, and it runs. */
const thisYear = () => Math.max(2026, new Date().getUTCFullYear());

describeOnEachEngine("the sample's contests", (database) => {
  async function load(now = Date.now()) {
    const { db } = database();
    const summary = { format: "sample", fileName: "sample", sha256: "", summary: {} };
    await db.insert(imports).values({ ...summary, sample: true, importedAt: new Date(now) });
    await loadSampleContests(db, now);
    return { db, app: siteOn(db) };
  }

  it("are one that is over, and one whose second round is open now", async () => {
    const { app } = await load();
    const listed = await getJson(app, "/api/contests", ContestsSchema);
    expect(listed.map(({ status }) => status)).toEqual(["open", "closed"]);
    const past = await readPublic(app, 2025);
    expect(past).toMatchObject({ status: "closed", sample: true });
    expect(past.turnout.every((voted) => voted !== null && voted > 100)).toBe(true);
    const slugs = new Set(STRAINS.map(({ slug }) => slug));
    expect(past.entrants.every(({ strain }) => strain !== null && slugs.has(strain))).toBe(true);
    const open = await readPublic(app, listed[0]?.year);
    expect(open.turnout.map((voted) => voted !== null)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(open.matchups.filter(({ a }) => a !== null)).toHaveLength(32 + 16);
  });

  it("can be recounted, and a count that is changed is found", async () => {
    const { app } = await load();
    const answer = await app.request("/api/contests/2025/archive.json");
    const archive = v.parse(ArchiveSchema, await answer.json());
    const last = archive.matchups.at(-1);
    const champion = archive.entrants.find(({ id }) => id === last?.winner)?.name;
    expect(recount(archive)).toEqual({ champion, wrong: [] });
    const [a = 0, b = 0] = last?.votes ?? [];
    const forged = archive.matchups.map((each) =>
      each.id === "r6-1" ? { ...each, votes: [b, a] as [number, number] } : each,
    );
    expect(recount({ ...archive, matchups: forged }).wrong).toEqual([
      "sha256: the content has another hash",
      `r6-1: ${(last?.winner === last?.a ? last?.b : last?.a) ?? ""} has won`,
    ]);
  });

  it("can be voted in, and start again when the sample is moved", async () => {
    const { db, app } = await load();
    const year = thisYear();
    const [token = ""] = await votersIn(db, ["ann"]);
    const { matchups } = await readPublic(app, year);
    const { id = "", a } = matchups.find(({ round }) => round === 2) ?? {};
    expect(await votingPhone(app, token, year).vote(id, a ?? "")).toBe(204);
    await moveTo(db, 6, { year });
    expect((await readPublic(app, year)).status).toBe("closed");
    await db.transaction((tx) => rebaseSampleContests(tx, Date.now()));
    const again = await readPublic(app, year);
    expect(again.status).toBe("open");
    expect(again.matchups).toEqual(matchups);
    expect(await db.$count(contestVotes)).toBe(0);
  });

  it("come once, and neither beside real stores nor beside the operator's own", async () => {
    const { db, app } = await load();
    await loadSampleContests(db, Date.now() + DAY_MS);
    expect(await db.$count(contests)).toBe(2);
    await rowsIn(db).store();
    expect(await getJson(app, "/api/contests", ContestsSchema)).toEqual([]);
    expect((await app.request("/api/contests/2025")).status).toBe(404);
    await db.delete(contests);
    await contestIn(db);
    await loadSampleContests(db, Date.now());
    expect(await db.$count(contests)).toBe(1);
  });
});

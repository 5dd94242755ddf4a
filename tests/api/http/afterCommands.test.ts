import { sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, it, onTestFinished, vi } from "vitest";
import { AnnouncementsSchema } from "#domain/site/site.ts";
import { announce } from "../../../server/community/announcements.ts";
import { DatabaseAccess } from "../../../server/cli/withDatabase.ts";
import { readContestsVersion } from "../../../server/community/contests/contestRow.ts";
import type { Db } from "../../../server/db/database.ts";
import { watchDataVersion, watchVersion } from "../../../server/db/dataVersion.ts";
import { queryRows } from "../../../server/db/sql/queryRows.ts";
import { contestIn, readPublic } from "../../support/community/contests.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import {
  describeOnEachEngine,
  describeOnFasterEngine,
} from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

/** A site that serves what is ready rather than to wait, as one with much to compute does. */
function impatientSite(db: Db) {
  const dataVersion = watchDataVersion(db, { isAmongOthers: true });
  const contestsVersion = watchVersion(db, readContestsVersion, { isAmongOthers: true });
  const app = siteOn(db, {
    dataVersion,
    contestsVersion,
    answerPatienceMs: 0,
    now: () => NOW,
  });
  return { app, dataVersion, contestsVersion };
}

const PATHS = ["/api/menus", "/api/trends", "/api/products/none", "/api/stores", "/api/deals"];

describeOnEachEngine("an answer after a command of the operator's", (database) => {
  it("is never one from before it, nor said to be as before", async () => {
    const { db } = database();
    await importing(db, "stores.csv");
    await importing(db, menuOf(NOW, { Fog: 3_500 }));
    const { app, dataVersion } = impatientSite(db);
    const tagsOf = async () =>
      await Promise.all(
        PATHS.map(async (path) => (await app.request(path)).headers.get("etag") ?? ""),
      );
    const before = await tagsOf();
    await importing(db, menuOf(NOW, { Fog: 3_000, Mist: 4_000 }));
    await dataVersion.settle();
    const after = await Promise.all(
      PATHS.map(
        async (path, index) =>
          await app.request(path, { headers: { "if-none-match": before[index] ?? "" } }),
      ),
    );
    const changed = after.flatMap((answer, index) => (answer.status === 200 ? PATHS[index] : []));
    expect(changed).toEqual(expect.arrayContaining(["/api/menus", "/api/trends", "/api/stores"]));
    const menu = await (await app.request("/api/menus")).text();
    expect(menu).toContain("Mist");
  });

  it("may be one from before what came in otherwise, for a moment", async () => {
    const { db } = database();
    await importing(db, "stores.csv");
    const { app, dataVersion } = impatientSite(db);
    const menus = async () => await (await app.request("/api/menus")).text();
    const before = await menus();
    await importing(db, menuOf(NOW, { Fog: 3_500 }));
    dataVersion.forget();
    expect(await menus()).toBe(before);
    await vi.waitFor(async () => {
      expect(await menus()).toContain("Fog");
    });
  });
});

describeOnFasterEngine("servers beside a command that has a process of its own", (database) => {
  it("answer nothing from before it once it has ended", async ({ skip }) => {
    const { db, url } = database();
    if (url === null) skip();
    const { app } = impatientSite(db);
    const texts = async () =>
      (await getJson(app, "/api/announcements", AnnouncementsSchema)).map(({ text }) => text);
    expect(await texts()).toEqual([]);
    const access = new DatabaseAccess({ dataDir: "", databaseUrl: url });
    onTestFinished(() => access.close());
    await access.run(announce, () => ({ text: "Open late on Friday" }));
    await access.close();
    expect(await texts()).toEqual(["Open late on Friday"]);
  });

  it("are not waited for by a command that has changed nothing", async ({ skip }) => {
    const { db, url } = database();
    if (url === null) skip();
    const access = new DatabaseAccess({ dataDir: "", databaseUrl: url });
    await access.run({ ...announce, run: () => Promise.resolve({ id: 1 }) }, () => ({
      text: "nothing",
    }));
    await access.close();
    const rows = await db.query.versions.findMany();
    expect(rows.filter(({ name }) => name === "commands")).toEqual([]);
  });
});

describeOnEachEngine("an answer about a contest", (database) => {
  it("is never one from before a round has closed, by the database's clock", async () => {
    const { db } = database();
    await contestIn(db);
    const closesIn = (ms: number) =>
      db.execute(
        sql`update contests set opens_at = clock_timestamp() - (round_ms - ${ms}::int) * interval '1 millisecond'`,
      );
    const isOver = async () => {
      const rows = await queryRows(
        db,
        v.object({ over: v.boolean() }),
        sql`select clock_timestamp() >= opens_at + round_ms * interval '1 millisecond' as over from contests`,
      );
      return rows[0]?.over === true;
    };
    const isToldOnceOver = async () => {
      const { app, contestsVersion } = impatientSite(db);
      const isDecided = async () => (await readPublic(app)).turnout[0] !== null;
      await closesIn(60_000);
      expect(await isDecided()).toBe(false);
      await closesIn(20);
      contestsVersion.forget();
      // It is asked all the time, so that what is known of it is always fresh.
      for (;;) {
        const wasOver = await isOver();
        const isTold = await isDecided();
        if (wasOver) return isTold;
      }
    };
    // Once in six times what is known outlived the round by part of a millisecond.
    for (let time = 0; time < 20; time += 1) expect(await isToldOnceOver()).toBe(true);
  });
});

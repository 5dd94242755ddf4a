import { mkdtempSync, readdirSync, rmSync, watch } from "node:fs";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import * as v from "valibot";
import { AnnouncementsSchema } from "#domain/site/site.ts";
import { announce, listAllAnnouncements } from "../../../server/community/announcements.ts";
import { withDatabase } from "../../../server/cli/withDatabase.ts";
import { openDatabase } from "../../../server/db/database.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

/** Of `npm run test:long`, once each: `npm run faults -- --only kills` has a thousand. */
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "occ-killed-"));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe("a killed server", () => {
  it("loses no announcement it has acknowledged, and its folder opens again", async () => {
    const folder = mkdtempSync(path.join(root, "full-"));
    const env = { dataDir: path.join(folder, "data"), databaseUrl: null };
    makeDataFolder(folder);
    const acknowledged: number[] = [];
    const { process: server, ended } = await startServer(folder);
    const say = async () => {
      const { id } = await withDatabase(env, announce, { text: "Hello" });
      acknowledged.push(id);
    };
    for (let told = 0; told < 8; told += 1) await say();
    // The kill meets these half-way: some are acknowledged, some not.
    const halfWay = [say(), say(), say()].map((one) => one.catch(() => undefined));
    await Promise.race(halfWay);
    server.kill("SIGKILL");
    await Promise.all(halfWay);
    await ended;
    const ids = (await withDatabase(env, listAllAnnouncements, null)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThanOrEqual(9);

    const again = await startServer(folder);
    onTestFinished(() => void again.process.kill("SIGKILL"));
    const told = v.parse(
      AnnouncementsSchema,
      await (await fetch(`${again.url}/api/announcements`)).json(),
    );
    expect(told).toHaveLength(ids.length);
  });

  it.each([
    ["is being created", (names: string[]) => names.some((name) => name.startsWith("pglite.new-"))],
    ["has just been created, and has no tables yet", (names: string[]) => names.includes("pglite")],
  ])("may be killed while its database %s: the next start begins anew", async (_, isSo) => {
    const dataDir = mkdtempSync(path.join(root, "first-"));
    const watcher = watch(dataDir);
    const { process: server, ended } = startProgram("server/cli/admin.ts", ["announce", "Hello"], {
      DATA_DIR: dataDir,
    });
    while (!isSo(readdirSync(dataDir))) await once(watcher, "change");
    watcher.close();
    server.kill("SIGKILL");
    await ended;
    const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
    expect(await db.query.announcements.findMany()).toEqual([]);
    await close();
    expect(readdirSync(dataDir).filter((name) => name.startsWith("pglite"))).toEqual(["pglite"]);
  });
});

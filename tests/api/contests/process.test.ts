import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import * as v from "valibot";
import { ContestsSchema } from "#domain/contests/contest.ts";
import { CommandError } from "../../../server/db/command.ts";
import { contestCommand } from "../../../server/cli/contestCommand.ts";
import { parseEnv } from "../../../server/env.ts";
import { bracketLines } from "../../support/community/bracketFile.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "occ-contests-"));
  makeDataFolder(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Four weeks ago, with rounds of a tenth of an hour: all six are over. */
const OVER = new Date(Date.now() - 28 * 86_400_000).toISOString();

it("a contest is created, shown, withdrawn from, removed and recounted, beside the server that holds the data", async () => {
  const file = (name: string, content: string) => {
    const place = path.join(folder, name);
    writeFileSync(place, content);
    return place;
  };
  const env = parseEnv({ DATA_DIR: path.join(folder, "data") });
  // What the program prints; it would run as long as a dozen others take to start.
  const admin = async (...words: string[]) => await contestCommand.run(env, words);
  const recount = (source: string) => startProgram("server/cli/recount.ts", [source], {}).ended;
  const create = (lines: readonly string[], year: number, opens: string, hours: string) => {
    const title = `March Madness ${String(year)}`;
    const place = file("bracket.csv", lines.join("\n"));
    const when = ["--opens", opens, "--round-hours", hours];
    return admin("create", place, "--year", String(year), "--title", title, ...when);
  };
  const server = await startServer(folder);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  const read = async (of: string) => await (await fetch(`${server.url}/api/contests${of}`)).text();
  const years = async () =>
    v
      .parse(v.pipe(v.string(), v.parseJson(), ContestsSchema), await read(""))
      .map(({ year, status }) => [year, status]);

  const bracket = bracketLines();
  const [, remark] = await create(bracket.slice(0, -1), 2031, OVER, "0.1");
  expect(remark).toMatch(/^ {2}the file has 63 entrants/);
  expect(process.exitCode).toBe(2);
  process.exitCode = undefined;
  await expect(create(bracket, 2031, "2031-03-16 09:00", "24")).rejects.toThrow("its offset");
  await expect(create(bracket, 2031, OVER, "0.01")).rejects.toThrow("--round-hours");

  await create(bracket, 2031, OVER, "0.1");
  await expect(create(bracket, 2031, OVER, "0.1")).rejects.toThrow(CommandError);
  await create(bracket, 2032, new Date().toISOString(), "24");
  // A process looks at the contests' version once a second.
  const areYears = (...expected: [number, string][]) =>
    vi.waitFor(async () => expect(await years()).toEqual(expected), 10_000);
  await areYears([2032, "open"], [2031, "closed"]);
  expect(await admin("list")).toEqual([
    "2032\topen\tMarch Madness 2032",
    "2031\tclosed\tMarch Madness 2031",
  ]);
  expect(await admin("withdraw", "2032", "East", "1")).toEqual([
    "East 1 is withdrawn from the Round of 64 on.",
  ]);
  await expect(admin("withdraw", "2031", "East", "1")).rejects.toThrow("This contest is over.");
  expect((await admin("results", "2031", "--csv")).join("\r\n")).toBe(
    (await read("/2031/results.csv")).trimEnd(),
  );
  await admin("audit", "2032");
  await expect(admin("audit", "1999")).rejects.toThrow(CommandError);

  const archive = await read("/2031/archive.json");
  const counted = await recount(file("archive.json", archive));
  expect(counted).toMatchObject({ code: 0, stderr: "" });
  expect(counted.stdout).toMatch(/All 63 matchups and the hash agree\.\nChampion: East 1\n$/);
  const forged = await recount(file("forged.json", archive.replace('"East 2"', '"East Two"')));
  expect(forged.code).toBe(1);
  expect(forged.stdout).toContain("wrong: sha256");
  expect((await recount(`${server.url}/api/contests`)).stderr).toMatch(
    /is no archive of a contest/,
  );

  expect(await admin("remove", "2032")).toEqual(["The contest of 2032 is removed."]);
  await areYears([2031, "closed"]);
});

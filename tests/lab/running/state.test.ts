import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureSizes } from "../../../server/build/sizes.ts";
import { DIST, PROJECT } from "../../../server/project.ts";
import { startProgram, untilListening, type Program } from "../../support/server/serverProcess.ts";

/** What a site is built from and started with; tests are no part of it but for the made-up state. */
const PARTS = [
  "src",
  "sw",
  "server",
  "public",
  "index.html",
  "manifest.webmanifest",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "CHANGELOG.md",
  "tests/tsconfig.json",
  "tests/fixtures/state",
];
const STATE = "tests/fixtures/state/lakota";
/** Its build takes 8 s alone on two processors, and the sample is loaded into a new database. */
const STARTS_WITHIN_MS = 180_000;

/**
 * Another state's site, made as its community would make it: a folder, and one variable. It is built beside this one,
 * which other tests are using.
 */
describe("a site of another state", () => {
  let project = "";
  let site: (Program & { url: string }) | null = null;
  const read = async (address: string) =>
    await (await fetch(`${site?.url ?? ""}${address}`)).text();

  beforeAll(async () => {
    project = mkdtempSync(path.join(os.tmpdir(), "occ-state-"));
    for (const part of PARTS)
      cpSync(path.join(PROJECT, part), path.join(project, part), { recursive: true });
    symlinkSync(path.join(PROJECT, "node_modules"), path.join(project, "node_modules"));
    const built = spawnSync(process.execPath, ["server/launch.js", "server/cli/build.ts"], {
      cwd: project,
      env: { PATH: process.env["PATH"], STATE },
      encoding: "utf8",
    });
    expect(built.status, built.stderr).toBe(0);
    const env = { STATE, DATA_DIR: path.join(project, "data") };
    site = await untilListening(startProgram("server/cli/start.ts", [], env, project));
  }, STARTS_WITHIN_MS);

  afterAll(async () => {
    site?.process.kill();
    await site?.ended;
    rmSync(project, { recursive: true, force: true });
  });

  it("names this one's state in no file that travels", () => {
    const dist = path.join(project, "dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
      // The same once more, compressed.
      .filter((file) => /\.(?!br$|gz$)\w+$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    const naming = files.filter(
      (file) => /ohio/i.test(file) || /ohio/i.test(readFileSync(path.join(dist, file), "latin1")),
    );
    expect(naming).toEqual([]);
    expect(readFileSync(path.join(dist, "index.html"), "utf8")).toContain(
      "<title>Lakota Cannabis Community</title>",
    );
    expect(JSON.parse(readFileSync(path.join(dist, "manifest.webmanifest"), "utf8"))).toMatchObject(
      {
        name: "Lakota Cannabis Community",
        short_name: "Lakota Cannabis",
      },
    );
  });

  it("is as light as this one: its landing within 1 kB", async () => {
    const [own, other] = [await measureSizes(DIST), await measureSizes(path.join(project, "dist"))];
    expect(Math.abs(own.landingJs - other.landingJs)).toBeLessThan(1_000);
  });

  it.each([
    "/",
    "/dispensary-menus",
    "/dispensary-deals",
    "/dispensary-maps",
    "/dispensary-limits",
    "/introduction",
    "/resources",
    "/other-maps",
    "/events",
    "/trends",
    "/change-log",
    "/api/stores",
    "/api/deals",
    "/api/events",
    "/api/trends",
    "/api/taxes",
    "/api/openapi.json",
    "/manifest.webmanifest",
    "/sitemap.xml",
  ])("answers %s without a word of it", async (address) => {
    const text = await read(address);
    expect(text.length).toBeGreaterThan(50);
    expect(/.{0,60}ohio.{0,60}/i.exec(text)?.[0]).toBeUndefined();
  });

  it("has its own regions, counties, taxes and clocks", async () => {
    expect(await read("/")).toContain("Lakota");
    const stores: unknown = JSON.parse(await read("/api/stores"));
    expect(stores).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ county: "Heron", region: "West", taxArea: "heron" }),
        expect.objectContaining({ county: "Badger", region: "East" }),
      ]),
    );
    expect(JSON.parse(await read("/api/taxes"))).toMatchObject({
      excise: { percent: "20.00" },
      areas: [{ id: "badger" }, { id: "heron" }, { id: "juniper", countyPercent: "2.00" }],
    });
    expect(await read("/api/trends")).toContain("from Monday to Sunday, Mountain time");
  });

  it("is refused in one line where there is none of that name", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["server/launch.js", "server/cli/build.ts"],
      {
        cwd: PROJECT,
        env: { PATH: process.env["PATH"], STATE: "nowhere" },
        encoding: "utf8",
      },
    );
    expect([status, stderr]).toEqual([
      1,
      "STATE: there is no src/content/state/nowhere/names.ts.\n",
    ]);
  });
});

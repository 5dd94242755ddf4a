import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { list, type ReadEntry } from "tar";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageFolder } from "../../../server/build/bundledPackages.ts";
import { PROJECT } from "../../../server/project.ts";
import { freePort } from "../../support/server/site.ts";
import { waitFor } from "../../support/waiting/waitFor.ts";
import { archiveIn, releasedHere, unpack } from "../support/running/releases.ts";

const MB = 1_000_000;

const BillSchema = v.object({
  bomFormat: v.literal("CycloneDX"),
  components: v.array(
    v.object({ name: v.string(), group: v.optional(v.string()), type: v.string() }),
  ),
});

const ProvenanceSchema = v.object({
  subject: v.array(v.object({ name: v.string(), digest: v.object({ sha256: v.string() }) })),
});

describe("a release", () => {
  let made = "";
  let scratch = "";
  let unpacked = "";
  beforeAll(async () => {
    made = await releasedHere();
    scratch = mkdtempSync(path.join(os.tmpdir(), "occ-unpacked-"));
    unpacked = unpack(archiveIn(made), path.join(scratch, "empty"));
  }, 120_000);
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it("is one file of at most 40 MB, whose sum stands beside it and in where it comes from", () => {
    const archive = archiveIn(made);
    const sum = createHash("sha256").update(readFileSync(archive)).digest("hex");
    expect(statSync(archive).size).toBeLessThan(40 * MB);
    expect(readFileSync(path.join(made, "SHA256SUMS"), "utf8")).toBe(
      `${sum}  ${path.basename(archive)}\n`,
    );
    expect(v.parse(ProvenanceSchema, json("provenance.json")).subject).toEqual([
      { name: path.basename(archive), digest: { sha256: sum } },
    ]);
  });

  it("lists as its parts just those packages of which something is inside", () => {
    const { components } = v.parse(BillSchema, json("bom.cdx.json"));
    const listed = components
      .filter(({ type }) => type === "library")
      .map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
    // The compiler names each module's file above it; libraries that stay files lie there.
    const files = filesIn(unpacked);
    const programs = files.filter((file) => /^programs.*\.js$/.test(file));
    const compiled = programs.flatMap((file) => {
      const text = readFileSync(path.join(unpacked, file), "utf8");
      return Array.from(
        text.matchAll(/^\s*\/\/ (node_modules\/.*)$/gm),
        ([, module = ""]) => module,
      );
    });
    const inside = new Set(
      [...compiled, ...files].flatMap(
        (file) => packageFolder(file)?.split("node_modules/").at(-1) ?? [],
      ),
    );
    expect([...inside].filter((name) => !listed.includes(name))).toEqual([]);
    // The page is minified: its packages are those that it says at "About this site", and no others.
    const said = readFileSync(path.join(unpacked, "THIRD-PARTY-NOTICES.txt"), "utf8");
    const unexplained = listed.filter((name) => !inside.has(name) && !said.includes(`\n${name} `));
    expect(unexplained).toEqual([]);
  });

  // Whether two are equal is tried by `npm run test:long`.
  it("has nothing of when, where and by whom it was made: its files by name, with their commit's time", async () => {
    const entries: ReadEntry[] = [];
    await list({ file: archiveIn(made), onReadEntry: (entry) => void entries.push(entry) });
    const names = entries.map((entry) => entry.path);
    expect(names.length).toBeGreaterThan(200);
    expect(names).toEqual([...names].sort());
    const seconds = Number(git("log", "-1", "--format=%ct"));
    const marks = entries.map(({ type, mtime, mode, uid, uname }) =>
      [type, (mtime?.getTime() ?? 0) / 1_000, mode?.toString(8), uid, uname].join(" "),
    );
    expect([...new Set(marks)]).toEqual([["File", seconds, "644", "", ""].join(" ")]);
    // The time in the head of a gzip file.
    expect(readFileSync(archiveIn(made)).readUInt32LE(4)).toBe(0);
    const written = [
      ...filesIn(unpacked).map((file) => path.join(unpacked, file)),
      ...readdirSync(made).map((file) => path.join(made, file)),
    ];
    const naming = written.filter((file) => readFileSync(file, "latin1").includes(PROJECT));
    expect(naming).toEqual([]);
  });

  it("has none of what a checkout is built with, nor a file of the tests", () => {
    const files = filesIn(unpacked);
    expect(files.filter((file) => /\.(?:tsx?|map)$|^tests|^src|package-lock/.test(file))).toEqual(
      [],
    );
  });

  describe("started in an empty folder, with nothing else on the machine", () => {
    let site: ChildProcess | null = null;
    let url = "";
    const env = () => ({ HOST: "127.0.0.1", PORT: new URL(url).port, LOG_LEVEL: "error" });
    const start = async (...words: string[]) => {
      url = `http://127.0.0.1:${String(await freePort())}`;
      site = spawn(process.execPath, ["server.js", ...words], { cwd: unpacked, env: env() });
      await waitFor(
        "the release",
        async () => (await fetch(`${url}/api/health`).catch(() => null))?.ok === true,
        // It makes a database and its sample, beside other tests.
        90_000,
      );
    };
    const stop = async () => {
      if (site === null || site.exitCode !== null) return;
      const gone = once(site, "exit");
      site.kill("SIGTERM");
      await gone;
    };
    beforeAll(async () => await start(), 100_000);
    afterAll(stop);

    it("serves the page written, its files and the licences of all that is in them", async () => {
      let page = "";
      await waitFor("home, written", async () => {
        page = await (await fetch(`${url}/`)).text();
        return page.includes("Most Available Strains");
      });
      const [, script = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
      expect((await fetch(url + script)).status).toBe(200);
      const licences = await (await fetch(`${url}/third-party-notices.txt`)).text();
      expect(licences).toContain("react-dom");
    });

    it("has the operator's programs, which say what to type here", () => {
      const run = (...words: string[]) =>
        spawnSync(process.execPath, words, { cwd: unpacked, env: env(), encoding: "utf8" });
      expect(run("admin.js", "status").stdout).toContain("(node import.js FILE)");
      expect(run("import.js", "--list").stdout).toContain("Nothing has been imported yet.");
      expect(run("admin.js").stdout).toContain("Usage: node admin.js COMMAND");
    });

    it("has the page that gets rid of its worker", async () => {
      await stop();
      await start("--kill-switch");
      const worker = await (await fetch(`${url}/firebase-messaging-sw.js`)).text();
      expect(worker).toContain("registration.unregister()");
    });
  });

  const git = (...words: string[]) =>
    spawnSync("git", words, { cwd: PROJECT, encoding: "utf8" }).stdout;
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const json = (name: string): unknown => JSON.parse(readFileSync(path.join(made, name), "utf8"));
});

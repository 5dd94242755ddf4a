import * as v from "valibot";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { LAUNCHER, PROJECT } from "../../../server/project.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "occ-status-"));
  makeDataFolder(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const status = (env: Record<string, string>, ...words: string[]) =>
  startProgram("server/cli/admin.ts", ["status", ...words], {
    DATA_DIR: path.join(folder, "data"),
    ...env,
  }).ended;

const FindingsSchema = v.object({
  findings: v.array(v.object({ level: v.string(), about: v.string(), says: v.string() })),
});

it("the status is asked of a running server, and of the folder when it has ended", async () => {
  const server = await startServer(folder);
  const env = { PORT: new URL(server.url).port };
  const running = await status(env, "--json");
  server.process.kill("SIGTERM");
  await server.ended;
  expect(running.stderr).toBe("");
  const { findings } = v.parse(FindingsSchema, JSON.parse(running.stdout));
  // What the program ships with ages with the machine's clock.
  expect(findings.filter(({ about }) => about !== "law" && about !== "taxes")).toEqual([
    {
      about: "old-data",
      level: "look",
      says: "No store has a menu: import one (npm run import -- FILE).",
    },
  ]);
  const ended = await status(env);
  expect(ended).toMatchObject({ code: 2, stderr: "" });
  expect(ended.stdout).toMatch(
    /^Broken: Nobody answers at http:\/\/127\.0\.0\.1:\d+: start the server/m,
  );
});

it("a database that nobody can reach is said, with exit code 2", async () => {
  const gone = await status({ DATABASE_URL: "postgres://a:secret@127.0.0.1:1/b" });
  expect(gone).toMatchObject({ code: 2, stderr: "" });
  expect(gone.stdout).toContain("Broken: The database does not answer (connect ECONNREFUSED");
  expect(gone.stdout).not.toContain("secret");
});

it("a folder without a database is said, and stays empty", async () => {
  const none = path.join(folder, "none");
  const { code, stdout } = await status({ DATA_DIR: none });
  expect([code, stdout]).toEqual([2, expect.stringContaining(`There is no database in ${none}`)]);
});

it("a folder of imports that is away is said, and what was refused in one that is there", async () => {
  const inbox = path.join(folder, "inbox");
  const away = await status({ IMPORT_FOLDER: inbox });
  mkdirSync(path.join(inbox, "refused"), { recursive: true });
  writeFileSync(path.join(inbox, "refused", "bad.csv.report.json"), "{}");
  const there = await status({ IMPORT_FOLDER: inbox });
  expect(away.stdout).toContain(`Broken: The folder of imports ${inbox} cannot be read`);
  expect(there.stdout).toContain(
    "Look: 1 file was refused in the last 24 h, the newest bad.csv at ",
  );
});

/** A world in which only what it starts sees what it mounts; some machines let nobody make one. */
const OWN_MOUNTS = ["--user", "--map-root-user", "--mount"];
const mayMount = spawnSync("unshare", [...OWN_MOUNTS, "mount", "-t", "tmpfs", "none", "/mnt"]);

it.skipIf(mayMount.status !== 0)("a disk that is nearly full is said", () => {
  const full = path.join(folder, "full");
  mkdirSync(full);
  const mounted = 'mount -t tmpfs -o size=64m none "$DATA_DIR" && exec "$@"';
  const asked = [process.execPath, LAUNCHER, "server/cli/admin.ts", "status"];
  const { status: code, stdout } = spawnSync(
    "unshare",
    [...OWN_MOUNTS, "sh", "-c", mounted, "sh", ...asked],
    { cwd: PROJECT, env: { PATH: process.env["PATH"], DATA_DIR: full }, encoding: "utf8" },
  );
  expect(code).toBe(2);
  expect(stdout).toContain(`Broken: The disk of ${full} is nearly full, 67 MB of 67 MB are free`);
});

const postgresUrl = inject("postgresUrl");

it.skipIf(postgresUrl === null)("a clock that is wrong is said", async () => {
  const { url, drop } = await createEmptyPostgres(postgresUrl ?? "");
  const ahead = "const { now } = Date; Date.now = () => now() + 300_000;";
  const { stdout } = await status({
    DATABASE_URL: url,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}`,
  });
  await drop();
  expect(stdout).toMatch(
    /^Broken: This machine's clock is (?:299|300|301) s ahead of the database's/m,
  );
});

it.skipIf(postgresUrl === null)("a database that is empty is said, and stays so", async () => {
  const { url, drop } = await createEmptyPostgres(postgresUrl ?? "");
  const first = await status({ DATABASE_URL: url });
  const second = await status({ DATABASE_URL: url });
  await drop();
  expect([first.code, first.stdout]).toEqual([
    2,
    expect.stringContaining("Broken: The database is empty: start the server, which fills it."),
  ]);
  expect(second.stdout).toContain("The database is empty");
});

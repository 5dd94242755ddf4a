import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../../server/db/database.ts";
import { makeDataFolder, makeEmptyDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

const SEVERAL_PROCESSES_MS = 90_000;

/**
 * What other users of the machine could come by: whatever lies in a folder that is closed, they
 * cannot. PostgreSQL's program for the web gives some of its files modes of its own there.
 */
function openTo(folder: string): string[] {
  const isOpen = (name: string) => (statSync(path.join(folder, name)).mode & 0o077) !== 0;
  return [".", ...readdirSync(folder)].filter(isOpen);
}

it(
  "a data folder that systemd has made for all is its user's alone as soon as a server runs on it",
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "occ-modes-"));
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
    });
    const data = path.join(folder, "data");
    mkdirSync(data);
    chmodSync(data, 0o755);
    makeDataFolder(folder);
    // As an older version has left it.
    for (const name of readdirSync(data, { recursive: true, encoding: "utf8" })) {
      const file = path.join(data, name);
      chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o644);
    }
    chmodSync(data, 0o755);
    const server = await startServer(folder);
    const call = `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
    const signedUp = await fetch(call, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "a@b.org", password: "correct horse" }),
    });
    expect(signedUp.status).toBe(200);
    expect(openTo(data)).toEqual([]);
    server.process.kill("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(openTo(data)).toEqual([]);
  },
  SEVERAL_PROCESSES_MS,
);

it(
  "escape sequences in the name of an imported file reach no terminal",
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "occ-escapes-"));
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    const file = path.join(folder, "menu\u001b[2J\u202e.csv");
    writeFileSync(file, "nothing that is known\n");
    const { ended } = startProgram("server/cli/import.ts", [file], {
      DATA_DIR: path.join(folder, "data"),
    });
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(2);
    expect(stderr).toContain("menu␛[2J⟨U+202E⟩.csv");
    for (const unseen of ["\u001b", "\u202e"]) expect(stdout + stderr).not.toContain(unseen);
  },
  SEVERAL_PROCESSES_MS,
);

// How one is killed at such a moment, tests/api/programs/killed.test.ts tries (`npm run test:long`).
it("a start that was killed while it made the database leaves nothing in the way of the next", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "occ-half-made-"));
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  makeEmptyDataFolder(dataDir);
  mkdirSync(path.join(dataDir, "pglite.new-4711", "base"), { recursive: true });
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  onTestFinished(close);
  expect(await db.query.announcements.findMany()).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith("pglite"))).toEqual(["pglite"]);
});

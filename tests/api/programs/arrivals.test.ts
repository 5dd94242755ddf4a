import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { withDatabase } from "../../../server/cli/withDatabase.ts";
import { openDatabase } from "../../../server/db/database.ts";
import { createToken } from "../../../server/import/incoming/tokens.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { neutralMenu } from "../../support/data/pushing.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer, type Program } from "../../support/server/serverProcess.ts";

const serverUrl = inject("postgresUrl");
const MENU = neutralMenu({ store: { slug: "real" } });

/** A place with one real store, of which a server and commands work on either engine. */
async function placeOn(engine: "PGlite" | "PostgreSQL") {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-arrivals-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const inbox = path.join(folder, "inbox");
  mkdirSync(inbox);
  const dataDir = path.join(folder, "data");
  if (engine === "PGlite") {
    makeDataFolder(folder);
    return { folder, inbox, env: { dataDir, databaseUrl: null }, variables: {} };
  }
  const { url } = await createEmptyPostgres(serverUrl ?? "");
  const { db, close } = await openDatabase({ dataDir, databaseUrl: url });
  await rowsIn(db).store({ slug: "real" });
  await close();
  const variables = { DATABASE_URL: url };
  return { folder, inbox, env: { dataDir, databaseUrl: url }, variables };
}

/** Begins to write a file, under the name of one that is not whole. */
function begin(inbox: string): void {
  writeFileSync(path.join(inbox, "menu.json.part"), MENU);
}

/** Waits until a folder was seen that is left alone: what is renamed afterwards is whole at once. */
async function hasLooked({ process: { stderr }, ended }: Program): Promise<void> {
  const seen = new Promise<void>((resolve) => {
    stderr?.on("data", (text: string) => {
      if (text.includes("left there")) resolve();
    });
  });
  await Promise.race([seen, ended]);
}

/** Ends the writing, waits until the file has been taken, and answers its report. */
async function hasCome(inbox: string): Promise<unknown> {
  renameSync(path.join(inbox, "menu.json.part"), path.join(inbox, "menu.json"));
  const done = path.join(inbox, "done", "menu.json");
  await expect.poll(() => existsSync(done), { timeout: 100_000 }).toBe(true);
  return JSON.parse(readFileSync(`${done}.report.json`, "utf8"));
}

/** A busy machine starts a program slowly, and each test starts several. */
const SEVERAL_PROCESSES_MS = 120_000;

it.each(serverUrl === null ? (["PGlite"] as const) : (["PGlite", "PostgreSQL"] as const))(
  "a server on %s imports what arrives in its folder and what stores push, and shows both at once",
  async (engine) => {
    const { folder, inbox, env, variables } = await placeOn(engine);
    begin(inbox);
    const server = await startServer(folder, { IMPORT_FOLDER: inbox, ...variables });
    onTestFinished(() => void server.process.kill("SIGKILL"));
    // It has looked by then: what is renamed afterwards is whole at once.
    await fetch(`${server.url}/api/health`);
    expect(await hasCome(inbox)).toMatchObject({ error: null, created: 1 });

    const { secret } = await withDatabase(env, createToken, { store: "real", name: null });
    const pushed = await fetch(`${server.url}/api/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: neutralMenu({ price: 2_000 }),
    });
    expect([pushed.status, await pushed.json()]).toMatchObject([200, { changed: 1 }]);
    const menu = await fetch(`${server.url}/api/menus/real`);
    expect(await menu.text()).toContain("2000");
    server.process.kill("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });
  },
  SEVERAL_PROCESSES_MS,
);

it(
  "the command watches a folder until it is stopped, and leaves the database free meanwhile",
  async () => {
    const { inbox, env } = await placeOn("PGlite");
    begin(inbox);
    mkdirSync(path.join(inbox, "kept"));
    const watching = startProgram("server/cli/import.ts", ["--watch", inbox, "--json"], {
      DATA_DIR: env.dataDir,
    });
    onTestFinished(() => void watching.process.kill("SIGKILL"));
    await hasLooked(watching);
    expect(await hasCome(inbox)).toMatchObject({ error: null, created: 1 });
    await withDatabase(env, createToken, { store: "real", name: null });
    watching.process.kill("SIGTERM");
    const { code, stdout } = await watching.ended;
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ file: "menu.json", store: "real", created: 1 });
  },
  SEVERAL_PROCESSES_MS,
);

it("the command refuses to watch the server's own folders, and what is no folder", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-arrivals-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const refusals = [
    [folder, "is the server's own"],
    [path.join(folder, "nowhere"), "does not exist"],
  ] as const;
  await Promise.all(
    refusals.map(async ([watched, reason]) => {
      const { code, stderr } = await startProgram("server/cli/import.ts", ["--watch", watched], {
        DATA_DIR: folder,
      }).ended;
      expect(code).toBe(2);
      expect(stderr).toContain(reason);
    }),
  );
});

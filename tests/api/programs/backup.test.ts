import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { move } from "../../../server/operations/backup/restore.ts";
import { openDatabase } from "../../../server/db/database.ts";
import { scratchFolder } from "../../support/backup/places.ts";
import { allRows } from "../../support/backup/rowsOf.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

const serverUrl = inject("postgresUrl");
const SEVERAL_PROCESSES_MS = 120_000;

const admin = async (dataDir: string, ...words: string[]) =>
  await startProgram("server/cli/admin.ts", words, { DATA_DIR: dataDir }).ended;

async function rowsAt(place: Parameters<typeof openDatabase>[0]) {
  const { db, close } = await openDatabase(place);
  const rows = await allRows(db);
  await close();
  return rows;
}

it(
  "a running server's data are backed up, brought back with the key that signs, and moved once it has stopped",
  async () => {
    const folder = scratchFolder();
    makeDataFolder(folder);
    const [dataDir, other] = [path.join(folder, "data"), path.join(folder, "other")];
    const file = path.join(folder, "site.backup");
    const server = await startServer(folder);
    onTestFinished(() => void server.process.kill("SIGKILL"));
    // Only then is there a key that signs.
    await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "a@b.org", password: "correct horse" }),
    });

    const backedUp = await admin(dataDir, "backup", file, "--json");
    expect(backedUp).toMatchObject({ code: 0 });
    expect(JSON.parse(backedUp.stdout)).toMatchObject({ file, tables: { stores: 1 } });
    const moving = move(dataDir, "postgres://127.0.0.1:9/none", () => undefined);
    await expect(moving).rejects.toThrow("is in use by process");
    server.process.kill("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });

    expect(await admin(other, "restore", file)).toMatchObject({ code: 0 });
    const key = (of: string) => readFileSync(path.join(of, "identity-key.json"), "utf8");
    expect(key(other)).toBe(key(dataDir));
    const rows = await rowsAt({ dataDir, databaseUrl: null });
    if (serverUrl === null) {
      expect(await rowsAt({ dataDir: other, databaseUrl: null })).toEqual(rows);
      return;
    }
    const { url, drop } = await createEmptyPostgres(serverUrl);
    onTestFinished(drop);
    expect(await admin(other, "move", "--to", url)).toMatchObject({ code: 0 });
    expect(await rowsAt({ dataDir: other, databaseUrl: url })).toEqual(rows);
  },
  SEVERAL_PROCESSES_MS,
);

import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { openDatabase, type Db } from "../../../server/db/database.ts";
import { NOW, rowsIn } from "../data/rows.ts";
import { createEmptyPostgres, PATIENT_MS } from "../database/testDatabase.ts";
import { startServer } from "../server/serverProcess.ts";

/** A PostgreSQL of a test's own, with a real store, so that no server loads its sample first. */
export async function ownPostgres(serverUrl: string): Promise<{ db: Db; databaseUrl: string }> {
  const { url, drop } = await createEmptyPostgres(serverUrl);
  onTestFinished(drop);
  const { db, close } = await openDatabase({
    dataDir: "",
    databaseUrl: url,
    patienceMs: PATIENT_MS,
  });
  onTestFinished(close);
  await rowsIn(db).store({ slug: "real", createdAt: new Date(NOW) });
  return { db, databaseUrl: url };
}

/** Server processes on one database, ended with the test. */
export async function serversOn(databaseUrl: string, count: number) {
  const root = mkdtempSync(path.join(os.tmpdir(), "occ-contests-"));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const servers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      startServer(path.join(root, String(index)), { DATABASE_URL: databaseUrl }),
    ),
  );
  onTestFinished(async () => {
    for (const { process: server, ended } of servers) {
      server.kill("SIGTERM");
      await ended;
    }
  });
  return servers.map((server) =>
    Object.assign(server, {
      request: (to: string, init?: RequestInit) => fetch(server.url + to, init),
    }),
  );
}

import { PGlite } from "@electric-sql/pglite";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase, openPglite } from "../../../server/db/database.ts";
import { ensureKeyFile, keyFilePath } from "../../../server/accounts/keys/keyFile.ts";
import { startPostgres } from "../programs/postgres.ts";
import { NOW, rowsIn } from "../data/rows.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** `null` when PostgreSQL is unavailable. */
    postgresUrl: string | null;
    /** File with a migrated, empty PGlite cluster. */
    pgliteTemplate: string;
    /** File with a PGlite cluster that has no tables yet. */
    pgliteCluster: string;
    /** Folder with two data folders, `empty` and `realStore`, to be copied. */
    dataFolders: string;
  }
}

/** What all projects of a run share. */
interface Engines {
  postgresUrl: string | null;
  folder: string;
  template: string;
  cluster: string;
  /** Calling it again does nothing more. */
  stop: () => Promise<void>;
}

declare global {
  /** Each project loads this module anew, in one process. */
  var enginesOfTests: Promise<Engines> | undefined;
}

/**
 * Set-up of the API tests, once per run and not for each of its projects: a PostgreSQL server, and a
 * PGlite cluster that each test file loads in half a second instead of creating its own
 * in four. With `REQUIRE_POSTGRES=1` a missing PostgreSQL is a failure; otherwise
 * it is said, and its tests count as skipped.
 */
export default async function setUpEngines(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl, template, cluster, folder, stop } = await (globalThis.enginesOfTests ??=
    startEngines());
  project.provide("postgresUrl", postgresUrl);
  project.provide("pgliteTemplate", template);
  project.provide("pgliteCluster", cluster);
  project.provide("dataFolders", folder);
  return stop;
}

async function startEngines(): Promise<Engines> {
  const postgres = await startPostgres();
  if (postgres === null) {
    const message = "PostgreSQL is unavailable: the API was not tested on it.";
    if (process.env["REQUIRE_POSTGRES"] === "1") throw new Error(message);
    process.stdout.write(`\n${message}\n`);
  }

  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-pglite-"));
  const template = path.join(folder, "template.tar");
  const cluster = path.join(folder, "cluster.tar");
  await makeTemplates(folder, { template, cluster });

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    postgresUrl: postgres?.url ?? null,
    folder,
    template,
    cluster,
    stop: async () => await (stopped ??= stop()),
  };
}

/** Makes the data folders, and files of which a PGlite in memory is made: of the empty one's database, and of one before it has tables. */
async function makeTemplates(
  folder: string,
  files: { template: string; cluster: string },
): Promise<void> {
  const [empty, realStore] = [path.join(folder, "empty"), path.join(folder, "realStore")];
  mkdirSync(empty);
  const pglite = new PGlite(path.join(empty, "pglite"));
  await pglite.waitReady;
  await write(files.cluster, pglite);
  await openPglite(pglite);
  await write(files.template, pglite);
  await pglite.close();

  cpSync(empty, realStore, { recursive: true });
  const { db, close } = await openDatabase({ dataDir: realStore, databaseUrl: null });
  await rowsIn(db).store({ slug: "real", createdAt: new Date(NOW) });
  await close();
  // Every server needs one, and to make it takes half a second.
  await ensureKeyFile(keyFilePath(realStore));
}

async function write(file: string, pglite: PGlite): Promise<void> {
  const dump = await pglite.dumpDataDir("none");
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
}

import { PGlite } from "@electric-sql/pglite";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Client } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase, openPglite, type Db } from "../../../server/db/database.ts";
import { loadSample } from "../../../server/operations/sample/load.ts";
import { NOW } from "../data/rows.ts";
import { copyPostgres, createEmptyPostgres, PATIENT_MS } from "./testDatabase.ts";

/** Longest wait for the one that loads it. */
const LOADING_MS = 120_000;

/** Any number that nothing else takes. */
const LOADING_LOCK = 4_011;

/**
 * Gives the tests of a file a database of their own with the sample in it, as of {@link NOW}. It is loaded once in a
 * run, by the first that asks, and copied for the others: by PostgreSQL where there is one, which is faster.
 *
 * @returns answers the database, inside tests and hooks only
 */
export function useSample(): () => Db {
  let opened: { db: Db; close: () => Promise<void> } | undefined;
  beforeAll(async () => {
    const serverUrl = inject("postgresUrl");
    opened = serverUrl === null ? await loadOnPglite() : await copyOnPostgres(serverUrl);
  }, LOADING_MS);
  afterAll(async () => await opened?.close());
  return () => {
    if (opened === undefined) throw new Error("The sample is open inside tests only.");
    return opened.db;
  };
}

async function loadOnPglite() {
  const template = new Blob([readFileSync(inject("pgliteTemplate"))]);
  const pglite = new PGlite({ loadDataDir: template });
  const { db } = await openPglite(pglite);
  await loadSample(db, NOW);
  return { db, close: () => pglite.close() };
}

async function copyOnPostgres(serverUrl: string) {
  const { url, drop } = await copyPostgres(serverUrl, await nameOfLoaded(serverUrl));
  const { db, close } = await openDatabase({
    dataDir: "",
    databaseUrl: url,
    patienceMs: PATIENT_MS,
  });
  return {
    db,
    async close() {
      await close();
      await drop();
    },
  };
}

/** The database to copy, which is there completely or not at all. One worker loads it, the others wait. */
async function nameOfLoaded(serverUrl: string): Promise<string> {
  const ofThisRun = createHash("sha256").update(inject("dataFolders")).digest("hex").slice(0, 16);
  const name = `sample_${ofThisRun}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOADING_LOCK]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await load(serverUrl, name, client);
  } finally {
    await client.end();
  }
  return name;
}

async function load(serverUrl: string, name: string, client: Client): Promise<void> {
  const { url } = await createEmptyPostgres(serverUrl);
  const { db, close } = await openDatabase({
    dataDir: "",
    databaseUrl: url,
    patienceMs: PATIENT_MS,
  });
  await loadSample(db, NOW);
  await close();
  await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
}

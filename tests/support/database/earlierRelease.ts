import { PGlite } from "@electric-sql/pglite";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle as drizzleNode } from "drizzle-orm/node-postgres";
import { migrate as migrateNode } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Client } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import * as v from "valibot";
import { openDatabase, openPglite, type Database, type Db } from "../../../server/db/database.ts";
import { createEmptyPostgres } from "./testDatabase.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../server/db/migrations", import.meta.url));
const JournalSchema = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) });

/** What an earlier release has left. */
interface Left {
  /** The migration that this release did not have yet; its name ends in this. */
  before: string;
  /** Its rows, by table. */
  rows: Readonly<Record<string, readonly unknown[]>>;
}

type Run = (statement: string, values?: string[]) => Promise<unknown>;

/**
 * Describes on each engine what becomes of a database that an earlier release has left, when
 * this one opens it.
 */
export function describeOnEarlierDatabase(
  name: string,
  left: Left,
  define: (db: () => Db) => void,
): void {
  const serverUrl = inject("postgresUrl");
  describe(`${name} (PGlite)`, () => {
    useOpened(() => openEarlierPglite(left), define);
  });
  describe.skipIf(serverUrl === null)(`${name} (PostgreSQL)`, () => {
    useOpened(() => openEarlierPostgres(serverUrl ?? "", left), define);
  });
}

function useOpened(
  open: () => Promise<Pick<Database, "db" | "close">>,
  define: (db: () => Db) => void,
) {
  let opened: Pick<Database, "db" | "close"> | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened?.close();
  });
  define(() => {
    if (opened === undefined) throw new Error("The database is open inside tests only.");
    return opened.db;
  });
}

async function openEarlierPglite({ before, rows }: Left): Promise<Database> {
  const pglite = new PGlite();
  await withMigrationsUntil(before, (migrationsFolder) =>
    migratePglite(drizzlePglite(pglite), { migrationsFolder }),
  );
  await fill((statement, values) => pglite.query(statement, values), rows);
  return await openPglite(pglite);
}

async function openEarlierPostgres(serverUrl: string, { before, rows }: Left) {
  const { url, drop } = await createEmptyPostgres(serverUrl);
  const client = new Client({ connectionString: url });
  await client.connect();
  // Moments are compared as texts, which have the zone of the session.
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set timezone to 'UTC'`);
  await withMigrationsUntil(before, (migrationsFolder) =>
    migrateNode(drizzleNode(client), { migrationsFolder }),
  );
  await fill((statement, values) => client.query(statement, values), rows);
  await client.end();
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: url });
  return {
    db,
    close: async () => {
      await close();
      await drop();
    },
  };
}

/** Hands over a folder with the migrations up to, and without, the one named. */
async function withMigrationsUntil(
  before: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-migrations-"));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const file = path.join(folder, "meta", "_journal.json");
    const journal = v.parse(JournalSchema, JSON.parse(readFileSync(file, "utf8")));
    const end = journal.entries.findIndex(({ tag }) => tag.endsWith(before));
    if (end < 0) throw new Error(`There is no migration ${before}.`);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(run: Run, rows: Left["rows"]): Promise<void> {
  for (const [table, records] of Object.entries(rows)) {
    await run(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(records)],
    );
  }
  // As if the rows had got their numbers one by one.
  await run(`
    select setval(pg_get_serial_sequence(name, 'id'), 1000)
    from unnest(array['imports', 'stores', 'products', 'offers', 'observations']) as name`);
}

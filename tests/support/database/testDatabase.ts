import { PGlite } from "@electric-sql/pglite";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { Client } from "pg";
import { beforeAll, beforeEach, describe, inject } from "vitest";
import { openDatabase, openPglite, type Db, tables } from "../../../server/db/database.ts";

/** However busy the machine is, a thousand calls at once are all answered. */
export const PATIENT_MS = 100_000;

/** One engine under test. */
export interface TestDatabase {
  readonly db: Db;
  readonly engine: "pglite" | "postgres";
  /** Address of the database; `null` on PGlite, which lives in this process's memory. */
  readonly url: string | null;
}

/**
 * Describes the same behaviour on PGlite and on a real PostgreSQL. Each engine
 * has one database in each worker of the tests, migrated, and empty before every test.
 *
 * @param define registers the tests; the function it gets answers the database,
 * and may be called inside tests and hooks only
 */
export function describeOnEachEngine(
  name: string,
  define: (database: () => TestDatabase) => void,
): void {
  const postgresUrl = inject("postgresUrl");
  describe(`${name} (PGlite)`, () => {
    useDatabase("pglite", define);
  });
  describe.skipIf(postgresUrl === null)(`${name} (PostgreSQL)`, () => {
    useDatabase("postgres", define);
  });
}

/**
 * Describes behaviour in which the engines cannot differ, on PGlite alone: rules of our own around
 * statements that other tests run on both.
 */
export function describeOnPglite(
  name: string,
  define: (database: () => TestDatabase) => void,
): void {
  describe(name, () => {
    useDatabase("pglite", define);
  });
}

/**
 * Describes on one engine what takes long and uses nothing in which they differ, or is seen on
 * both elsewhere: on PostgreSQL where there is one, which takes half as long, else on PGlite.
 */
export function describeOnFasterEngine(
  name: string,
  define: (database: () => TestDatabase) => void,
): void {
  const engine = inject("postgresUrl") === null ? "pglite" : "postgres";
  describe(`${name} (${engine})`, () => {
    useDatabase(engine, define);
  });
}

/** Opened by the first file of a worker that asks, and ended with the worker. */
const databases: { [engine in TestDatabase["engine"]]?: Promise<TestDatabase> } = {};

function useDatabase(
  engine: TestDatabase["engine"],
  define: (database: () => TestDatabase) => void,
): void {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await (databases[engine] ??=
      engine === "pglite" ? openTemplate() : createPostgresDatabase(inject("postgresUrl") ?? ""));
  }, 30_000);
  beforeEach(async () => {
    if (opened !== undefined) await emptyTables(opened.db);
  });
  define(() => {
    if (opened === undefined) throw new Error("The database is open inside tests only.");
    return opened;
  });
}

async function openTemplate(): Promise<TestDatabase> {
  const template = new Blob([readFileSync(inject("pgliteTemplate"))]);
  const { db, engine } = await openPglite(new PGlite({ loadDataDir: template }));
  return { db, engine, url: null };
}

async function createPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const { url } = await createEmptyPostgres(serverUrl);
  const { db, engine } = await openDatabase({
    dataDir: "",
    databaseUrl: url,
    patienceMs: PATIENT_MS,
  });
  return { db, engine, url };
}

/** Creates a database with a name of its own, without any table. */
export const createEmptyPostgres = (serverUrl: string) => copyPostgres(serverUrl, "template1");

/** The same with all that another database has, to which nobody may be connected. */
export async function copyPostgres(
  serverUrl: string,
  template: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Empties every table of the schema and starts its counters again. To truncate them all takes
 * long for each, also when there is nothing in it; most are empty, and the others small.
 */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql.raw(EMPTY_TABLES));
}

const TABLES = Object.values(tables)
  .filter((one) => is(one, PgTable))
  .map((table) => `'${getTableName(table)}'`);

/** Within one statement nothing minds that a row goes before those that refer to it. */
const EMPTY_TABLES = `do $$
declare
  name text;
begin
  set local session_replication_role = replica;
  foreach name in array array[${TABLES.join(", ")}] loop
    if pg_relation_size(name::regclass) > 1000000 then
      execute format('truncate %I cascade', name);
    elsif pg_relation_size(name::regclass) > 0 then
      execute format('delete from %I', name);
    end if;
  end loop;
  for name in select format('%I', sequencename) from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute 'alter sequence ' || name || ' restart';
  end loop;
end $$`;

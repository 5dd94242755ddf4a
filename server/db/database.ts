import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleNode, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { existsSync } from "node:fs";
import { Pool, type PoolClient } from "pg";
import { lockFolder } from "./folderLock.ts";
import { migrate } from "./migrations.ts";
import { ensurePgliteFolder, pgliteFolder, startPglite } from "./pglite/pgliteFolder.ts";
import * as accounts from "./schema/accounts.ts";
import * as alerts from "./schema/alerts.ts";
import * as announcements from "./schema/announcements.ts";
import * as contests from "./schema/contests.ts";
import * as events from "./schema/events.ts";
import * as facts from "./schema/facts.ts";
import * as feedback from "./schema/feedback.ts";
import * as imports from "./schema/imports.ts";
import * as offers from "./schema/offers.ts";
import * as reports from "./schema/reports.ts";
import * as reservations from "./schema/reservations.ts";
import * as stores from "./schema/stores.ts";
import * as taxes from "./schema/taxes.ts";
import * as transfers from "./schema/transfers.ts";
import * as versions from "./schema/versions.ts";
import * as weeks from "./schema/weeks.ts";
import * as wishlist from "./schema/wishlist.ts";

/**
 * The database, or a transaction on it: both engines satisfy this type. Inside
 * `db.transaction(async (tx) => …)` use `tx` only: on PGlite, which has a single
 * connection, a query on `db` would wait for the transaction that waits for it.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;

export interface Database {
  db: Db;
  engine: "pglite" | "postgres";
  /** Waits for running queries, closes the connection and frees the folder. */
  close: () => Promise<void>;
}

/**
 * All tables, one schema for both engines, PGlite and PostgreSQL. Money is integer cents,
 * weights are integer milligrams, moments are UTC. Sample rows are marked, so that they
 * disappear from every public answer once a real store exists.
 */
export const tables = {
  ...stores,
  ...imports,
  ...offers,
  ...facts,
  ...announcements,
  ...versions,
  ...accounts,
  ...alerts,
  ...wishlist,
  ...feedback,
  ...events,
  ...reservations,
  ...contests,
  ...weeks,
  ...taxes,
  ...transfers,
  ...reports,
};

const DRIZZLE = { schema: tables, casing: "snake_case" } as const;

/** How long to wait for a connection before the database counts as unreachable, or as too busy. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Connections to PostgreSQL at most, where nothing else is said. */
const CONNECTIONS = 10;

/**
 * Opens and migrates the database: PostgreSQL at `databaseUrl`, or PGlite in
 * `dataDir/pglite` when that is `null`.
 *
 * @throws FolderLockedError when another process uses the PGlite folder
 * @throws Error when the server cannot be reached or the folder cannot be opened
 */
export async function openDatabase(place: {
  dataDir: string;
  databaseUrl: string | null;
  /** How long to wait for a connection to PostgreSQL, in milliseconds; five seconds if not said. */
  patienceMs?: number;
  /** How many connections to PostgreSQL there may be at once; ten if not said. */
  connections?: number;
}): Promise<Database> {
  if (place.databaseUrl === null) return await openPgliteFolder(place.dataDir);
  const database = wrapPool(poolOf(place.databaseUrl, place));
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * Opens a PostgreSQL that is only read, such as a standby. Nothing is asked of it yet, so that it may be away.
 *
 * @param patienceMs how long to wait for a connection
 */
export function openStandby(databaseUrl: string, patienceMs: number): Database {
  return wrapPool(poolOf(databaseUrl, { patienceMs }));
}

/** There is no folder of a database. */
export class NoDatabaseError extends Error {
  override name = "NoDatabaseError";
}

/**
 * Opens the database as it is, to look at it: it is neither made nor migrated.
 *
 * @throws NoDatabaseError when there is no PGlite folder
 * @throws FolderLockedError when another process uses it
 * @throws Error when the server cannot be reached or the folder cannot be opened
 */
export async function openAsItIs(place: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<Database> {
  if (place.databaseUrl !== null) return wrapPool(poolOf(place.databaseUrl));
  const folder = pgliteFolder(place.dataDir);
  if (!existsSync(folder)) throw new NoDatabaseError(`There is no database in ${place.dataDir}.`);
  return await lockedFolder(place.dataDir, async () => {
    const pglite = startPglite(folder);
    await pglite.waitReady;
    return { db: wrapPglite(pglite), engine: "pglite", close: () => pglite.close() };
  });
}

async function openPgliteFolder(dataDir: string): Promise<Database> {
  return await lockedFolder(dataDir, async () => {
    return await openPglite(startPglite(await ensurePgliteFolder(dataDir)));
  });
}

/** Opens what is in a folder while it is locked, until the database is closed. */
async function lockedFolder(dataDir: string, open: () => Promise<Database>): Promise<Database> {
  const lock = lockFolder(dataDir);
  try {
    const database = await open();
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Migrates a PGlite that the caller made, such as one in memory or in a thread, and wraps it. */
export async function openPglite(pglite: PGlite): Promise<Database> {
  const db = wrapPglite(pglite);
  await migrate(db);
  return { db, engine: "pglite", close: () => pglite.close() };
}

/** Wraps a PGlite that is migrated already. */
export function wrapPglite(pglite: PGlite): Db {
  return drizzlePglite(pglite, DRIZZLE);
}

function poolOf(
  databaseUrl: string,
  { patienceMs, connections }: { patienceMs?: number; connections?: number } = {},
): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs ?? CONNECT_TIMEOUT_MS,
    max: connections ?? CONNECTIONS,
    // What a network has dropped without a word is noticed, though late.
    keepAlive: true,
  });
  // A connection that breaks while idle is dropped by the pool and replaced at the
  // next query, which reports the trouble if it lasts. Without a listener it would end the process.
  pool.on("error", () => undefined);
  // The same for one that breaks in the middle of a transaction, whose statements fail by themselves.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
  });
  return pool;
}

function wrapPool(pool: Pool): Database {
  const db = drizzleNode(pool, DRIZZLE);
  const ofClient = new WeakMap<PoolClient, NodePgDatabase<typeof tables>>();
  // Drizzle's own gives a connection back only if it could begin on it. Each that was lost at that
  // moment would be one less in the pool, until there are none.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const own = ofClient.get(client) ?? drizzleNode(client, DRIZZLE);
      ofClient.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return { db, engine: "postgres", close: () => pool.end() };
}

import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { newestMigration } from "../../db/migrations.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { quoted, type Snapshot, type SnapshotPart, Tallying } from "./snapshot.ts";

/** What is read at once, about: on PGlite a statement keeps everybody else waiting. */
const BATCH_BYTES = 512 * 1024;

const TableSchema = v.object({
  name: v.string(),
  pages: count,
  bytes: count,
  columns: v.array(v.string()),
});
type Table = v.InferOutput<typeof TableSchema>;

const BatchSchema = v.object({ rows: count, lines: v.nullable(v.string()) });

/**
 * Hands over everything that the database holds at one moment, whatever is written meanwhile. On
 * PGlite, which has a single connection, writers wait until the work is done.
 */
export async function withSnapshot<Output>(
  db: Db,
  work: (snapshot: Snapshot) => Promise<Output>,
): Promise<Output> {
  return await db.transaction(
    async (tx) => work({ migration: await newestMigration(tx), parts: readParts(tx) }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/**
 * Reads all tables and counters inside the caller's transaction, which sees one moment only.
 *
 * The tables are those that the database has, not those that this release knows: none is
 * forgotten, and the database of another release is read as it is.
 */
export async function* readParts(tx: Db): AsyncGenerator<SnapshotPart> {
  await writeValuesExactly(tx);
  for (const table of await tablesOf(tx)) {
    yield { kind: "table", table: table.name, columns: table.columns };
    const tallying = new Tallying();
    for await (const { rows, lines } of batchesOf(tx, table)) {
      tallying.add(rows, lines);
      yield { kind: "rows", count: rows, lines };
    }
    yield { kind: "tableEnd", tally: tallying.end() };
  }
  // Counters do not belong to the moment. Read last, they are beyond every number that a row has.
  yield { kind: "sequences", sequences: await sequencesOf(tx) };
}

/** Texts of values depend on settings, which an operator may have changed for the whole server. */
async function writeValuesExactly(tx: Db): Promise<void> {
  for (const setting of [
    "datestyle to 'ISO, YMD'",
    "timezone to 'UTC'",
    "intervalstyle to 'postgres'",
    "bytea_output to 'hex'",
    "extra_float_digits to 1",
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`));
  }
}

async function tablesOf(tx: Db): Promise<Table[]> {
  return await queryRows(
    tx,
    TableSchema,
    sql`
      select relname as name, pg_table_size(oid) as bytes,
        pg_relation_size(oid) / current_setting('block_size')::integer as pages,
        array(
          select attname::text from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
          order by attnum
        ) as columns
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        -- An extension brings its own again.
        and not exists (
          select from pg_depend
          where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
      order by relname`,
  );
}

/** By place on the disk, which needs no index and no order. */
async function* batchesOf(
  tx: Db,
  { name, columns, pages, bytes }: Table,
): AsyncGenerator<{ rows: number; lines: string }> {
  const row = `array_to_json(array[${columns.map((column) => `${quoted(column)}::text`).join(", ")}])`;
  // Long values lie elsewhere, so that a page may stand for much more than its own size.
  const step = Math.max(1, Math.floor((BATCH_BYTES * pages) / Math.max(1, bytes)));
  for (let page = 0; page < pages; page += step) {
    const [batch] = await queryRows(
      tx,
      BatchSchema,
      sql.raw(`select count(*) as rows, string_agg(${row}::text, E'\\n') as lines
        from ${quoted(name)}
        where ctid >= '(${String(page)},0)' and ctid < '(${String(page + step)},0)'`),
    );
    const lines = batch?.lines ?? null;
    if (batch !== undefined && lines !== null) yield { rows: batch.rows, lines };
  }
}

async function sequencesOf(tx: Db): Promise<Record<string, string>> {
  const rows = await queryRows(
    tx,
    v.object({ name: v.string(), value: v.string() }),
    sql`select sequencename::text as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

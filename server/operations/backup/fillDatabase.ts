import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import {
  readMigrations,
  type Migration,
  applyMigrations,
  createMigrationsTable,
} from "../../db/migrations.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import {
  beforeFirstRelease,
  newerRelease,
  quoted,
  type Snapshot,
  type SnapshotPart,
  type Tallies,
  type Tally,
} from "./snapshot.ts";

/** What lies in the new database is not what was to be put there. It is left empty. */
class CopyError extends Error {
  override name = "CopyError";
}

/**
 * Fills an empty database inside the caller's transaction: makes the schema of the snapshot, puts
 * all rows in, counts them, and only then goes on to the schema of this release.
 *
 * @returns what each table of the snapshot comes to
 * @throws CommandError when the snapshot is of a newer release
 * @throws CopyError when what lies in the database is not what the snapshot says
 */
export async function fillDatabase(tx: Db, { migration, parts }: Snapshot): Promise<Tallies> {
  const { before, after } = splitMigrations(migration);
  await createMigrationsTable(tx);
  await applyMigrations(tx, before);
  // Checked row by row while tables are half full, references would cost time and an order.
  const references = await takeReferencesAway(tx);
  const tallies = await fillTables(tx, parts);
  for (const { table, name, definition } of references) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
  await compare(tx, tallies);
  await applyMigrations(tx, after);
  // PGlite counts what its tables hold at no other time, and plans by it.
  await tx.execute(sql`analyze`);
  return tallies;
}

/**
 * The steps that a snapshot has behind it and those that it has before it.
 *
 * @param migration as of {@link Snapshot}
 * @throws CommandError when it is of a newer release, or from before the first
 */
export function splitMigrations(migration: number): { before: Migration[]; after: Migration[] } {
  const all = readMigrations();
  const newest = all.findIndex(({ folderMillis }) => folderMillis === migration);
  if (newest === -1)
    throw migration < (all[0]?.folderMillis ?? 0) ? beforeFirstRelease() : newerRelease();
  return { before: all.slice(0, newest + 1), after: all.slice(newest + 1) };
}

const ReferenceSchema = v.object({ table: v.string(), name: v.string(), definition: v.string() });

async function takeReferencesAway(tx: Db) {
  const references = await queryRows(
    tx,
    ReferenceSchema,
    sql`select conrelid::regclass::text as "table", quote_ident(conname) as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of references) {
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  }
  return references;
}

async function fillTables(tx: Db, parts: AsyncIterable<SnapshotPart>): Promise<Tallies> {
  const tallies = new Map<string, Tally>();
  let table = "";
  let insert: (lines: string) => Promise<void> = () => Promise.resolve();
  for await (const part of parts) {
    switch (part.kind) {
      case "table":
        ({ table } = part);
        insert = await prepareTable(tx, table, part.columns);
        break;
      case "rows":
        await insert(part.lines);
        break;
      case "tableEnd":
        tallies.set(table, part.tally);
        break;
      case "sequences":
        for (const [name, value] of Object.entries(part.sequences)) {
          await tx.execute(sql`select setval(${quoted(name)}::regclass, ${value}::bigint)`);
        }
    }
  }
  return tallies;
}

/** @returns what puts rows into it: lines as of {@link SnapshotPart} */
async function prepareTable(tx: Db, table: string, columns: readonly string[]) {
  const types = new Map(
    (
      await queryRows(
        tx,
        v.object({ name: v.string(), type: v.string() }),
        sql`select attname::text as name, format_type(atttypid, atttypmod) as type
          from pg_attribute
          where attrelid = to_regclass(${quoted(table)}) and attnum > 0 and not attisdropped`,
      )
    ).map(({ name, type }) => [name, type]),
  );
  const values = columns.map((column, place) => {
    const type = types.get(column);
    if (type === undefined) throw new CopyError(`The schema has no ${table}.${column}.`);
    return `(line ->> ${String(place)})::${type}`;
  });
  // What a migration has put there is in the snapshot, or was removed since.
  await tx.execute(sql.raw(`truncate ${quoted(table)}`));
  const head = sql.raw(`insert into ${quoted(table)} (${columns.map(quoted).join(", ")})
    overriding system value select ${values.join(", ")}`);
  return async (lines: string) => {
    const list = `[${lines.replaceAll("\n", ",")}]`;
    await tx.execute(sql`${head} from jsonb_array_elements(${list}::text::jsonb) as line`);
  };
}

/** Whether the database has each row that was put in, and no others. */
async function compare(tx: Db, tallies: Tallies): Promise<void> {
  for (const [table, { rows }] of tallies) {
    const [found] = await queryRows(
      tx,
      v.object({ rows: count }),
      sql.raw(`select count(*) as rows from ${quoted(table)}`),
    );
    if (found?.rows !== rows) {
      throw new CopyError(`The copy of ${table} has not as many rows as it should.`);
    }
  }
}

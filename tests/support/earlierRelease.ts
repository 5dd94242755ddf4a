import { PGlite } from "@electric-sql/pglite";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as v from "valibot";

const MIGRATIONS = fileURLToPath(new URL("../../server/db/migrations", import.meta.url));
const JournalSchema = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) });

/**
 * A database in memory as an earlier release left it: migrated up to, and without, the migration
 * whose name ends in `before`, and filled with rows by table.
 */
export async function databaseBefore(
  before: string,
  rows: Readonly<Record<string, readonly unknown[]>>,
): Promise<PGlite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-migrations-"));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const file = path.join(folder, "meta", "_journal.json");
    const journal = v.parse(JournalSchema, JSON.parse(readFileSync(file, "utf8")));
    const end = journal.entries.findIndex(({ tag }) => tag.endsWith(before));
    if (end < 0) throw new Error(`There is no migration ${before}.`);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
    const pglite = new PGlite();
    await migrate(drizzle(pglite), { migrationsFolder: folder });
    for (const [table, records] of Object.entries(rows)) {
      await pglite.query(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(records)],
      );
    }
    // As if the rows had got their numbers one by one.
    await pglite.exec(`
      select setval(pg_get_serial_sequence(name, 'id'), 1000)
      from unnest(array['imports', 'stores', 'products', 'offers', 'observations']) as name`);
    return pglite;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { sql } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { MIGRATIONS } from "../../db/migrations.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import path from "node:path";

const JournalSchema = v.object({ entries: v.array(v.object({ when: v.number() })) });

/** When the newest migration of this program was written, in epoch milliseconds. */
export async function schemaOfProgram(): Promise<number> {
  const file = path.join(MIGRATIONS.migrationsFolder, "meta", "_journal.json");
  const journal = v.parse(
    v.pipe(v.string(), v.parseJson(), JournalSchema),
    await readFile(file, "utf8"),
  );
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** The same of the newest one that a database has; `null` for an empty database. */
export async function schemaOfDatabase(db: Db): Promise<number | null> {
  const [table] = await queryRows(
    db,
    v.object({ name: v.nullable(v.string()) }),
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (table?.name === null) return null;
  const [newest] = await queryRows(
    db,
    v.object({ at: v.nullable(v.number()) }),
    sql`select max(created_at)::double precision as at from drizzle.__drizzle_migrations`,
  );
  return newest?.at ?? null;
}

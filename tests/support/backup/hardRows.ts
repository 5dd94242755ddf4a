import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../../server/db/database.ts";
import { queryRows } from "../../../server/db/sql/queryRows.ts";

/** What the formats between two databases may lose: ends of fields and lines, nothing, marks, signs. */
const HARD = String.raw`Tab	quote " ' back \ slash \N {a,b} Ω 🌿` + "\n\r line";

/** Two values of each type: all columns of a type have the same, so that references lead somewhere. */
const VALUES: Readonly<Record<string, readonly [string, string]>> = {
  integer: ["1", "2147483647"],
  smallint: ["1", "32767"],
  bigint: ["1", "9007199254740993"],
  text: [HARD, ""],
  boolean: ["t", "f"],
  uuid: ["00000000-0000-4000-8000-000000000001", "ffffffff-ffff-4fff-bfff-ffffffffffff"],
  date: ["2026-11-20", "0044-03-15 BC"],
  jsonb: [
    `{"a": 1.10, "b": null, "c": ${JSON.stringify(HARD)}, "d": 12345678901234567890}`,
    "null",
  ],
  "double precision": ["0.30000000000000004", "-Infinity"],
  "timestamp with time zone": ["2026-11-20 12:00:00.123456+00", "infinity"],
  "integer[]": ["{1,NULL,-3}", "{}"],
  "text[]": [`{"a,b",NULL,"",${JSON.stringify(HARD)}}`, "{}"],
  "double precision[]": ["{0.1,NULL,1e-300}", "{}"],
  "timestamp with time zone[]": ['{"2026-11-20 12:00:00.000001+00",NULL}', "{}"],
};

const ColumnSchema = v.object({ table: v.string(), name: v.string(), type: v.string() });

/**
 * Puts two rows that are hard to copy into every table that the database has, whatever it is for.
 *
 * @throws Error when a column has a type for which there are no values here
 */
export async function putHardRows(db: Db): Promise<void> {
  const columns = await queryRows(
    db,
    ColumnSchema,
    sql`select relname::text as table, attname::text as name, format_type(atttypid, atttypmod) as type
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      order by relname, attnum`,
  );
  const tables = [...new Set(columns.map(({ table }) => table))];
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of tables) {
      const own = columns.filter((column) => column.table === table);
      for (const place of [0, 1] as const) {
        const names = own.map(({ name }) => `"${name}"`).join(", ");
        const values = own.map((column) => sql`${valueOf(column, place)}`);
        await tx.execute(
          sql`insert into ${sql.identifier(table)} (${sql.raw(names)}) values (${sql.join(values, sql`, `)})`,
        );
      }
    }
  });
}

function valueOf({ table, name, type }: v.InferOutput<typeof ColumnSchema>, place: 0 | 1) {
  // A rule has one owner.
  if (table === "alert_rules" && name === "uid") return null;
  const value = VALUES[type]?.[place];
  if (value === undefined) throw new Error(`No hard value is known for ${type}.`);
  return value;
}

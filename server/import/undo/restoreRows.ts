import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { affected } from "../../db/sql/statements.ts";
import { queryRows } from "../../db/sql/queryRows.ts";

/**
 * Gives the rows of one table back the columns that an import overwrote, inside the caller's
 * transaction. Where the note says what the import left, a column that has been changed
 * since then keeps its newer value.
 *
 * @param table trusted name
 * @returns number of rows
 */
export async function restoreRows(tx: Db, importId: number, table: string): Promise<number> {
  const names = await columnsOf(tx, table);
  const columns = (prefix: string) => sql.raw(names.map((name) => `${prefix}"${name}"`).join(", "));
  // Filling up a record takes what the note does not mention from the row as it is.
  return await affected(
    tx,
    sql`
      update ${sql.identifier(table)} as target set (${columns("")}) = (
        select ${columns("restored.")} from jsonb_populate_record(target, coalesce((
          select jsonb_object_agg(old.key, old.value) from jsonb_each(effect.before) as old
          where effect.after is null
            or to_jsonb(target) -> old.key is not distinct from effect.after -> old.key
        ), '{}')) as restored
      )
      from import_effects as effect
      where effect.import_id = ${importId} and effect.table_name = ${table}
        and effect.before is not null and effect.row_key = target.id::text
      returning 1
    `,
  );
}

async function columnsOf(tx: Db, table: string): Promise<string[]> {
  const columns = await queryRows(
    tx,
    v.object({ column_name: v.string() }),
    sql`select column_name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table}
        order by ordinal_position`,
  );
  return columns.map(({ column_name: name }) => name);
}

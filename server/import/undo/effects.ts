import { eq, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { imports } from "../../db/schema/imports.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";

/**
 * The notes that an import takes inside its transaction so that it can be undone exactly.
 * Rows that it creates are known by their ids, because ids grow and imports wait for each
 * other: a pair of numbers per table, however large the file is. Rows of stores and aliases that
 * it changes are set aside before and compared after, and of each one that differs the columns it
 * had are kept. Offers and products need no notes: they follow from facts, and those that the
 * import has added are known by their ids. An import that changes nothing leaves no notes.
 */

/** Tables that an import inserts into and that number their rows. */
const NUMBERED_TABLES = ["stores", "products", "offers", "observations"] as const;
type NumberedTable = (typeof NUMBERED_TABLES)[number];
export type LastIds = Record<NumberedTable, number>;

/** The highest id of each table so far; 0 for an empty one. */
export async function lastIds(tx: Db): Promise<LastIds> {
  const [row] = await queryRows(
    tx,
    v.object({ stores: count, products: count, offers: count, observations: count }),
    sql`select
          (select coalesce(max(id), 0) from stores) as stores,
          (select coalesce(max(id), 0) from products) as products,
          (select coalesce(max(id), 0) from offers) as offers,
          (select coalesce(max(id), 0) from observations) as observations`,
  );
  if (row === undefined) throw new Error("A query without a table returned no row.");
  return row;
}

/** Notes which rows were created since `before` was read. */
export async function recordCreated(tx: Db, importId: number, before: LastIds): Promise<void> {
  const after = await lastIds(tx);
  const createdIds = Object.fromEntries(
    NUMBERED_TABLES.map((table) => [table, [before[table], after[table]] as [number, number]]),
  );
  await tx.update(imports).set({ createdIds }).where(eq(imports.id, importId));
}

/** Notes which stores the import is about. */
export async function recordStores(
  tx: Db,
  importId: number,
  slugs: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into import_stores (import_id, store_id)
    select ${importId}::int, id from stores
    where slug in (select jsonb_array_elements_text(${JSON.stringify([...new Set(slugs)])}::text::jsonb))
  `);
}

/** Tables of which rows are compared as wholes, and their keys. */
const KEYS = { stores: "id", store_aliases: "alias" } as const;
type ComparedTable = keyof typeof KEYS;

/**
 * Tables with rows that imports of different stores have in common. There the import of one
 * store may be undone while a later one of another store stands, so that it must be known
 * what this one left, in order not to undo the other's work.
 */
const SHARED: ReadonlySet<ComparedTable> = new Set(["stores"]);

/** Sets rows aside, before the import may change them, in the temporary table `before_…`. */
export async function rememberRows(tx: Db, table: ComparedTable, where: SQL): Promise<void> {
  const [name, copy] = [sql.identifier(table), sql.identifier(`before_${table}`)];
  await tx.execute(sql`
    create temporary table ${copy} on commit drop as select * from ${name} where ${where}
  `);
  await tx.execute(sql`analyze ${copy}`);
}

/** Notes every remembered row that is different now, and rows of tables without ids that are new. */
export async function recordChanges(tx: Db, importId: number, table: ComparedTable): Promise<void> {
  const [name, copy] = [sql.identifier(table), sql.identifier(`before_${table}`)];
  const key = sql.identifier(KEYS[table]);
  const after = SHARED.has(table) ? sql`to_jsonb(present)` : sql`null::jsonb`;
  const join = table === "store_aliases" ? sql`left join` : sql`join`;
  await tx.execute(sql`
    insert into import_effects (import_id, table_name, row_key, before, after)
    select ${importId}::int, ${table}, present.${key}::text, to_jsonb(past), ${after}
    from ${name} as present ${join} ${copy} as past on past.${key} = present.${key}
    where to_jsonb(past) is distinct from to_jsonb(present)
  `);
}

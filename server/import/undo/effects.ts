import { eq, sql, type SQL, and, inArray, isNull } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { imports, importEffects, importStores } from "../../db/schema/imports.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { affected } from "../../db/sql/statements.ts";

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

type LastIds = Record<NumberedTable, number>;

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

/**
 * Says that the imports of these stores can no longer be undone, inside the caller's
 * transaction: what they wrote is about to be mixed with another store's. Their notes go.
 *
 * @param now epoch milliseconds
 */
export async function sealImports(tx: Db, storeIds: readonly number[], now: number): Promise<void> {
  const settled = tx
    .selectDistinct({ id: importStores.importId })
    .from(importStores)
    .where(inArray(importStores.storeId, [...storeIds]));
  await tx
    .update(imports)
    .set({ settledAt: sql`coalesce(${imports.settledAt}, ${new Date(now).toISOString()})` })
    .where(and(inArray(imports.id, settled), isNull(imports.undoneAt)));
  await tx.delete(importEffects).where(inArray(importEffects.importId, settled));
}

import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { CommandError, type Command } from "../../db/command.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { importEffects, imports, importStores } from "../../db/schema/imports.ts";
import { taxRates } from "../../db/schema/taxes.ts";
import { affected } from "../../db/sql/statements.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { recomputeTwins } from "../../catalogue/facts/recomputeTwins.ts";
import { forgetMovedStores } from "../../catalogue/facts/weeks.ts";
import { refuseWhileLocked } from "../incoming/tokens.ts";
import { rememberRows, restoreRows } from "./effects.ts";
import { removeFacts } from "./removeFacts.ts";
import * as v from "valibot";

/** How many rows of each kind an undo touched. */
export interface UndoneRows {
  stores: number;
  products: number;
  offers: number;
}

export interface UndoneImport {
  importId: number;
  format: string;
  fileName: string;
  /** Created by the import, and so removed. */
  removed: UndoneRows;
  /** Changed by the import, and now as they were before. */
  restored: UndoneRows;
}

/**
 * Takes one import back in one transaction, so that every public answer is what it was
 * before. Only the newest import of all its stores can be: what a later one found there
 * and built upon would otherwise lose its ground.
 *
 * @param now epoch milliseconds
 * @throws CommandError when there is no such import, it is undone already, it can no longer
 *   be undone, or others must be undone or tokens revoked first; the database is as before
 */
export async function undoImport(db: Db, importId: number, now: number): Promise<UndoneImport> {
  return await db.transaction(async (tx) => {
    await takeImportLock(tx);
    const { format, fileName, createdIds } = await findUndoable(tx, importId);
    const created = (table: string) => {
      const [after, last] = createdIds[table] ?? [0, 0];
      return { after, last };
    };
    await refuseWhileLocked(tx, `Import ${String(importId)}`, created("stores"));
    const facts = await removeFacts(tx, importId, created);
    await tx.execute(sql`
      delete from store_aliases where alias in (
        select row_key from import_effects
        where import_id = ${importId} and table_name = 'store_aliases'
      )`);
    // The table before it counts again.
    await tx.delete(taxRates).where(eq(taxRates.importId, importId));
    await rememberRows(tx, "stores", sql`true`);
    const restored = { stores: await restoreRows(tx, importId, "stores"), ...facts.restored };
    await forgetMovedStores(tx);
    await recomputeTwins(tx);
    const { after, last } = created("stores");
    const stores = await affected(
      tx,
      sql`delete from stores where id > ${after} and id <= ${last} returning 1`,
    );

    await tx
      .update(imports)
      .set({ undoneAt: new Date(now) })
      .where(eq(imports.id, importId));
    const removed = { stores, products: await removeUnsold(tx), offers: facts.removed };
    await tx.delete(importEffects).where(eq(importEffects.importId, importId));
    await bumpDataVersion(tx);
    return { importId, format, fileName, removed, restored };
  });
}

/**
 * In which order imports have to be undone for all of these to be, those among them that stand
 * upon them, too; `null` when one of them can no longer be.
 */
export async function undoOrder(tx: Db, ids: readonly number[]): Promise<number[] | null> {
  const all = new Set(ids);
  for (const id of new Set(ids)) for (const later of await laterImports(tx, id)) all.add(later);
  const [fixed] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.id, [...all]), or(isNotNull(imports.settledAt), imports.sample)))
    .limit(1);
  return fixed === undefined ? [...all].toSorted((one, other) => other - one) : null;
}

async function findUndoable(tx: Db, importId: number) {
  const [found] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.sample, false)));
  const name = `Import ${String(importId)}`;
  if (found === undefined) throw new CommandError(`There is no import ${String(importId)}.`);
  if (found.undoneAt !== null) throw new CommandError(`${name} is undone already.`);
  const { format, fileName, createdIds } = found;
  if (found.settledAt !== null) {
    const reason = "a store of it has since been joined with another";
    throw new CommandError(`${name} can no longer be undone: ${reason}.`);
  }
  const later = await laterImports(tx, importId);
  if (later.length > 0) {
    throw new CommandError(
      `${name} is not the newest of its stores; undo ${later.join(", ")} first, in this order.`,
    );
  }
  return { format, fileName, createdIds };
}

/**
 * Ids of the later imports that stand and must be undone before this one, newest first: those
 * about a store of this one, and those about a store of any of them in turn.
 */
async function laterImports(tx: Db, importId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: imports.id, storeId: importStores.storeId })
    .from(importStores)
    .innerJoin(imports, eq(imports.id, importStores.importId))
    .where(and(gte(imports.id, importId), isNull(imports.undoneAt)))
    .orderBy(asc(imports.id));
  const storesOf = new Map<number, number[]>();
  for (const { id, storeId } of rows) {
    const ofImport = storesOf.get(id);
    if (ofImport === undefined) storesOf.set(id, [storeId]);
    else ofImport.push(storeId);
  }

  const stores = new Set(storesOf.get(importId));
  const later: number[] = [];
  for (const [id, ofImport] of storesOf) {
    if (id === importId || !ofImport.some((store) => stores.has(store))) continue;
    later.unshift(id);
    for (const store of ofImport) stores.add(store);
  }
  return later;
}

/**
 * Removes products that no store offers any more and whose own import is undone: this one's, and
 * those that an undone import had created and another store kept selling until now.
 */
async function removeUnsold(tx: Db): Promise<number> {
  return await affected(
    tx,
    sql`
      delete from products
      where not sample and not exists (select from offers where offers.product_id = products.id)
        and exists (
          select from imports
          where undone_at is not null
            and products.id > (created_ids -> 'products' ->> 0)::int
            and products.id <= (created_ids -> 'products' ->> 1)::int
        )
      returning 1
    `,
  );
}

const InputSchema = v.object({ importId: v.number() });

const RowsSchema = v.object({ stores: v.number(), products: v.number(), offers: v.number() });

const OutputSchema = v.object({
  importId: v.number(),
  format: v.string(),
  fileName: v.string(),
  removed: RowsSchema,
  restored: RowsSchema,
});

/** `npm run import -- --undo ID` as a command, so that it works in the server that holds the database, too. */
export const undoCommand: Command<v.InferOutput<typeof InputSchema>, UndoneImport> = {
  name: "import.undo",
  isLong: true,
  input: InputSchema,
  output: OutputSchema,
  run: async ({ db, now }, { importId }) => await undoImport(db, importId, now()),
};

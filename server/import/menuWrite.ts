import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Category } from "#domain/categories.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema.ts";
import type { CheckedRow } from "./checks.ts";
import { withoutDuplicates, type OfferRow } from "./duplicates.ts";
import { writeOffers } from "./offerWrite.ts";
import { refuseOtherCategory } from "./otherCategory.ts";
import { matchKey } from "./productIdentity.ts";
import { productIdsByCode, texts, writeProducts } from "./productWrite.ts";
import { nothingImported, type ImportResult } from "./result.ts";
import { resolveStores, type ResolvedRows } from "./storeDirectory.ts";
import { recordChanges, recordStores, rememberRows } from "./undo/effects.ts";
import { noRowAccepted, type UnderstoodFile } from "./understand.ts";

/**
 * Writes a checked menu inside the caller's transaction: finds its stores and products, creates
 * those that are new, and brings its offers up to date.
 *
 * @param how `storeSlug` is the store of rows that name none, `full` says that what the menu
 *   lacks is missing from its stores, `now` is epoch milliseconds
 * @throws UnusableFileError when no row has a store
 */
export async function writeMenu(
  tx: Db,
  file: UnderstoodFile,
  rows: readonly CheckedRow[],
  how: { importId: number; storeSlug: string | null; full: boolean; now: number },
): Promise<ImportResult> {
  const { importId } = how;
  await rememberRows(tx, "store_aliases", sql`true`);
  const resolved = await resolveStores(tx, rows, how.storeSlug, how.now);
  await recordChanges(tx, importId, "store_aliases");
  const listed = await refuseOtherCategory(tx, resolved.rows);
  const rejected = [...file.rejected, ...resolved.rejected, ...listed.rejected];
  const warnings = [...resolved.warnings, ...file.warnings];
  if (listed.rows.length === 0) throw noRowAccepted({ ...file, rejected, warnings });

  const slugs = listed.rows.map(({ store }) => store.slug);
  await recordStores(tx, importId, slugs);
  const found = await findProducts(tx, listed.rows, importId, how.now);
  const { offers: unique, warnings: duplicates } = withoutDuplicates(found);
  warnings.push(...duplicates);
  const saysItself = file.content.kind === "menu" && file.content.full;
  const part = how.full && !saysItself ? await partOfMenu(tx, listed.rows) : null;
  if (part !== null) {
    const reason = `is ${part} only, and the store lists other categories, which are left as they are`;
    warnings.push({ row: null, field: "category", reason });
  }
  const counts = await writeOffers(tx, unique, importId, how.full, part);
  return {
    ...nothingImported(file.format),
    ...counts,
    importId,
    store: onlyOne(slugs),
    read: file.read,
    accepted: listed.rows.length,
    rejected,
    warnings,
  };
}

/** Finds every row's product: by our own code when the row knows it, else by what it says; the latter are created. */
async function findProducts(
  tx: Db,
  rows: ResolvedRows["rows"],
  importId: number,
  now: number,
): Promise<OfferRow[]> {
  const codes = rows.flatMap(({ row }) => (row.product_code === null ? [] : [row.product_code]));
  const idByCode = await productIdsByCode(tx, codes);
  const coded = (row: CheckedRow) => idByCode.get(row.product_code ?? "");
  const described = rows
    .filter(({ row }) => coded(row) === undefined)
    .map(({ row }) => row.product);
  await rememberRows(tx, "products", sql`match_key in (${texts(described.map(matchKey))})`);
  const idByKey = await writeProducts(tx, described, now, false);
  await recordChanges(tx, importId, "products");
  return rows.map(({ row, store }) => {
    const productId = coded(row) ?? idByKey.get(matchKey(row.product));
    if (productId === undefined) throw new Error(`Row ${String(row.row)} has no product.`);
    return { row, storeId: store.id, productId };
  });
}

/**
 * The category of a file that the operator calls a whole menu and that holds a single one, while
 * its stores list others: those are in files of their own, and not gone.
 */
async function partOfMenu(tx: Db, rows: ResolvedRows["rows"]): Promise<Category | null> {
  const [first] = rows;
  if (first === undefined || rows.some(({ row }) => row.category !== first.row.category))
    return null;
  const { category } = first.row;
  const ids = [...new Set(rows.map(({ store }) => store.id))];
  const [others] = await tx
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(
      and(
        inArray(offers.storeId, ids),
        isNull(offers.missingSince),
        ne(products.category, category),
      ),
    )
    .limit(1);
  return others === undefined ? null : category;
}

/** The value that all of them are, else `null`. */
export function onlyOne(values: readonly string[]): string | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

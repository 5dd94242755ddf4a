import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { recomputeProducts } from "../../catalogue/facts/recomputeProducts.ts";
import type { CheckedRow } from "../check/checks.ts";
import { nothingImported, type ImportResult } from "../result.ts";
import { noRowAccepted, type ParsedImport } from "../parseImport.ts";
import { recomputeTwins } from "../../catalogue/facts/recomputeTwins.ts";
import { recordChanges, recordStores, rememberRows } from "../undo/effects.ts";
import { describeProducts } from "./describeProducts.ts";
import { withoutDuplicates, type OfferRow } from "./duplicates.ts";
import { writeHours } from "../stores/hoursWrite.ts";
import { writeOffers } from "./offerWrite.ts";
import { refuseOtherCategory } from "./otherCategory.ts";
import { matchKey } from "./productIdentity.ts";
import { productIdsByCode, writeProducts } from "./productWrite.ts";
import type { DescribedRow } from "./stageRows.ts";
import { resolveStores, type ResolvedRows } from "../stores/storeDirectory.ts";
import { suspectedStores } from "./suspectedStores.ts";

/**
 * Writes a checked menu inside the caller's transaction: finds its stores and products, creates
 * those that are new, and brings its offers up to date.
 *
 * @param how `storeSlug` is the store of rows that name none and `isBound` that there may be no others, `full` says who says that what the
 *   menu lacks is missing from its stores, `now` is epoch milliseconds
 * @throws UnusableFileError when no row has a store
 */
export async function writeMenu(
  tx: Db,
  file: ParsedImport,
  rows: readonly CheckedRow[],
  how: {
    importId: number;
    fileName: string;
    storeSlug: string | null;
    isBound: boolean;
    full: "file" | "operator" | null;
    dryRun: boolean;
    now: number;
  },
): Promise<ImportResult> {
  const { importId } = how;
  await rememberRows(tx, "store_aliases", sql`true`);
  const resolved = await resolveStores(tx, rows, how);
  await recordChanges(tx, importId, "store_aliases");
  const listed = await refuseOtherCategory(tx, resolved.rows);
  const rejected = [...file.rejected, ...resolved.rejected, ...listed.rejected];
  const warnings = [...resolved.warnings, ...file.warnings];
  if (listed.rows.length === 0) throw noRowAccepted({ ...file, rejected, warnings });

  const slugs = listed.rows.map(({ store }) => store.slug);
  await recordStores(tx, importId, slugs);
  warnings.push(...(await writeHours(tx, listed.rows, importId, how.fileName)));
  const found = await findProducts(tx, listed.rows, how.now);
  const { offers, warnings: duplicates } = withoutDuplicates(found);
  warnings.push(...duplicates);
  const described = await describe(tx, offers);
  const { counts, warnings: partial } = await writeOffers(tx, described, how);
  warnings.push(...partial);
  await recomputeTwins(tx, slugs);
  warnings.push(...(await suspectedStores(tx, slugs)));
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
async function findProducts(tx: Db, rows: ResolvedRows["rows"], now: number): Promise<OfferRow[]> {
  const codes = rows.flatMap(({ row }) => (row.productCode === null ? [] : [row.productCode]));
  const idByCode = await productIdsByCode(tx, codes);
  const coded = (row: CheckedRow) => idByCode.get(row.productCode ?? "");
  const described = rows.filter(({ row }) => coded(row) === undefined);
  const products = described.map(({ row }) => row.product);
  const idByKey = await writeProducts(tx, products, now, false);
  return rows.map(({ row, store }) => {
    const byCode = coded(row);
    const productId = byCode ?? idByKey.get(matchKey(row.product));
    if (productId === undefined) throw new Error(`Row ${String(row.row)} has no product.`);
    return { row, storeId: store.id, productId, isCoded: byCode !== undefined };
  });
}

/** Keeps what the rows say of their products, and brings those in line with it. */
async function describe(tx: Db, offers: readonly OfferRow[]): Promise<DescribedRow[]> {
  const described = offers.filter(({ isCoded }) => !isCoded);
  const ids = await describeProducts(
    tx,
    described.map(({ row, productId }) => {
      return { productId, product: row.product, observedAt: row.observedAt };
    }),
  );
  const idOf = new Map(described.map((offer, at) => [offer, ids[at]]));
  const products = JSON.stringify([...new Set(described.map(({ productId }) => productId))]);
  const touched = sql`select jsonb_array_elements_text(${products}::text::jsonb)::int`;
  await recomputeProducts(tx, touched);
  return offers.map((offer) => ({ ...offer, descriptionId: idOf.get(offer) ?? null }));
}

/** The value that all of them are, else `null`. */
export function onlyOne(values: readonly string[]): string | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { sizeKeyOf, type OfferRow } from "../duplicates.ts";
import { IDENTITY, stateOf } from "../offerColumns.ts";
import { CHUNK, insertRecords, isoOf } from "../recordset.ts";

/** A row with its store, its product and its description of that product. */
export interface DescribedRow extends OfferRow {
  /** `null` when it names the product by our own code. */
  descriptionId: number | null;
}

const COLUMNS = [
  ...IDENTITY,
  "observed_at",
  "price_cents",
  "effective_cents",
  "stock",
  "digest",
  "description_id",
  "says",
] as const;

/** Characters of a digest: 128 bits, so that no two states of one offer ever share one. */
const DIGEST_LENGTH = 22;

/** Hash of a value's JSON, short enough for an index. */
export function digestOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value))
    .digest("base64url")
    .slice(0, DIGEST_LENGTH);
}

/** What is known: unknown columns are left out, and so is every `undefined`. */
export function known(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== null && value !== undefined),
  );
}

/**
 * Puts rows into the temporary table `staged`, inside the caller's transaction: which offer each
 * is about, when it was seen, and its state as one JSON value. No two may be about one offer.
 */
export async function stageRows(tx: Db, rows: readonly DescribedRow[]): Promise<void> {
  await tx.execute(sql`
    create temporary table staged (
      store_id int, product_id int, size_key text, menu text, observed_at timestamptz,
      price_cents int, effective_cents int, stock text,
      digest text, description_id int, says jsonb
    ) on commit drop
  `);
  // Records are made a chunk at a time: all at once they would take more memory than the file.
  for (let start = 0; start < rows.length; start += CHUNK) {
    await insertRecords(tx, "staged", COLUMNS, rows.slice(start, start + CHUNK).map(stagedRecord));
  }
  // A temporary table has no statistics of its own; without them the joins are planned badly.
  await tx.execute(sql`analyze staged (store_id, product_id, size_key, menu, digest)`);
}

function stagedRecord({ row, storeId, productId, descriptionId }: DescribedRow) {
  const says = known(stateOf(row));
  return {
    store_id: storeId,
    product_id: productId,
    size_key: sizeKeyOf(row),
    menu: row.menu,
    observed_at: isoOf(row.observed_at),
    price_cents: row.price_cents,
    effective_cents: row.effectiveCents,
    stock: row.in_stock,
    digest: digestOf([says, row.product_code ?? row.product]),
    description_id: descriptionId,
    says,
  };
}

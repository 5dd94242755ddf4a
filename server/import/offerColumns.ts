import { sql, type SQL } from "drizzle-orm";
import type { CheckedRow } from "./checks.ts";
import { isoOf } from "./recordset.ts";

/** Columns of an offer's identity, in the order of its unique index. */
export const IDENTITY = ["store_id", "product_id", "size_key", "menu"] as const;

/** Columns of an offer's state: what a store may change from one day to the next. */
export const STATE = [
  "size_label",
  "external_id",
  "source_url",
  "net_mg",
  "unit_count",
  "thc_mg",
  "cbd_mg",
  "thc_pct_min",
  "thc_pct_max",
  "thca_pct",
  "total_thc_pct",
  "cbd_pct",
  "terpenes",
  "batch",
  "lab_url",
  "tested_on",
  "packaged_on",
  "price_cents",
  "sale_price_cents",
  "sale_text",
  "sale_conditions",
  "sale_starts_at",
  "sale_ends_at",
  "stock",
  "ranked",
] as const;

/** A list of columns in a statement, each behind the table's name and a dot where one is given. */
export function names(columns: readonly string[], table = ""): SQL {
  return sql.raw(columns.map((column) => `${table}"${column}"`).join(", "));
}

/** The state of an offer as the database's columns. */
export function stateOf(row: CheckedRow): Record<(typeof STATE)[number], unknown> {
  return {
    size_label: row.size_label,
    external_id: row.external_id,
    source_url: row.source_url,
    net_mg: row.net_g,
    unit_count: row.unit_count,
    thc_mg: row.thcMg,
    cbd_mg: row.cbd_mg_total,
    thc_pct_min: row.thc_pct_min,
    thc_pct_max: row.thc_pct_max,
    thca_pct: row.thca_pct,
    total_thc_pct: row.total_thc_pct,
    cbd_pct: row.cbd_pct,
    terpenes: row.terpenes,
    batch: row.batch,
    lab_url: row.lab_url,
    tested_on: row.tested_on,
    packaged_on: row.packaged_on,
    price_cents: row.price_cents,
    sale_price_cents: row.sale_price_cents,
    sale_text: row.sale_text,
    sale_conditions: row.sale_conditions,
    sale_starts_at: row.sale_starts === null ? null : isoOf(row.sale_starts),
    sale_ends_at: row.sale_ends === null ? null : isoOf(row.sale_ends),
    stock: row.in_stock,
    ranked: row.ranked,
  };
}

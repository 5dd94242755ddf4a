import { sql, type SQL } from "drizzle-orm";

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

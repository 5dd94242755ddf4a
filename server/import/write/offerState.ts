import { isoOf } from "../../db/sql/recordset.ts";
import type { CheckedRow } from "../check/checks.ts";

/** The state of an offer as the database's columns. */
export function stateOf(row: CheckedRow): Record<string, unknown> {
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

import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../../server/db/database.ts";
import { queryRows } from "../../../server/db/sql/queryRows.ts";
import type { Sight } from "./recompute.ts";

const RowSchema = v.object({
  store: v.string(),
  region: v.nullable(v.string()),
  product: v.string(),
  strain: v.nullable(v.string()),
  category: v.string(),
  size: v.string(),
  menu: v.string(),
  at: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  cents: v.number(),
  stock: v.string(),
  ranked: v.boolean(),
  mg: v.nullable(v.number()),
  thc: v.nullable(v.number()),
});

/** All that was ever seen of the sample's offers: it has no files, and its rows are what they would say. */
export async function sightsOfSample(db: Db): Promise<Sight[]> {
  const rows = await queryRows(
    db,
    RowSchema,
    sql`
      select stores.slug as store, stores.region, products.code as product,
        products.strain_slug as strain, products.category, offers.size_key as size, offers.menu,
        (extract(epoch from observations.observed_at) * 1000)::float8 as at,
        observations.effective_cents as cents, observations.stock, offers.ranked,
        offers.net_mg as mg, offers.thc_mg as thc
      from observations join offers on offers.id = observations.offer_id
      join products on products.id = offers.product_id join stores on stores.id = offers.store_id
    `,
  );
  return rows.map((row) =>
    Object.assign(row, {
      inStock: row.stock !== "no",
      isRanked: row.ranked,
      grams: row.mg === null ? null : row.mg / 1_000,
      thcMg: row.thc,
    }),
  );
}

import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Highlight } from "#domain/highlights/highlights.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { card, counted, listed, storePath, storeTitle } from "./card.ts";
import { inYear, ofScope, type YearScope } from "./yearScope.ts";
import { SETTLING_MS } from "./strainCards.ts";

/** Stores whose menu was seen for the first time in the year. */
export async function newStores(db: Db, scope: YearScope): Promise<Highlight[]> {
  const since = Math.max(scope.begin, scope.dataBegin + SETTLING_MS);
  const rows = await queryRows(
    db,
    v.object({
      slug: v.string(),
      store: v.string(),
      city: v.nullable(v.string()),
      first: count,
    }),
    sql`
      select slug, store, city, floor(extract(epoch from first) * 1000)::bigint as first
      from (
        select stores.slug, stores.name as store, stores.city, min(offers.first_seen_at) as first
        from offers join stores on stores.id = offers.store_id
        join products on products.id = offers.product_id
        where ${ofScope(scope)} group by stores.id
      ) as seen
      where ${inYear({ ...scope, begin: since }, sql`first`)}
      order by first, slug collate "C"
    `,
  );
  if (rows.length === 0) return [];
  return [
    card(scope, {
      kind: "new-stores",
      title: "New stores",
      figure: rows.length,
      unit: "count",
      sentence: `${listed(rows.map(storeTitle))}: ${rows.length === 1 ? "a store" : `${counted(rows.length)} stores`} with a menu for the first time.`,
      method:
        "Stores whose menu was first seen in the year. Those that came within 28 days of the first data do not count. From one store on.",
      n: rows.length,
      from: Math.min(...rows.map(({ first }) => first)),
      to: Math.max(...rows.map(({ first }) => first)),
      links: rows.map(({ slug }) => storePath(slug)),
    }),
  ];
}

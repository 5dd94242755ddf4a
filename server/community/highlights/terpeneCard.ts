import { sql } from "drizzle-orm";
import * as v from "valibot";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import type { Highlight } from "#domain/trends/highlights.ts";
import { findNamed } from "#domain/strains/spelledNames.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { card, counted, listed, ties } from "./card.ts";
import { inYear, ofScope, type YearScope } from "./yearScope.ts";

/** Fewest lab-tested products of a terpene for a card. */
const PRODUCTS = 30;

/** The terpene that was the strongest of the most lab-tested products. */
export async function topTerpenes(db: Db, scope: YearScope): Promise<Highlight[]> {
  const rows = await queryRows(
    db,
    v.object({ name: v.string(), products: count }),
    sql`
      with labels as (
        -- The newest label of each product in the year that gives a figure.
        select distinct on (offers.product_id) offers.product_id,
          case when state.id is null then offers.terpenes
            else state.says -> 'terpenes' end as terpenes
        from observations join offers on offers.id = observations.offer_id
        left join offer_states as state on state.id = observations.state_id
        join stores on stores.id = offers.store_id
        join products on products.id = offers.product_id
        where ${ofScope(scope)} and ${inYear(scope, sql`observations.observed_at`)}
          and jsonb_path_exists(case when state.id is null then offers.terpenes
            else state.says -> 'terpenes' end, '$.* ? (@.type() == "number" && @ > 0)')
        order by offers.product_id, observations.observed_at desc, stores.slug collate "C",
          offers.size_key collate "C", offers.menu
      ), strongest as (
        select distinct on (product_id) product_id, key as name
        from labels cross join lateral jsonb_each(terpenes)
        where jsonb_typeof(value) = 'number'
        order by product_id, value::text::float8 desc, key collate "C"
      )
      select name, count(*) as products from strongest group by name
    `,
  );
  const n = rows.reduce((sum, { products }) => sum + products, 0);
  if (n < PRODUCTS) return [];
  const totals = new Map<string, { name: string; slug: string | null; products: number }>();
  for (const { name, products } of rows) {
    const known = findNamed(TERPENES, name);
    const key = known?.slug ?? name;
    const before = totals.get(key)?.products ?? 0;
    totals.set(key, {
      name: known?.name ?? name,
      slug: known?.slug ?? null,
      products: before + products,
    });
  }
  const ranked = [...totals.values()].toSorted(
    (one, other) => other.products - one.products || one.name.localeCompare(other.name, "en"),
  );
  const best = ties(ranked, ({ products }) => products);
  const names = listed(best.map(({ name }) => name));
  const next = ranked
    .slice(best.length, best.length + 2)
    .map(({ name, products }) => `${name} (${counted(products)})`);
  const after = next.length === 0 ? "" : `, ahead of ${listed(next)}`;
  return [
    card(scope, {
      kind: "top-terpenes",
      title: "Top terpenes",
      figure: names,
      unit: "name",
      sentence: `${names}: the strongest terpene on ${counted(best[0]?.products ?? 0)} of the ${counted(n)} products whose labels gave numbers in ${String(scope.year)}${after}.`,
      method: `Each product counts once, by the newest label of the year that gives figures, for the terpene with the highest. It needs at least ${PRODUCTS} products.`,
      n,
      links: ranked.flatMap(({ slug }) => (slug === null ? [] : [`/terpenes/${slug}`])),
    }),
  ];
}

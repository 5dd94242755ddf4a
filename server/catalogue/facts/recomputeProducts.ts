import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";

/**
 * Brings products in line with what has been said of them, inside the caller's transaction: of
 * each column the newest value counts, from whichever source; of two at one moment always the same.
 * The figures of weeks that rest on a strain that is another now are forgotten.
 *
 * @param touched query of the ids of the products that may have changed
 * @returns how many are another now
 */
export async function recomputeProducts(tx: Db, touched: SQL): Promise<number> {
  const [counted] = await queryRows(
    tx,
    v.object({ changed: count }),
    sql`
      with before as materialized (
        select id, strain_slug, sample from products where id in (${touched})
      ), settled as (
        update products
        set (name, brand, subcategory, strain_slug, strain_name, marketed_type, sample)
          = row(said.name, said.brand, said.subcategory, said.strain_slug, said.strain_name,
            said.marketed_type, said.sample)
        from (
          select product_id, says ->> 'name' as name, says ->> 'brand' as brand,
            says ->> 'subcategory' as subcategory, says -> 'strain' ->> 'slug' as strain_slug,
            says -> 'strain' ->> 'name' as strain_name, says ->> 'marketed_type' as marketed_type,
            (says ->> 'sample')::boolean as sample
          from (
            -- Of equal keys the last one stays.
            select product_id, jsonb_object_agg(word.key, word.value
              order by last_seen_at nulls first, digest collate "C") as says
            from product_descriptions cross join lateral jsonb_each(says) as word
            where product_id in (${touched})
            group by product_id
          ) as words
        ) as said
        where products.id = said.product_id
          and (products.name, products.brand, products.subcategory, products.strain_slug,
              products.strain_name, products.marketed_type, products.sample)
            is distinct from (said.name, said.brand, said.subcategory, said.strain_slug,
              said.strain_name, said.marketed_type, said.sample)
        returning products.id, products.strain_slug, products.sample
      ), moved as materialized (
        select settled.id from settled join before on before.id = settled.id
        where (before.strain_slug, before.sample)
          is distinct from (settled.strain_slug, settled.sample)
      ), forgotten as (
        delete from trend_weeks
        where exists (select from moved) and week in (
          select week from store_weeks where products && array(select id from moved)
        )
      )
      select count(*) as changed from settled
    `,
  );
  return counted?.changed ?? 0;
}

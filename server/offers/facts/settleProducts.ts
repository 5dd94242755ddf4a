import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { affected } from "../../db/sql/affected.ts";

/**
 * Brings products in line with what has been said of them, inside the caller's transaction: of
 * each column the newest value counts, from whichever source; of two at one moment always the same.
 *
 * @param touched query of the ids of the products that may have changed
 * @returns how many are another now
 */
export async function settleProducts(tx: Db, touched: SQL): Promise<number> {
  return await affected(
    tx,
    sql`
      update products set (name, brand, subcategory, strain_slug, strain_name, marketed_type, sample)
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
      returning 1
    `,
  );
}

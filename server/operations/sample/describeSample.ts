import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";

/**
 * Remembers what the sample says of its products, inside the caller's transaction, so that they
 * are its own again when nothing real is left of them.
 */
export async function describeSample(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into product_descriptions (product_id, digest, says)
    select id, 'sample', jsonb_strip_nulls(jsonb_build_object(
      'name', name, 'brand', brand, 'subcategory', subcategory, 'marketed_type', marketed_type,
      'strain', case when strain_name is not null
        then jsonb_build_object('slug', strain_slug, 'name', strain_name) end,
      'sample', true))
    from products where sample
  `);
}

import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import type { Remark } from "../result.ts";

/**
 * Notes for each store of the temporary table `sighted` that its whole menu was seen, inside the
 * caller's transaction. A menu whose rows are all of one category
 * speaks for that category only, unless the file says itself that it is all there is.
 *
 * @returns a warning for each such category whose store lists others, too
 */
export async function noteFullMenus(
  tx: Db,
  importId: number,
  saidBy: "file" | "operator",
): Promise<Remark[]> {
  await tx.execute(sql`
    with menus as (
    select sighted.store_id, min(observed_at) as began_at, max(observed_at) as observed_at,
      case when ${saidBy} = 'operator' and count(distinct products.category) = 1 then min(products.category) end
      as category
    from sighted join products on products.id = sighted.product_id
    group by sighted.store_id
    )
    insert into full_menus (import_id, store_id, began_at, observed_at, category)
    select ${importId}::int, menus.* from menus
    where not exists (
      select from full_menus as same
      where (same.store_id, same.began_at, same.observed_at)
          = (menus.store_id, menus.began_at, menus.observed_at)
        and same.category is not distinct from menus.category
    ) order by store_id
  `);
  const partial = await queryRows(
    tx,
    v.object({ category: v.string() }),
    sql`
      select distinct menu.category from full_menus as menu
      where menu.import_id = ${importId}::int and menu.category is not null and exists (
        select from offers join products on products.id = offers.product_id
        where offers.store_id = menu.store_id and products.category <> menu.category
          and offers.missing_since is null
      ) order by menu.category
    `,
  );
  return partial.map(({ category }) => ({
    row: null,
    field: "category",
    reason: `is ${category} only, and the store lists other categories, which are left as they are`,
  }));
}

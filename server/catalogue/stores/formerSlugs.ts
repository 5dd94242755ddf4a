import { sql, type SQL } from "drizzle-orm";
import { storeAliases, stores } from "../../db/schema/stores.ts";

/**
 * Slugs of stores that were joined with the one of a row, in a statement that has the table of
 * stores. Platforms' names for stores, such as `bloom:akron`, are no slugs.
 */
export const FORMER_SLUGS = sql<string[]>`(
  select coalesce(jsonb_agg(alias order by alias collate "C"), '[]') from ${storeAliases}
  where store_aliases.store_id = stores.id and alias not like '%:%'
)`;

/**
 * The store of a slug, also of one that was joined with another: a link that somebody has kept
 * leads to the one that stayed. A condition on the table of stores.
 */
export function isCalled(slug: string): SQL {
  return sql`${stores.id} = coalesce(
    (select own.id from ${stores} as own where own.slug = ${slug}),
    (select store_id from ${storeAliases} where alias = ${slug})
  )`;
}

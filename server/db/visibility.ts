import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { events } from "./schema/events.ts";
import { stores } from "./schema/stores.ts";

/**
 * Whether a row may appear in public answers: every real row, and sample rows as
 * long as there is no real store. The only place that decides this, so that the
 * sample disappears everywhere at once and comes back when the import is undone.
 *
 * @param sample the `sample` column of the store, product or announcement
 */
export function isPublic(sample: PgColumn): SQL {
  // The subquery does not depend on the row: it is evaluated once per statement.
  return sql`(not ${sample} or not exists (
    select 1 from ${stores} as real_store where not real_store.sample
  ))`;
}

/**
 * The same for events. The operator's first event hides those of the sample, too: visitors should not
 * have to guess which of them take place.
 */
export function isPublicEvent(): SQL {
  return sql`(${isPublic(events.sample)} and (not ${events.sample} or not exists (
    select 1 from ${events} as real_event where not real_event.sample
  )))`;
}

/**
 * Stores that count in lists and figures, in a query that has them as `stores`: those of which no
 * other store's menu is the same, and of such a pair the one that stands for both.
 *
 * A list that is read once a statement: as a join it misleads planners about all that follows.
 */
export const IS_COUNTED = sql.raw("stores.id <> all (array(select store_id from store_twins))");

import { sql } from "drizzle-orm";
import * as v from "valibot";
import { isPartByCity, taxAreaOf } from "#content/taxes/taxAreas.ts";
import type { Db } from "../../db/database.ts";
import { stores } from "../../db/schema/stores.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { isPublic } from "../../db/visibility.ts";
import { weekOf } from "../../catalogue/facts/weeks.ts";
import type { LastImport, StoreAge } from "./facts.ts";
import { epoch } from "./epoch.ts";

const StoreRowSchema = v.object({
  slug: v.string(),
  name: v.string(),
  seenAt: v.number(),
  county: v.nullable(v.string()),
  city: v.nullable(v.string()),
  taxPart: v.nullable(v.string()),
  includesTax: v.boolean(),
});

/** The stores with a menu that visitors see, when the newest of its prices was seen, and whether taxes are known. */
export async function readStoreAges(db: Db): Promise<StoreAge[]> {
  const rows = await queryRows(
    db,
    StoreRowSchema,
    sql`
      select ${stores.slug} as slug, ${stores.name} as name, ${epoch(sql`newest.seen_at`)} as "seenAt",
        ${stores.county} as county, ${stores.city} as city,
        coalesce(${stores.ownTaxPart}, ${stores.taxPart}) as "taxPart",
        coalesce(${stores.ownPricesIncludeTax}, ${stores.pricesIncludeTax}, 'unknown') = 'yes' as "includesTax"
      from ${stores}
      join (select store_id, max(observed_at) as seen_at from offers group by store_id) as newest
        on newest.store_id = ${stores.id}
      where ${isPublic(stores.sample)}
      order by ${stores.slug}
    `,
  );
  return rows.map(({ slug, name, seenAt, includesTax, ...place }) => ({
    slug,
    name,
    seenAt,
    isUntaxed: !includesTax && taxAreaOf(place) === null,
    isTaxedByCity: !includesTax && isPartByCity(place),
  }));
}

/** Whether visitors see the sample, because there is no real store. */
export async function readIsSample(db: Db): Promise<boolean> {
  const [row] = await queryRows(
    db,
    v.object({ sample: v.boolean() }),
    sql`select not exists (select 1 from stores where not sample) as sample`,
  );
  return row?.sample ?? true;
}

const SummaryRowSchema = v.object({
  id: v.number(),
  fileName: v.string(),
  importedAt: v.number(),
  rows: count,
  rejected: count,
});

/** The import that came last and was not taken back; `null` when there is none but the sample. */
export async function readLastImport(db: Db): Promise<LastImport | null> {
  const [row] = await queryRows(
    db,
    SummaryRowSchema,
    sql`
      select id, file_name as "fileName", ${epoch(sql`imported_at`)} as "importedAt",
        coalesce((summary ->> 'read')::int, 0) as rows,
        coalesce(jsonb_array_length(summary -> 'rejected'), 0) as rejected
      from imports where not sample and undone_at is null
      order by imported_at desc, id desc limit 1
    `,
  );
  return row ?? null;
}

/** How many stores with a menu have no entry for the week in which they were last seen. */
export async function countMissingWeeks(db: Db): Promise<number> {
  const [row] = await queryRows(
    db,
    v.object({ missing: count }),
    sql`
      select count(*) as missing
      from (select store_id, max(observed_at) as seen_at from offers group by store_id) as newest
      where not exists (
        select 1 from store_weeks
        where store_weeks.store_id = newest.store_id and week = ${weekOf(sql`newest.seen_at`)}
      )
    `,
  );
  return row?.missing ?? 0;
}

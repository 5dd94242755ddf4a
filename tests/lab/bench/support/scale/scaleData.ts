import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../../../../server/db/database.ts";
import { count, queryRows } from "../../../../../server/db/sql/queryRows.ts";
import { keepWeeks } from "../../../../../server/catalogue/facts/weeks.ts";

/** How much a site has. */
export interface Size {
  stores: number;
  offersOfAStore: number;
}

/** A product is at about so many stores. */
const STORES_OF_A_PRODUCT = 20;

/** How often each offer was seen, a day apart. */
const SIGHTINGS = 3;

/** A store that every size has. */
export const ONE_STORE = 60;

/** A product of that store. */
export const ONE_PRODUCT = "p1";

/**
 * Stores, products, offers, states and observations as imports leave them, by a few statements. One
 * offer in six is on sale and one in ten below its median. Left out: terpenes, laboratory results,
 * descriptions of products, and all but the last three sightings.
 *
 * @param now epoch milliseconds; the offers were seen in the two days before
 */
export async function fillToScale(
  db: Db,
  { stores, offersOfAStore }: Size,
  now: number,
): Promise<void> {
  const offers = stores * offersOfAStore;
  const products = offers / STORES_OF_A_PRODUCT;
  const moment = sql`${new Date(now).toISOString()}::timestamptz`;
  const statements: readonly SQL[] = [
    sql`insert into imports (format, file_name, sha256, summary, imported_at)
      values ('csv', 'bench', '', '{}', now())`,
    sql`insert into stores (slug, name, license, street, city, county, zip, region, lat, lon, phone,
        website, hours, adult_use, medical, created_at)
      select 'shop-' || n, 'Shop ' || n, 'OH-B-' || n, n || ' Main Street', 'City ' || n % 90, 'Franklin',
        (43000 + n % 2000)::text, (array['Northeast', 'Northwest', 'Central', 'Southeast', 'Southwest'])[1 + n % 5],
        38.4 + n % 97 / 28.0, -84.8 + n % 89 / 22.0, '+1 614 555 ' || 1000 + n, 'https://store' || n || '.example',
        '"Mon-Sat 9am-9pm, Sun 10am-6pm"', true, n % 3 > 0, now()
      from generate_series(1, ${stores}::int) as n`,
    sql`insert into products (code, match_key, name, brand, category, strain_name, created_at)
      select 'p' || n, 'bench ' || n, 'Product ' || substr(md5(n::text), 1, 8), 'Brand ' || n % ${products / 25}::int,
        (array['flower', 'flower', 'flower', 'vape', 'vape', 'edible', 'extract', 'preroll'])[1 + n % 8],
        'Strain ' || substr(md5((n % ${products / 5}::int)::text), 1, 6), now()
      from generate_series(1, ${products}::int) as n`,
    sql`insert into offers (store_id, product_id, size_key, size_label, menu, external_id, source_url, net_mg, thc_mg,
        thc_pct_min, price_cents, sale_price_cents, sale_conditions, stock, median_30_days_cents,
        first_seen_at, observed_at, import_id, state_id)
      select 1 + n / ${offersOfAStore}::int, 1 + (n::bigint * 7919) % ${products}::int, '2830mg', '2.83g',
        case when n % 13 = 0 then 'med' else 'both' end, n::text, 'https://store.example/' || n, 2830,
        400 + n % 300, 15 + n % 110 / 10.0, price, case when n % 6 = 0 then price * 4 / 5 end,
        case when n % 6 = 0 then 'none' end, case when n % 17 = 0 then 'no' else 'yes' end,
        case when n % 10 = 0 then price + 300 else price end,
        ${moment} - interval '90 days', ${moment} - make_interval(mins => 5 + n / ${offersOfAStore}::int % 2880), 1, n + 1
      from generate_series(0, ${offers}::int - 1) as n, lateral (select 1500 + (n * 37::bigint % 60)::int * 50) as p (price)`,
    sql`insert into offer_states (id, offer_id, digest, says)
      select id, id, md5(id::text), jsonb_strip_nulls(jsonb_build_object('net_mg', net_mg, 'thc_mg', thc_mg,
        'thc_pct_min', thc_pct_min, 'ranked', true, 'price_cents', price_cents, 'sale_price_cents', sale_price_cents,
        'sale_conditions', sale_conditions, 'stock', stock, 'size_label', size_label,
        'external_id', external_id, 'source_url', source_url))
      from offers`,
    sql`insert into observations (offer_id, import_id, observed_at, price_cents, effective_cents, stock, state_id)
      select id, 1, observed_at - make_interval(days => ago), price_cents,
        coalesce(sale_price_cents, price_cents) + ago % 2 * 50, stock, id
      from generate_series(${SIGHTINGS - 1}::int, 0, -1) as ago, offers`,
    sql`select setval(pg_get_serial_sequence('offer_states', 'id'), (select max(id) from offer_states))`,
    sql`analyze`,
  ];
  for (const statement of statements) await db.execute(statement);
  await keepWeeks(db);
  // Indexes on what has just been written are only trusted afterwards, as on a site that runs.
  await db.execute(sql`vacuum analyze`);
}

/** What the tables take with their indexes, in bytes: all of them for an offer, and one sighting more. */
export async function readDisk(db: Db): Promise<{ offer: number; sighting: number }> {
  const bytes = async (tables: string) =>
    await numberOf(
      db,
      sql`select sum(pg_total_relation_size(oid)) from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname ~ ${tables}`,
    );
  const offers = await numberOf(db, sql`select count(*) from offers`);
  const sighting = (await bytes("^observations$")) / (offers * SIGHTINGS);
  return { offer: (await bytes(".")) / offers - SIGHTINGS * sighting, sighting };
}

async function numberOf(db: Db, query: SQL): Promise<number> {
  const [row] = await queryRows(db, v.object({ count }), sql`select (${query}) as count`);
  return row?.count ?? 0;
}

import { sql } from "drizzle-orm";
import type { Db } from "../../../../../server/db/database.ts";
import { allWeeksOf, recomputeWeeks } from "../../../../../server/catalogue/facts/weeks.ts";

export const STORES = 120;
const OFFERS_OF_A_STORE = 100;
const WEEKS = 104;
const DAY_MS = 86_400_000;

/**
 * 104 weeks of 12,000 offers at 120 stores, each seen once a week: 1,248,000 observations.
 *
 * @param now epoch milliseconds; the newest were seen an hour before
 */
export async function fillWeeks(db: Db, now: number): Promise<void> {
  const offers = sql`${STORES * OFFERS_OF_A_STORE}::int`;
  await db.execute(sql`
    insert into imports (format, file_name, sha256, summary, imported_at)
    values ('csv', 'bench', '', '{}', now())
  `);
  await db.execute(sql`
    insert into stores (slug, name, license, region, created_at)
    select 'shop-' || n, 'Shop ' || n, 'OH-B-' || n,
      (array['Northeast', 'Northwest', 'Central', 'Southeast', 'Southwest'])[1 + n % 5], now()
    from generate_series(1, ${STORES}::int) as n
  `);
  await db.execute(sql`
    insert into products (code, match_key, name, category, strain_slug, strain_name, created_at)
    select 'p' || n, 'bench ' || n, 'Product ' || n,
      (array['flower', 'flower', 'flower', 'vape', 'vape', 'edible', 'extract', 'preroll'])[1 + n % 8],
      'strain-' || n % 200, 'Strain ' || n % 200, now()
    from generate_series(1, 700) as n
  `);
  await db.execute(sql`
    insert into offers (store_id, product_id, size_key, size_label, menu, net_mg, thc_mg,
      price_cents, stock, first_seen_at, observed_at, import_id, state_id)
    select 1 + n / ${OFFERS_OF_A_STORE}::int, 1 + (n * 7) % 700, '2830mg', '2.83g',
      case when n % 13 = 0 then 'med' else 'both' end, 2830, 600, 3000, 'yes', now(), now(), 1, n + 1
    from generate_series(0, ${offers} - 1) as n
  `);
  await db.execute(sql`
    insert into offer_states (id, offer_id, digest, says)
    select id, id, 'bench', jsonb_build_object('net_mg', net_mg, 'thc_mg', thc_mg, 'ranked', true,
      'price_cents', price_cents, 'stock', stock, 'size_label', size_label)
    from offers
  `);
  const newest = new Date(now - 3_600_000).toISOString();
  for (let week = WEEKS - 1; week >= 0; week -= 1) {
    await db.execute(sql`
      insert into observations
        (offer_id, import_id, observed_at, price_cents, effective_cents, stock, state_id)
      select id, 1, ${newest}::timestamptz - make_interval(secs => ${(week * 7 * DAY_MS) / 1_000}::float8 + store_id),
        3000, 2000 + (id * 7919) % 3000 + (id * 31 + ${week}::int * 17) % 9 * 50,
        case when (id + ${week}::int) % 17 = 0 then 'no' else 'yes' end, id
      from offers
    `);
  }
  await db.execute(sql`
    select setval(pg_get_serial_sequence('offer_states', 'id'), (select max(id) from offer_states))
  `);
  await db.execute(sql`analyze`);
  await recomputeWeeks(db, allWeeksOf(sql`select id from stores`));
  await db.execute(sql`analyze store_weeks`);
}

/** A store's menu as a file: a hundred rows. @param at epoch milliseconds */
export function menuOfShop(shop: number, at: number): string {
  const header =
    "store_license,observed_at,source_kind,name,brand,category,menu,size_label,price_cents,in_stock";
  const lines = Array.from({ length: OFFERS_OF_A_STORE }, (_, number) =>
    [
      `OH-B-${String(shop)}`,
      new Date(at).toISOString(),
      "store_file",
      `Item ${String(number)}`,
      "Bench",
      number % 3 === 0 ? "vape" : "flower",
      "rec",
      "1g",
      2_000 + ((number * 37 + Math.floor(at / DAY_MS) * 11) % 900),
      "yes",
    ].join(","),
  );
  return [header, ...lines].join("\n");
}

import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Highlight } from "#domain/trends/highlights.ts";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import { formatCents, roundHalfUp } from "#domain/offers/money.ts";
import { formatDay } from "#domain/time/age.ts";
import { weekOfMonday } from "#domain/time/easternWeek.ts";
import { weekDays } from "#domain/trends/weekWords.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import {
  card,
  counted,
  listed,
  productNames,
  productPath,
  storeNames,
  storePath,
  storeTitle,
  ties,
  weekPath,
} from "./card.ts";
import { inYear, seenIn, type YearScope } from "./yearScope.ts";

/** Fewest stores of a spread for a card. */
const STORES = 5;
/** Fewest prices of a year for the cheapest's card. */
const PRICES = 30;
/** A gram of what fell off is no gram of flower to compare. Words of a product's name, and of its kind where that is said. */
const NOT_WHOLE = String.raw`\m(shake|trim|(pre-?)?ground (flower|bud)|pre-?ground)\M`;
/** Fewest weeks of an unchanged price for a card. */
const WEEKS = 8;

/** A product and size with its names. */
const ITEM = {
  code: v.string(),
  name: v.string(),
  brand: v.nullable(v.string()),
  size: v.string(),
  label: v.string(),
  net_mg: v.nullable(v.number()),
};
const ITEM_COLUMNS = sql`products.code, products.name, products.brand, best.size,
  printed.label, printed.net_mg`;
/** A size as it is printed, and what it weighs: its figure for a unit was divided by that. */
const ITS_SIZE = sql`cross join lateral (select size_label as label, offers.net_mg from offers
  where offers.product_id = best.product_id and offers.size_key = best.size
  order by size_label collate "C" limit 1) as printed`;
const ItemSchema = v.object(ITEM);
/** With its size in the words of menus. */
function titleOf(item: v.InferOutput<typeof ItemSchema>): string {
  const { name, size: sizeKey, label: sizeLabel, net_mg: netMg } = item;
  const size = sizeName({ sizeKey, sizeLabel, netMg, product: { name } });
  return `${productTitle(item)}, ${size === "each" ? "one pack" : size}`;
}

const ms = (at: SQL) => sql`floor(extract(epoch from ${at}) * 1000)::bigint`;

/** The widest spread of one product and size over the stores of one week. */
export async function widestSpread(db: Db, scope: YearScope): Promise<Highlight[]> {
  const rows = await queryRows(
    db,
    v.object({
      ...ITEM,
      week: v.string(),
      /** Of the offers behind a week's figures, all of these are among them. */
      category: v.nullable(v.string()),
      low: count,
      low_store: v.string(),
      low_city: v.nullable(v.string()),
      high: count,
      high_store: v.string(),
      high_city: v.nullable(v.string()),
      stores: count,
      from_ms: count,
      to_ms: count,
    }),
    sql`
      with best as (
        select week, seen.product_id, seen.size, min(seen.cents) as low, max(seen.cents) as high,
          (array_agg(store_id order by seen.cents, stores.slug collate "C"))[1] as low_id,
          (array_agg(store_id order by seen.cents desc, stores.slug collate "C"))[1] as high_id,
          bool_and(seen.unit is not null) as is_behind,
          count(*) as stores, min(seen.at) as from_at, max(seen.at) as to_at
        from ${seenIn(scope)} and seen.cents is not null
        group by week, seen.product_id, seen.size
        having count(*) >= ${STORES}::int and max(seen.cents) > min(seen.cents)
        order by max(seen.cents) - min(seen.cents) desc
        fetch first 1 row with ties
      )
      select ${ITEM_COLUMNS}, week::text, case when is_behind then products.category end as category,
        low, lower_one.name as low_store, lower_one.city as low_city,
        high, higher_one.name as high_store, higher_one.city as high_city,
        best.stores, ${ms(sql`from_at`)} as from_ms, ${ms(sql`to_at`)} as to_ms
      from best ${ITS_SIZE} join products on products.id = best.product_id
      join stores as lower_one on lower_one.id = low_id
      join stores as higher_one on higher_one.id = high_id
      order by week, code collate "C", best.size collate "C"
    `,
  );
  const [first] = rows;
  if (first === undefined) return [];
  const { low, high, stores } = first;
  const told = rows.map((row) => {
    const lower = storeTitle({ store: row.low_store, city: row.low_city });
    const higher = storeTitle({ store: row.high_store, city: row.high_city });
    return `${titleOf(row)}: ${formatCents(row.low)} at ${lower}, ${formatCents(row.high)} at ${higher}`;
  });
  return [
    card(scope, {
      kind: "widest-spread",
      title: "Widest spread",
      figure: high - low,
      unit: "cents",
      sentence: `${listed(told)}, ${rows.every(({ week }) => week === first.week) ? `in the week of ${weekDays(weekOfMonday(first.week))}` : "each in one week"}.`,
      method: `The highest less the lowest price of the same product and size in the same week, as any visitor paid it at the week's end, in stock and with a unit price that is believed. It needs at least ${STORES} stores.`,
      n: stores,
      from: Math.min(...rows.map((row) => row.from_ms)),
      to: Math.max(...rows.map((row) => row.to_ms)),
      links: [
        ...weekPath(first.week, first.category),
        ...rows.map(({ code }) => productPath(code)),
      ],
      names: productNames(rows),
    }),
  ];
}

/** What a gram or 100 mg cost at its cheapest, as the two sections that are bought by it. */
export async function cheapest(
  db: Db,
  scope: YearScope,
  which: "cheapest-gram" | "cheapest-100mg",
): Promise<Highlight[]> {
  const isGram = which === "cheapest-gram";
  const rows = await queryRows(
    db,
    v.object({
      ...ITEM,
      slug: v.string(),
      store: v.string(),
      city: v.nullable(v.string()),
      cents: count,
      unit: v.number(),
      prices: count,
      week: v.string(),
      from_ms: count,
    }),
    sql`
      with priced as materialized (
        select store_id, week, seen.product_id, seen.size, seen.cents, seen.unit, seen.at
        from ${seenIn(scope)} and seen.unit is not null
          and products.category = ${isGram ? "flower" : "edible"}
          and (not ${isGram} or concat_ws(' ', products.subcategory, products.name) !~* ${NOT_WHOLE})
      ), best as (
        select distinct on (store_id, product_id, size) *, (select count(*) from priced) as prices
        from priced where unit = (select min(unit) from priced)
        order by store_id, product_id, size, at
      )
      select ${ITEM_COLUMNS}, stores.slug, stores.name as store, stores.city, cents, unit, prices,
        best.week::text,
        ${ms(sql`best.at`)} as from_ms
      from best ${ITS_SIZE} join products on products.id = best.product_id
      join stores on stores.id = best.store_id
      order by code collate "C", best.size collate "C", slug collate "C" limit 50
    `,
  );
  const [first] = rows;
  if (first === undefined || first.prices < PRICES) return [];
  const told = rows.map(
    (row) =>
      `${titleOf(row)} for ${formatCents(row.cents)} on ${formatDay(row.from_ms)} at ${storeTitle(row)}`,
  );
  return [
    card(scope, {
      kind: which,
      title: isGram ? "Cheapest gram of whole flower" : "Cheapest edible, per 100 mg of THC",
      figure: roundHalfUp(first.unit),
      unit: "cents",
      sentence: `${listed(told)}.`,
      method: `The lowest of all prices of ${isGram ? "flower" : "edibles"} at the ends of weeks, in stock and without conditions; prices too unlikely to be ranked${isGram ? ", and flower that says it is shake, trim or ground," : ""} are left out. It needs at least ${PRICES} prices.`,
      n: first.prices,
      from: Math.min(...rows.map((row) => row.from_ms)),
      to: Math.max(...rows.map((row) => row.from_ms)),
      links: [
        ...weekPath(first.week, isGram ? "flower" : "edible"),
        ...rows.flatMap(({ code, slug }) => [productPath(code), storePath(slug)]),
      ],
      names: { ...storeNames(rows), ...productNames(rows) },
    }),
  ];
}

/** The price that stood unchanged in the most weeks, of what was never seen at one too unlikely to be ranked. */
export async function steadiest(db: Db, scope: YearScope): Promise<Highlight[]> {
  const rows = await queryRows(
    db,
    v.object({
      ...ITEM,
      slug: v.string(),
      store: v.string(),
      city: v.nullable(v.string()),
      cents: count,
      weeks: count,
    }),
    sql`
      with doubted as materialized (
        select distinct offers.store_id, offers.product_id, offers.size_key
        from observations join offers on offers.id = observations.offer_id
        where not observations.ranked and ${inYear(scope, sql`observations.observed_at`)}
      ), best as (
        select store_id, seen.product_id, seen.size, min(seen.cents) as cents, count(*) as weeks
        from ${seenIn(scope)} and seen.cents is not null
          and (store_id, seen.product_id, seen.size) not in (select * from doubted)
        group by store_id, seen.product_id, seen.size
        having min(seen.cents) = max(seen.cents) and count(*) >= ${WEEKS}::int
        order by count(*) desc
        fetch first 1 row with ties
      )
      select ${ITEM_COLUMNS}, stores.slug, stores.name as store, stores.city, cents, weeks
      from best ${ITS_SIZE} join products on products.id = best.product_id
      join stores on stores.id = best.store_id
      order by code collate "C", best.size collate "C", slug collate "C"
    `,
  );
  const best = ties(rows, ({ weeks }) => weeks);
  const [first] = best;
  if (first === undefined) return [];
  const told = best.map(
    (row) => `${titleOf(row)} at ${storeTitle(row)} (${formatCents(row.cents)})`,
  );
  return [
    card(scope, {
      kind: "steadiest-price",
      title: "Steadiest price",
      figure: first.weeks,
      unit: "count",
      sentence: `${listed(told)}: the same price in each of ${counted(first.weeks)} weeks.`,
      method: `Weeks in which the same product and size was seen at the same store, always at one price; what was seen at a price too unlikely to be ranked is left out. It needs at least ${WEEKS} weeks.`,
      n: first.weeks,
      links: best.flatMap(({ code, slug }) => [productPath(code), storePath(slug)]),
      names: { ...storeNames(best), ...productNames(best) },
    }),
  ];
}

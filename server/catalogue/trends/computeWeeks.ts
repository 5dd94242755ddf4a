import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { SECTIONS } from "#domain/offers/categories.ts";
import { roundHalfUp } from "#domain/offers/money.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { IS_COUNTED } from "../../db/visibility.ts";
import { REGIONS } from "#domain/stores/regions.ts";

/** Where figures are from; `""` is the state. */
export const AreaSchema = v.picklist(["", ...REGIONS]);

const KEY = { week: v.string(), region: AreaSchema };

const section = v.picklist(SECTIONS);

const PriceSchema = v.object({
  ...KEY,
  category: section,
  p25: v.number(),
  median: v.number(),
  p75: v.number(),
  n: count,
  stores: count,
});

const ChangeSchema = v.object({ ...KEY, category: section, change: v.number(), pairs: count });

const OffersSchema = v.object({ ...KEY, offers: count });

const StrainSchema = v.object({
  ...KEY,
  strain: v.string(),
  stores: count,
  from_ms: count,
  to_ms: count,
});

/** The state's row has no region; a store without one is in that row only. */
const REGION = sql`case when grouping(region) = 1 then '' else region end`;

const KNOWN = sql`(grouping(region) = 1 or region is not null)`;

/**
 * The figures of some weeks, of the state and of each region with a store that was seen.
 *
 * @param weeks Mondays
 * @param sample of the sample's stores, else of the real ones
 */
export async function computeWeeks(
  db: Db,
  weeks: readonly string[],
  sample: boolean,
): Promise<TrendWeek[]> {
  const list = sql`(select unnest(${`{${weeks.join()}}`}::date[]))`;
  const made = new Map<string, TrendWeek>();
  const offers = await queryRows(db, OffersSchema, offersIn(list, sample));
  for (const { week, region, offers: seen } of offers) {
    made.set(week + region, { week, region, figures: withoutFigures(seen), strains: {} });
  }
  const of = ({ week, region }: { week: string; region: Area }) => made.get(week + region);
  for (const price of await queryRows(db, PriceSchema, pricesIn(list, sample))) {
    const figures = of(price)?.figures[price.category];
    if (figures !== undefined) Object.assign(figures, pricesOf(price));
  }
  for (const change of await queryRows(db, ChangeSchema, changesIn(list, sample))) {
    const figures = of(change)?.figures[change.category];
    if (figures === undefined) continue;
    figures.pairs = change.pairs;
    if (change.pairs >= ENOUGH) figures.likeForLike = roundHalfUp(change.change * 10) / 10;
  }
  for (const row of await queryRows(db, StrainSchema, strainsIn(list, sample))) {
    const week = of(row);
    if (week !== undefined) week.strains[row.strain] = [row.stores, row.from_ms, row.to_ms];
  }
  return [...made.values()];
}

function withoutFigures(offers: number): Figures {
  const none = (): CategoryWeek => ({
    median: null,
    p25: null,
    p75: null,
    n: 0,
    stores: 0,
    likeForLike: null,
    pairs: 0,
  });
  return { offers, flower: none(), vape: none(), edible: none(), extract: none() };
}

function pricesOf({ n, stores, median, p25, p75 }: v.InferOutput<typeof PriceSchema>) {
  if (n < ENOUGH) return { n, stores };
  return {
    n,
    stores,
    median: roundHalfUp(median),
    p25: roundHalfUp(p25),
    p75: roundHalfUp(p75),
  };
}

/** What was seen of stores in the weeks: a row for each product and size of a store in a week. */
const seenIn = (weeks: SQL, sample: boolean, value: string, until: string) => sql`
  store_weeks
  join stores on stores.id = store_weeks.store_id and stores.sample = ${sample} and ${IS_COUNTED}
  cross join lateral unnest(store_weeks.products, store_weeks.sizes,
    ${sql.raw(`store_weeks.${value}, store_weeks.${until}`)}) as seen (product_id, size, value, until)
  join products on products.id = seen.product_id and (${sample} or not products.sample)
  where store_weeks.week in ${weeks}`;

/** An offer is a product and size at a store, however many menus have it. */
const offersIn = (weeks: SQL, sample: boolean) => sql`
  select week::text, ${REGION} as region, count(until) as offers
  from ${seenIn(weeks, sample, "stocked_from", "stocked_to")}
  group by grouping sets ((week), (week, region)) having ${KNOWN}`;

const pricesIn = (weeks: SQL, sample: boolean) => sql`
  select week::text, ${REGION} as region, category,
    percentile_cont(0.25) within group (order by value) as p25,
    percentile_cont(0.5) within group (order by value) as median,
    percentile_cont(0.75) within group (order by value) as p75,
    count(*) as n, count(distinct store_id) as stores
  from ${seenIn(weeks, sample, "units", "seen_at")} and value is not null
  group by grouping sets ((week, category), (week, region, category)) having ${KNOWN}`;

const changesIn = (weeks: SQL, sample: boolean) => sql`
  with priced as materialized (
    select week, region, store_id, seen.product_id, size, category, value
    from ${seenIn(sql`(select unnest from ${weeks} as these union select unnest - 7 from ${weeks} as these)`, sample, "units", "seen_at")}
      and value is not null
  ), changes as (
    select later.week, later.region, later.category, (later.value / past.value - 1) * 100 as change
    from priced as later join priced as past on past.week = later.week - 7
      and past.store_id = later.store_id and past.product_id = later.product_id
      and past.size = later.size
    where later.week in ${weeks}
  )
  select week::text, ${REGION} as region, category, count(*) as pairs,
    percentile_cont(0.5) within group (order by change) as change
  from changes
  group by grouping sets ((week, category), (week, region, category)) having ${KNOWN}`;

const strainsIn = (weeks: SQL, sample: boolean) => sql`
  select week::text, ${REGION} as region, strain_slug as strain, count(distinct store_id) as stores,
    floor(extract(epoch from min(value)) * 1000)::bigint as from_ms,
    floor(extract(epoch from max(until)) * 1000)::bigint as to_ms
  from ${seenIn(weeks, sample, "stocked_from", "stocked_to")}
    and until is not null and strain_slug is not null
  group by grouping sets ((week, strain_slug), (week, region, strain_slug)) having ${KNOWN}`;

const cents = v.nullable(v.number());

/** A category's figures of a week; what rests on too little is `null`. */
const CategoryWeekSchema = v.object({
  median: cents,
  p25: cents,
  p75: cents,
  n: v.number(),
  stores: v.number(),
  likeForLike: v.nullable(v.number()),
  pairs: v.number(),
});

type CategoryWeek = v.InferOutput<typeof CategoryWeekSchema>;

/** What is kept of a week of the state or a region. */
export const FiguresSchema = v.object({
  /** Offers seen in stock. */
  offers: v.number(),
  flower: CategoryWeekSchema,
  vape: CategoryWeekSchema,
  edible: CategoryWeekSchema,
  extract: CategoryWeekSchema,
});

type Figures = v.InferOutput<typeof FiguresSchema>;

/** Of each strain in stock, by its slug: stores, and the first and the last moment, epoch milliseconds. */
export const StrainsSchema = v.record(v.string(), v.tuple([v.number(), v.number(), v.number()]));

type Strains = v.InferOutput<typeof StrainsSchema>;

export type Area = v.InferOutput<typeof AreaSchema>;

/** A week of the state or a region, by its Monday. */
export interface TrendWeek {
  week: string;
  region: Area;
  figures: Figures;
  strains: Strains;
}

/** A median rests on so many offers, and a change on so many pairs, or is not given. */
export const ENOUGH = 30;

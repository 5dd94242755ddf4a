import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { SITE } from "#domain/site/site.ts";
import { beginningOfDay } from "#domain/time/easternWeek.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { IS_COUNTED } from "../../db/visibility.ts";

/** What cards are made of: a year in Eastern time, of the sample or of real stores. Epoch milliseconds. */
export interface YearScope {
  year: number;
  sample: boolean;
  begin: number;
  end: number;
  /** When the data begin, in whichever year. */
  dataBegin: number;
  /** First and last observation in the year. */
  first: number;
  last: number;
}

const moment = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;

/** Whether something at a moment was in the year. */
export function inYear({ begin, end }: YearScope, at: SQL): SQL {
  return sql`(${at} >= ${moment(begin)} and ${at} < ${moment(end)})`;
}

/** Stores and products of the answer: of the sample, or real; no store whose menu is another's. */
export function ofScope({ sample }: Pick<YearScope, "sample">): SQL {
  return sql`(stores.sample = ${sample} and (${sample} or not products.sample) and ${IS_COUNTED})`;
}

/**
 * What was seen in the year: a row for each week, store, product and size, with its store and
 * product joined as `stores` and `products`.
 */
export function seenIn(scope: YearScope): SQL {
  return sql`
    store_weeks
    join stores on stores.id = store_weeks.store_id
    cross join lateral unnest(store_weeks.products, store_weeks.sizes, store_weeks.cents,
      store_weeks.units, store_weeks.seen_at, store_weeks.stocked_to)
      as seen (product_id, size, cents, unit, at, stocked)
    join products on products.id = seen.product_id
    where ${ofScope(scope)}
      and store_weeks.week > (${`${String(scope.year)}-01-01`}::date - 7)
      and store_weeks.week <= ${`${String(scope.year)}-12-31`}::date
      and ${inYear(scope, sql`seen.at`)}`;
}

/** Years in which something was seen, newest first. */
export async function readYears(db: Db, sample: boolean): Promise<number[]> {
  const year = (at: SQL) => sql`extract(year from ${at})::int`;
  const zone = sql.raw(`'${SITE.timeZone}'`);
  const rows = await queryRows(
    db,
    v.object({ year: count }),
    sql`
      with weeks as materialized (
        select week, seen_at from store_weeks
        where store_id in (select id from stores where sample = ${sample})
      )
      select ${year(sql`week`)} as year from weeks
      where ${year(sql`week`)} = ${year(sql`week + 6`)}
      union
      select ${year(sql`at at time zone ${zone}`)} from weeks, unnest(seen_at) as at
      where ${year(sql`week`)} <> ${year(sql`week + 6`)}
      order by year desc
    `,
  );
  return rows.map((row) => row.year);
}

/** A year of the data; `null` when nothing was seen in it. */
export async function readScope(db: Db, year: number, sample: boolean): Promise<YearScope | null> {
  const begin = beginningOfDay(`${String(year)}-01-01`);
  const end = beginningOfDay(`${String(year + 1)}-01-01`);
  const bounds = { year, sample, begin, end, dataBegin: begin, first: begin, last: end };
  const ms = (at: SQL) => sql`floor(extract(epoch from ${at}) * 1000)::bigint`;
  const at = sql`observations.observed_at`;
  const [row] = await queryRows(
    db,
    v.object({ first: v.nullable(count), last: v.nullable(count), data_begin: v.nullable(count) }),
    sql`
      select ${ms(sql`min(${at}) filter (where ${inYear(bounds, at)})`)} as first,
        ${ms(sql`max(${at}) filter (where ${inYear(bounds, at)})`)} as last,
        ${ms(sql`min(${at})`)} as data_begin
      from observations join offers on offers.id = observations.offer_id
      join stores on stores.id = offers.store_id join products on products.id = offers.product_id
      where ${ofScope(bounds)}
    `,
  );
  if (row === undefined) return null;
  const { first, last, data_begin: dataBegin } = row;
  if (first === null || last === null || dataBegin === null) return null;
  return { ...bounds, first, last, dataBegin };
}

import { sql } from "drizzle-orm";
import * as v from "valibot";
import { STRAINS } from "#content/strains/strains.ts";
import type { Highlight } from "#domain/trends/highlights.ts";
import { SITE } from "#domain/site/site.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { weekOf } from "../../catalogue/facts/weeks.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { card, counted, listed, strainPath, ties } from "./card.ts";
import { inYear, ofScope, seenIn, type YearScope } from "./yearScope.ts";

const NAMES = new Map(STRAINS.map(({ slug, name }) => [slug, name]));
const nameOf = (slug: string) => NAMES.get(slug) ?? slug;

/** Weeks at stores from which on a strain may be the most available. */
const STORE_WEEKS = 20;

/** Fewest strains of a month for a card. */
const STRAINS_IN_A_MONTH = 3;

/** When data begin everything is seen for the first time; only later is it new. */
export const SETTLING_MS = 28 * DAY_MS;

/** The strain that stores had in stock in the most weeks. */
export async function mostAvailable(db: Db, scope: YearScope): Promise<Highlight[]> {
  const rows = await queryRows(
    db,
    v.object({ strain: v.string(), weeks: count, stores: count }),
    sql`
      select strain, count(*) as weeks, count(distinct store_id) as stores
      from (
        select distinct store_id, week, products.strain_slug as strain from ${seenIn(scope)}
          and seen.stocked is not null and products.strain_slug is not null
      ) as stocked
      group by strain having count(*) >= ${STORE_WEEKS}::int
      order by weeks desc, strain collate "C" limit 50
    `,
  );
  const best = ties(rows, ({ weeks }) => weeks);
  const [first] = best;
  if (first === undefined) return [];
  const names = listed(best.map(({ strain }) => nameOf(strain)));
  const stores = counted(Math.max(...best.map((row) => row.stores)));
  return [
    card(scope, {
      kind: "most-available-strain",
      title: "Most available strain",
      figure: names,
      unit: "name",
      sentence: `${names}: seen on the menus of ${stores} stores in ${scope.year}, in more weeks than any other strain.`,
      method: `Each store counts once for each week in which any product of the strain was on its menu and not sold out. A strain needs at least ${STORE_WEEKS} of these.`,
      n: first.weeks,
      links: best.map(({ strain }) => strainPath(strain)),
    }),
  ];
}

/** The month in which the most strains were seen for the first time. */
export async function mostNewStrains(db: Db, scope: YearScope): Promise<Highlight[]> {
  const since = Math.max(scope.begin, scope.dataBegin + SETTLING_MS);
  const rows = await queryRows(
    db,
    v.object({ month: v.string(), strains: v.array(v.string()) }),
    sql`
      with read as materialized (
        select distinct week from store_weeks
        where store_id in (select id from stores where sample = ${scope.sample})
      )
      select to_char(first at time zone ${sql.raw(`'${SITE.timeZone}'`)}, 'YYYY-MM') as month,
        array_agg(strain order by strain collate "C") as strains
      from (
        select products.strain_slug as strain, min(offers.first_seen_at) as first
        from offers join products on products.id = offers.product_id
        join stores on stores.id = offers.store_id
        where ${ofScope(scope)} and products.strain_slug is not null
        group by products.strain_slug
      ) as strains
      where ${inYear({ ...scope, begin: since }, sql`first`)}
        -- As in trends: after a week that nobody read, what is there may have come long before.
        and ${weekOf(sql`first`)} - 7 in (select week from read)
      group by month having count(*) >= ${STRAINS_IN_A_MONTH}::int
      order by count(*) desc, month
    `,
  );
  const best = ties(rows, ({ strains }) => strains.length);
  const [first] = best;
  if (first === undefined) return [];
  const months = best.map(({ month }) => monthName(month));
  const strains = best.flatMap((row) => row.strains);
  return [
    card(scope, {
      kind: "most-new-strains",
      title: "Most strains first seen here in a month",
      figure: first.strains.length,
      unit: "count",
      sentence: `${listed(months)}: ${counted(first.strains.length)} strains ${months.length > 1 ? "in each " : ""}seen on this site for the first time, among them ${listed(strains.map(nameOf))}.`,
      method: `A strain is new when any store of the state was first seen with it. What came within 28 days of the first data does not count, nor what came after a week in which no menu was read. A month needs at least ${STRAINS_IN_A_MONTH}.`,
      n: strains.length,
      links: strains.map(strainPath),
    }),
  ];
}

/** "2026-04" → "April". */
const monthName = (month: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(SITE.locale, {
    month: "long",
    timeZone: "UTC",
  });

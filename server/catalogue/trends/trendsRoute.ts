import type { Context } from "hono";
import { SECTIONS, type Section } from "#domain/offers/categories.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { mondayOfWeek, weekOfMonday } from "#domain/time/easternWeek.ts";
import { TrendOffersSchema, TrendsSchema, type TrendOffers } from "#domain/trends/trends.ts";
import type { PublicAnswer } from "../../web/answers/publicAnswer.ts";
import { jsonAnswer, pathPart, problemAnswer } from "../../web/describe.ts";
import { problem } from "../../web/problem.ts";
import { nextDay, showsSample } from "./readWeeks.ts";
import { readTrends } from "./readTrends.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { roundHalfUp } from "#domain/offers/money.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { IS_COUNTED } from "../../db/visibility.ts";

const REGION_PARAMETER = {
  name: "region",
  in: "query" as const,
  required: false,
  description: "A region; without it the whole state",
  schema: { type: "string" as const, enum: [...REGIONS] },
};

/** `GET /api/trends` and `GET /api/trends/:week/:category` */
export const TRENDS: readonly PublicAnswer[] = [
  {
    path: "/trends",
    summary: "Prices, offers and strains week by week",
    description:
      "Each list has an entry for each week, oldest first, at most 104; the last week is the " +
      "running one. `null` is a figure that rests on too little; `n` says on how much.",
    parameters: [REGION_PARAMETER],
    answer: jsonAnswer("The figures and how they are computed", TrendsSchema),
    problems: { 404: problemAnswer("There is no such region") },
    source(_part, c) {
      const region = readRegion(c);
      if (region === undefined) return problem(c, 404, "There is no such region");
      return {
        path: `/trends${suffix(region)}`,
        validFor: "minute",
        compute: (now, db) => readTrends(db, region, now),
        nextChange: (now) => Promise.resolve(nextDay(now)),
      };
    },
  },
  {
    path: "/trends/:week/:category",
    summary: "The offers behind a week's median, cheapest first",
    parameters: [
      pathPart("week", "An ISO week, such as 2026-W45"),
      pathPart("category", "flower, vape, edible or extract"),
      REGION_PARAMETER,
    ],
    answer: jsonAnswer("The offers; none in a week without data", TrendOffersSchema),
    problems: { 404: problemAnswer("There is no such week, category or region") },
    source(part, c) {
      const region = readRegion(c);
      const week = part("week");
      const monday = mondayOfWeek(week);
      const category = SECTIONS.find((section) => section === part("category"));
      if (region === undefined || monday === null || category === undefined) return null;
      return {
        path: `/trends/${week}/${category}${suffix(region)}`,
        validFor: "unlimited",
        among: {
          name: week,
          list: "weeks",
          read: readWeekNames,
          otherwise: (): TrendOffers => ({ week, category, region, offers: [] }),
        },
        compute: (_, db) => readTrendOffers(db, monday, category, region),
      };
    },
  },
];

/** @returns `null` without one, `undefined` for one that there is not */
function readRegion(c: Context): Region | null | undefined {
  const asked = c.req.query("region")?.toLowerCase();
  return asked === undefined ? null : REGIONS.find((region) => region.toLowerCase() === asked);
}

const suffix = (region: Region | null) => (region === null ? "" : `?region=${region}`);

const RowSchema = v.object({
  store: v.string(),
  store_name: v.string(),
  city: v.nullable(v.string()),
  product: v.string(),
  name: v.string(),
  brand: v.nullable(v.string()),
  size: v.string(),
  cents: count,
  unit: v.number(),
  seen: v.string(),
});

/** The weeks in which something was seen, such as "2026-W45". */
async function readWeekNames(db: Db): Promise<string[]> {
  const sample = await showsSample(db);
  const rows = await queryRows(
    db,
    v.object({ week: v.string() }),
    sql`select distinct week::text as week from store_weeks
        where store_id in (select id from stores where sample = ${sample})`,
  );
  return rows.map(({ week }) => weekOfMonday(week));
}

/**
 * The offers that a week's figures rest on, cheapest first.
 *
 * @param monday of the week
 * @param region `null` for the state
 */
async function readTrendOffers(
  db: Db,
  monday: string,
  category: Section,
  region: Region | null,
): Promise<TrendOffers> {
  const sample = await showsSample(db);
  const inRegion = region === null ? sql`true` : sql`stores.region = ${region}`;
  const rows = await queryRows(
    db,
    RowSchema,
    sql`
      select stores.slug as store, stores.name as store_name, stores.city, products.code as product,
        products.name, products.brand, seen.cents, seen.unit,
        -- On two menus it may be printed in two ways: as on the one that was seen last.
        coalesce((select size_label from offers
          where offers.store_id = store_weeks.store_id and offers.product_id = seen.product_id
            and offers.size_key = seen.size
          order by offers.observed_at desc, size_label collate "C" limit 1), seen.size) as size,
        to_char(seen.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as seen
      from store_weeks
      join stores on stores.id = store_weeks.store_id and stores.sample = ${sample}
        and ${IS_COUNTED}
      cross join lateral unnest(store_weeks.products, store_weeks.sizes, store_weeks.cents,
        store_weeks.units, store_weeks.seen_at) as seen (product_id, size, cents, unit, at)
      join products on products.id = seen.product_id and (${sample} or not products.sample)
      where store_weeks.week = ${monday}::date and products.category = ${category}
        and seen.unit is not null and ${inRegion}
      order by seen.unit, stores.slug collate "C", products.code collate "C", seen.size collate "C"
    `,
  );
  return {
    week: weekOfMonday(monday),
    category,
    region,
    offers: rows.map((row) => ({
      store: row.store,
      storeName: row.store_name,
      city: row.city,
      product: row.product,
      name: row.name,
      brand: row.brand,
      size: row.size,
      cents: row.cents,
      unitCents: roundHalfUp(row.unit),
      observedAt: row.seen,
    })),
  };
}

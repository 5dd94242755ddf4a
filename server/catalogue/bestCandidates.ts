import { inArray, sql, type SQL } from "drizzle-orm";
import { CATEGORIES, type Section } from "#domain/menus/categories.ts";
import { sectionOf } from "#domain/menus/sectionOf.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { BY_STORE, isPublicOffer, ITS_PRODUCT, ITS_STORE } from "./offers/offers_publicOffers.ts";
import { isOnSale, mayBeDeal } from "./offers/publicOffers.ts";

/** How many are looked at in each section, of a store and of a region; two and five are shown. */
const OF_A_STORE = 8;
const OF_A_REGION = 60;

/** The section that the domain shows a category in, in SQL. */
const SECTION = sql.join(
  [
    sql`case ${products.category}`,
    ...CATEGORIES.flatMap((category) => {
      const section = sectionOf(category);
      return section === null ? [] : [sql`when ${category} then ${section}`];
    }),
    sql`end`,
  ],
  sql` `,
);
const DOSED: Section = "edible";

/**
 * Offers with the lowest unit prices of their region and section at `now` (epoch milliseconds), a
 * few hundred of however many there are. They are ordered as `rankDeals` orders them, so that as
 * long as the domain refuses none of them, the ones left out would not have been shown.
 */
export function isAmongBest(now: number): SQL {
  const paid = sql`(case when ${isOnSale(now)} then ${offers.salePriceCents} else ${offers.priceCents} end)`;
  // The domain's own arithmetic, so that equal prices are equal here, too.
  const unit = sql`case when ${SECTION} = ${DOSED}
    then (${paid} * 100)::float8 / nullif(${offers.thcMg}, 0)
    else (${paid} * 1000)::float8 / nullif(${offers.netMg}, 0) end`;
  const order = sql`unit, paid, observed_at desc, code collate "C", store`;
  return inArray(
    offers.id,
    sql`(
      with priced as (
        select ${offers.id} as id, ${stores.region} as region, ${SECTION} as section,
          ${unit} as unit, ${paid} as paid, ${offers.observedAt} as observed_at,
          ${products.code} as code, ${BY_STORE} as store
        from ${offers} join ${products} on ${ITS_PRODUCT} join ${stores} on ${ITS_STORE}
        where ${mayBeDeal(now)} and ${stores.region} is not null and ${isPublicOffer()}
      ), of_store as (
        select *, row_number() over (partition by store, section order by ${order}) as at_store
        from priced where unit is not null
      ), of_region as (
        select id, row_number() over (partition by region, section order by ${order}) as in_region
        from of_store where at_store <= ${OF_A_STORE}
      )
      select id from of_region where in_region <= ${OF_A_REGION}
    )`,
  );
}

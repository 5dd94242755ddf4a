import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { SaleConditions } from "#domain/offers/offers.ts";
import { CATEGORIES } from "#domain/offers/categories.ts";
import { sectionOf } from "#domain/offers/sectionOf.ts";
import { RANKED_FOR_MS } from "#domain/time/freshness.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { IS_COUNTED, isPublic } from "../../db/visibility.ts";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { stores } from "../../db/schema/stores.ts";

/**
 * Offers that count in a ranking at `now` (epoch milliseconds), in a query that joins their stores:
 * observed within 72 hours, not gone from the store's last full menu, not out of stock, and on a
 * menu that is not another store's. Unknown stock counts as in stock, because most sources list only what they have.
 */
export function isRankable(now: number): SQL | undefined {
  return and(
    gte(offers.observedAt, new Date(now - RANKED_FOR_MS)),
    isNull(offers.missingSince),
    ne(offers.stock, "no"),
    IS_COUNTED,
  );
}

const RANKED_CATEGORIES = CATEGORIES.filter((category) => sectionOf(category) !== null);

/**
 * Offers that every visitor pays the sale price for at `now` (epoch milliseconds).
 *
 * @param conditions of sales that whoever asks meets
 */
export function isOnSale(
  now: number,
  conditions: readonly SaleConditions[] = ["none"],
): SQL | undefined {
  const moment = new Date(now);
  return and(
    lt(offers.salePriceCents, offers.priceCents),
    inArray(offers.saleConditions, conditions),
    or(isNull(offers.saleStartsAt), lte(offers.saleStartsAt, moment)),
    or(isNull(offers.saleEndsAt), gt(offers.saleEndsAt, moment)),
  );
}

/**
 * Offers that may be deals at `now` (epoch milliseconds). The database only
 * narrows the field; `dealPrice` of the domain decides.
 */
export function mayBeDeal(now: number): SQL | undefined {
  return and(mayBeOnShelf(now), or(isOnSale(now), BELOW_MEDIAN));
}

/** Offers that any adult may buy and compare, deal or not, to be decided on by `shelfPrice` in the same way. */
export function mayBeOnShelf(now: number): SQL | undefined {
  return and(mayBeRanked(now), inArray(offers.menu, ["rec", "both"]));
}

/** Offers that may be deals for patients and for nobody else, to be decided on in the same way. */
export function mayBePatientsDeal(now: number): SQL | undefined {
  return and(
    mayBeRanked(now),
    or(
      and(eq(offers.menu, "med"), or(isOnSale(now), BELOW_MEDIAN)),
      and(inArray(offers.menu, ["med", "both"]), isOnSale(now, ["med_only"])),
    ),
  );
}

const mayBeRanked = (now: number) =>
  and(isRankable(now), eq(offers.ranked, true), inArray(products.category, RANKED_CATEGORIES));

/** Two integers and a double: the comparison must not round the median. */
const BELOW_MEDIAN = sql`${offers.priceCents} < ${offers.median30DaysCents}`;

/** Offers that any visitor gets for less than the regular price or than its median, whenever that holds. */
export const IS_OR_WAS_CHEAP: SQL | undefined = or(
  and(lt(offers.salePriceCents, offers.priceCents), eq(offers.saleConditions, "none")),
  BELOW_MEDIAN,
);

/**
 * The first moment after `now` (both epoch milliseconds) at which a ranking may be another
 * although the data are the same: a sale begins or ends, or an offer becomes too old to be
 * ranked. `null` when that never happens. Three looks at the ends of indexes.
 */
export async function nextRankingChange(db: Db, now: number): Promise<number | null> {
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const [row] = await queryRows(
    db,
    v.object({ change: v.nullable(count) }),
    sql`
      select floor(extract(epoch from least(
        (select min(observed_at) from offers where observed_at >= ${at(now - RANKED_FOR_MS)})
          + make_interval(secs => ${RANKED_FOR_MS / 1_000 + 0.001}::float8),
        (select min(sale_starts_at) from offers where sale_starts_at > ${at(now)}),
        (select min(sale_ends_at) from offers where sale_ends_at > ${at(now)})
      )) * 1000) as change
    `,
  );
  return row?.change ?? null;
}

/** How every query about offers joins what is sold and where. */
export const ITS_PRODUCT = eq(products.id, offers.productId);

export const ITS_STORE = eq(stores.id, offers.storeId);

/** Stores in an order that is the same in every database: ids depend on what was imported first. */
export const BY_STORE = sql`${stores.slug} collate "C"`;

/** Offers that may appear in answers, in a query that joins both: the sample only as long as it is shown. */
export function isPublicOffer(): SQL | undefined {
  return and(isPublic(stores.sample), isPublic(products.sample));
}

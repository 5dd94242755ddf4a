import { and, eq, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { shelfPrice } from "#domain/offers/deals.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import type { Db } from "../../db/database.ts";
import { alertRules } from "../../db/schema/alerts.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { ITS_PRODUCT, ITS_STORE, mayBeOnShelf } from "../../catalogue/offers/publicOffers.ts";
import { offersById } from "../../catalogue/offers/storeOffers.ts";
import { bySaving, dealEnd, type NewDeal } from "./newDeals.ts";
import { pricesBefore } from "./pricesBefore.ts";

/**
 * What may be bought for less since an import than before it, deal or not, inside its transaction: its store asked
 * more, or it was not there, or there was none left. Which price that is less than, each rule says
 * (`isReached`), so that nothing rings twice for a price that stays. What may not be compared is not among it.
 *
 * It saves what it has fallen by since its store's last price; what was not there saves nothing.
 *
 * @param now epoch milliseconds
 */
export async function findLowerPrices(tx: Db, importId: number, now: number): Promise<NewDeal[]> {
  const ids = await mayCostLess(tx, importId, now);
  if (ids.length === 0) return [];
  const found = await offersById(tx, isOneOf(offers.id, ids));
  const prices = await pricesBefore(tx, importId, found, shelfPrice, now);
  return [...found]
    .flatMap(([offerId, offer]) => {
      const timed = inEpochMs(offer);
      const price = shelfPrice(timed, now);
      if (price === null) return [];
      const before = prices.get(offerId) ?? null;
      price.wasCents = Math.max(price.cents, before?.cents ?? 0);
      const endsAt = dealEnd(timed, price);
      return [Object.assign(offer, { offerId, kind: "price" as const, price, before, endsAt })];
    })
    .sort(bySaving);
}

const BeforeSchema = v.object({
  id: count,
  cents: count,
  net_mg: v.nullable(count),
  thc_mg: v.nullable(v.number()),
});

/**
 * Offers of the import that a rule may wait for and whose price may have fallen, by id. This only narrows the field, so
 * that a menu of which every description has changed is not read as a whole; the domain decides. In two steps, each by
 * one array of ids: planned as a join, with tables that the same transaction has just filled, 12,000 offers took 15 s.
 */
async function mayCostLess(tx: Db, importId: number, now: number): Promise<number[]> {
  const waitedFor = await whatIsWaitedFor(tx);
  if (waitedFor === null) return [];
  const { id, priceCents, salePriceCents, netMg, thcMg } = offers;
  const rows = await tx
    .select({ id, priceCents, salePriceCents, netMg, thcMg })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(eq(offers.importId, importId), mayBeOnShelf(now), waitedFor));
  if (rows.length === 0) return [];
  const onShelf = await queryRows(
    tx,
    BeforeSchema,
    sql`
      select id, price_cents as cents, net_mg, thc_mg from before_offers
      where ${isOneOf(
        sql`id`,
        rows.map((row) => row.id),
      )}
        and missing_since is null and stock <> 'no' and ranked
    `,
  );
  const before = new Map(onShelf.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const earlier = before.get(row.id);
    const isAsMuch = earlier?.net_mg === row.netMg && earlier.thc_mg === row.thcMg;
    // A sale that has begun meanwhile, or has not, is left to the domain.
    const lowest = Math.min(row.priceCents, row.salePriceCents ?? Infinity);
    return isAsMuch && earlier.cents <= lowest ? [] : [row.id];
  });
}

/** Alerts about one product are most: of others everything may be waited for. `null`: nobody waits for a price. */
async function whatIsWaitedFor(tx: Db): Promise<SQL | null | undefined> {
  const rows = await tx
    .selectDistinct({ code: alertRules.productCode })
    .from(alertRules)
    .where(eq(alertRules.kind, "price"));
  if (rows.length === 0) return null;
  const codes = rows.flatMap(({ code }) => code ?? []);
  return codes.length < rows.length
    ? undefined
    : sql`${products.code} = any(${sql.param(codes)}::text[])`;
}

const isOneOf = (column: typeof offers.id | SQL, ids: readonly number[]) =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;

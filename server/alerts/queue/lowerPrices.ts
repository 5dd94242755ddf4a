import { and, eq, sql } from "drizzle-orm";
import { shelfPrice } from "#domain/offers/deals.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import type { Db } from "../../db/database.ts";
import { alertRules } from "../../db/schema/alerts.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { mayBeOnShelf } from "../../catalogue/offers/publicOffers.ts";
import { offersById } from "../../catalogue/offers/storeOffers.ts";
import { bySaving, dealEnd, type NewDeal } from "./newDeals.ts";
import { pricesBefore } from "./pricesBefore.ts";

/**
 * What may be bought for less since an import than before it, deal or not, inside its transaction: its store asked
 * more, or it was not there, or there was none left. Which price that is less than, each rule says
 * (`isReached`), so that nothing rings twice for a price that stays. What may not be compared is not among it.
 *
 * Where nobody waits for a price this reads nothing. A store's first menu is all of it new: as many offers are in memory
 * then as the menu has.
 *
 * It saves what it has fallen by since its store's last price; what was not there saves nothing.
 *
 * @param now epoch milliseconds
 */
export async function findLowerPrices(tx: Db, importId: number, now: number): Promise<NewDeal[]> {
  const found = await offersById(
    tx,
    and(eq(offers.importId, importId), mayBeOnShelf(now), IS_WAITED_FOR, MAY_COST_LESS),
  );
  if (found.size === 0) return [];
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

/** Alerts about one product are most: what none of them names is read only where one is about something else. */
const IS_WAITED_FOR = sql`(
  ${products.code} in (
    select product_code from ${alertRules} where kind = 'price' and product_code is not null
  ) or exists (select from ${alertRules} where kind = 'price' and product_code is null)
)`;

/**
 * All but what was on the shelf before, as much in a package, for no more than its lowest price now, be it a sale that
 * has not begun. The database only narrows the field; the domain decides.
 */
const MAY_COST_LESS = sql`not exists (
  select from before_offers as before
  where before.id = ${offers.id} and before.missing_since is null and before.stock <> 'no'
    and before.ranked and before.net_mg is not distinct from ${offers.netMg}
    and before.thc_mg is not distinct from ${offers.thcMg}
    and before.price_cents <= least(${offers.priceCents}, ${offers.salePriceCents})
)`;

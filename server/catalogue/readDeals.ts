import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { offerKey } from "#domain/menus/offers.ts";
import type { DealPast } from "#domain/menus/productDetail.ts";
import { dealPrice } from "#domain/prices/deals.ts";
import { encodeMenuTable, type EncodedMenuTable } from "#domain/menus/encodeMenuTable.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { newestObservation } from "./offers/newestObservation.ts";
import { PAST_FIELDS, toPast } from "./offers/offerFields.ts";
import { ITS_PRODUCT, ITS_STORE } from "./offers/offers_publicOffers.ts";
import { mayBeDeal } from "./offers/publicOffers.ts";
import { storeOffers } from "./offers/offers_storeOffers.ts";

/** All deals of the state at `now` (epoch milliseconds), what their stores asked before, and the newest observation among them. */
export async function readDeals(
  db: Db,
  now: number,
): Promise<{ table: EncodedMenuTable; pasts: DealPast[]; observedAt: string | null }> {
  const candidates = await storeOffers(db, mayBeDeal(now));
  const deals = candidates.filter((offer) => dealPrice(inEpochMs(offer), now) !== null);
  const pasts = await readPasts(db, now);
  return {
    table: encodeMenuTable(deals),
    pasts: deals.map((offer) => pasts.get(offerKey(offer)) ?? NOT_SEEN),
    observedAt: newestObservation(deals),
  };
}

const NOT_SEEN: DealPast = { days: 0, lowestCents: null, lowestAt: null };

async function readPasts(db: Db, now: number): Promise<Map<string, DealPast>> {
  const rows = await db
    .select({
      store: { slug: stores.slug },
      product: { code: products.code },
      sizeKey: offers.sizeKey,
      menu: offers.menu,
      past: PAST_FIELDS,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(mayBeDeal(now));
  return new Map(rows.map((row) => [offerKey(row), toPast(row.past)]));
}

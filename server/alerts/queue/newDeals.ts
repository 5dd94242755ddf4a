import { and, eq } from "drizzle-orm";
import type { AlertRule, AskedPrice } from "#domain/alerts/alertRules.ts";
import { dealPrice, type DealPrice } from "#domain/offers/deals.ts";
import { inEpochMs, type OfferTimes, type StoreOffer } from "#domain/offers/offers.ts";
import { RANKED_FOR_MS } from "#domain/time/freshness.ts";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { usualSales } from "../../catalogue/offers/verdicts.ts";
import { offersById } from "../../catalogue/offers/storeOffers.ts";
import { mayBeDeal } from "../../catalogue/offers/publicOffers.ts";
import { pricesBefore } from "./pricesBefore.ts";

/** A deal that an import has brought, what has come back or is new, or what costs less than before. */
export interface NewDeal extends StoreOffer {
  offerId: number;
  /** Which rules ask for it. */
  kind: AlertRule["kind"];
  price: DealPrice;
  /** Of what rings at a price: what its store asked until now; `null`: it was not there. */
  before?: AskedPrice | null;
  /** When it ends at the latest, in epoch milliseconds. */
  endsAt: number;
}

/**
 * The deals that an import has brought, best first, inside its transaction: offers that it has
 * created or changed, which are deals at `now` (epoch milliseconds) and were none before, or
 * had a higher price. A confirmed price or a changed description is no new deal, nor is a sale
 * that is the usual price, after a pause.
 */
export async function findNewDeals(tx: Db, importId: number, now: number): Promise<NewDeal[]> {
  const written = eq(offers.importId, importId);
  const found = await offersById(tx, and(written, mayBeDeal(now)));
  const deals = [...found].flatMap(([offerId, offer]) => {
    const timed = inEpochMs(offer);
    const price = dealPrice(timed, now);
    if (price === null) return [];
    // No copies: a menu of 50,000 rows has 8,000 deals.
    return [
      Object.assign(offer, {
        offerId,
        kind: "deal" as const,
        price,
        endsAt: dealEnd(timed, price),
      }),
    ];
  });
  if (deals.length === 0) return [];
  const before = await pricesBefore(tx, importId, found, dealPrice, now);
  const usual = new Set(await usualSales(tx, and(written, mayBeDeal(now))));
  return deals
    .filter(
      ({ offerId, price }) =>
        price.cents < (before.get(offerId)?.cents ?? Infinity) &&
        !(price.onSale && usual.has(offerId)),
    )
    .sort(bySaving);
}

/** What saves the most dollars first; ties by cost. */
export function bySaving(
  a: { price: Pick<DealPrice, "wasCents" | "cents"> },
  b: { price: Pick<DealPrice, "wasCents" | "cents"> },
): number {
  return savingOf(b) - savingOf(a) || a.price.cents - b.price.cents;
}

/** What a deal saves, in whole cents. */
export const savingOf = ({ price }: { price: Pick<DealPrice, "wasCents" | "cents"> }) =>
  Math.round(price.wasCents) - price.cents;

/**
 * When a deal ends at the latest, in epoch milliseconds: a sale ends by itself, and an offer that
 * is not seen again for 72 hours is no deal any more.
 */
export function dealEnd(
  { observedAt, saleEndsAt }: Pick<OfferTimes, "observedAt" | "saleEndsAt">,
  price: DealPrice,
): number {
  const stale = observedAt + RANKED_FOR_MS;
  return price.onSale && saleEndsAt !== null ? Math.min(stale, saleEndsAt) : stale;
}

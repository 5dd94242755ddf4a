import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import { dealPrice, type DealPrice } from "#domain/offers/deals.ts";
import { inEpochMs, type OfferTimes, type StoreOffer } from "#domain/offers/offers.ts";
import { RANKED_FOR_MS } from "#domain/time/freshness.ts";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { offersBefore } from "../../catalogue/facts/offerColumns.ts";
import { timesOf } from "../../catalogue/offers/offerFields.ts";
import { usualSales } from "../../catalogue/offers/verdicts.ts";
import { offersById } from "../../catalogue/offers/storeOffers.ts";
import { mayBeDeal } from "../../catalogue/offers/publicOffers.ts";

/** A deal that an import has brought, or what has come back or is new. */
export interface NewDeal extends StoreOffer {
  offerId: number;
  /** Which rules ask for it. */
  kind: AlertRule["kind"];
  price: DealPrice;
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
  const before = await pricesBefore(tx, importId, found, now);
  const usual = new Set(await usualSales(tx, and(written, mayBeDeal(now))));
  return deals
    .filter(
      ({ offerId, price }) =>
        price.cents < (before.get(offerId) ?? Infinity) && !(price.onSale && usual.has(offerId)),
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

/**
 * What the offers cost as deals before the import, by id; those that were none are left out. One
 * that was misread counts as it was seen before that: a correction is no news.
 */
async function pricesBefore(
  tx: Db,
  importId: number,
  found: ReadonlyMap<number, StoreOffer>,
  now: number,
): Promise<Map<number, number>> {
  const prices = new Map<number, number>();
  const misread: number[] = [];
  for (const { id, ...row } of await offersBefore(tx, importId)) {
    const offer = found.get(id);
    if (offer === undefined) continue;
    if (!row.ranked) misread.push(id);
    // As if it had been confirmed today: a price does not become news by a pause between imports.
    const observedAt = Date.parse(offer.observedAt);
    const { product, store } = offer;
    const price = dealPrice({ ...row, ...timesOf(row), observedAt, product, store }, now);
    if (price !== null) prices.set(id, price.cents);
  }
  if (misread.length === 0) return prices;
  const rightly = await queryRows(
    tx,
    v.object({ id: count, cents: count }),
    sql`
      select wanted.id, last.effective_cents as cents
      from unnest(${`{${misread.join()}}`}::int[]) as wanted (id)
      cross join lateral (
        select effective_cents from observations
        where offer_id = wanted.id and ranked and import_id <> ${importId}::int
        order by observed_at desc, effective_cents desc limit 1
      ) as last
    `,
  );
  for (const { id, cents } of rightly) prices.set(id, cents);
  return prices;
}

import {
  announcedSale,
  centsPer100Mg,
  centsPerGram,
  effectiveCents,
  rankedUnitPrice,
  type Sale,
  type UnitPrice,
} from "./prices.ts";
import { freshnessOf } from "../menus/freshness.ts";
import type { OfferMoments } from "../menus/offerMoments.ts";
import type { Offer, Product } from "../menus/offers.ts";

/** What an offer costs at one moment. Unit prices are unrounded cents, `null` where the amount is unknown. */
export interface CurrentPrice {
  cents: number;
  regularCents: number;
  onSale: boolean;
  perGram: number | null;
  per100Mg: number | null;
  /** The one by which the category is ranked. */
  unit: UnitPrice | null;
}

/** The sale as the price rules take it; `null` without a sale price. */
export function saleOf(offer: SaleFields): Sale | null {
  return announcedSale({
    priceCents: offer.salePriceCents,
    conditions: offer.saleConditions,
    startsAt: offer.saleStartsAt,
    endsAt: offer.saleEndsAt,
  });
}

type SaleFields = Pick<Offer, "salePriceCents" | "saleConditions"> &
  Pick<OfferMoments, "saleStartsAt" | "saleEndsAt">;

/** What any visitor pays for the offer at `now` (epoch milliseconds), and per unit. */
export function currentPrice(
  offer: SaleFields &
    Pick<Offer, "priceCents" | "netMg" | "thcMg"> & { product: Pick<Product, "category"> },
  now: number,
): CurrentPrice {
  const paid = effectiveCents(offer.priceCents, saleOf(offer), now);
  return {
    cents: paid,
    regularCents: offer.priceCents,
    onSale: paid < offer.priceCents,
    perGram: centsPerGram(paid, offer.netMg),
    per100Mg: centsPer100Mg(paid, offer.thcMg),
    unit: rankedUnitPrice(offer.product.category, paid, offer),
  };
}

/**
 * Whether an offer may be held up to every visitor at `now` (epoch milliseconds):
 * on the menu, not sold out as far as known, for all adults, seen within 72 hours.
 */
export function isCurrent(
  offer: Pick<Offer, "menu" | "stock"> & Pick<OfferMoments, "missingSince" | "observedAt">,
  now: number,
): boolean {
  return (
    offer.missingSince === null &&
    offer.stock !== "no" &&
    offer.menu !== "med" &&
    freshnessOf(offer.observedAt, now) !== "stale"
  );
}

import {
  announcedSale,
  centsPer100Mg,
  centsPerGram,
  effectiveCents,
  isPlausible,
  rankedUnitPrice,
  type Sale,
  type UnitPrice,
} from "./prices.ts";
import { freshnessOf } from "../time/freshness.ts";
import { type OfferTimes, type Offer, type Product, inEpochMs, type StoreOffer } from "./offers.ts";
import type { Store } from "../stores/stores.ts";
import type { OfferOfProduct } from "./productDetail.ts";

/** What an offer costs at one moment. Unit prices are unrounded cents, `null` where the amount is unknown. */
export interface CurrentPrice {
  cents: number;
  onSale: boolean;
  /** The regular price that a sale is below, as far as it is believed; `null` without a sale, too. */
  insteadOfCents: number | null;
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
  Pick<OfferTimes, "saleStartsAt" | "saleEndsAt">;

type RegularFields = Pick<Offer, "priceCents" | "netMg" | "thcMg"> & {
  product: Pick<Product, "category">;
};

/** What any visitor pays for the offer at `now` (epoch milliseconds), and per unit. */
export function currentPrice(offer: SaleFields & RegularFields, now: number): CurrentPrice {
  const paid = effectiveCents(offer.priceCents, saleOf(offer), now);
  return {
    cents: paid,
    onSale: paid < offer.priceCents,
    insteadOfCents: paid < offer.priceCents && isBelieved(offer) ? offer.priceCents : null,
    perGram: centsPerGram(paid, offer.netMg),
    per100Mg: centsPer100Mg(paid, offer.thcMg),
    unit: rankedUnitPrice(offer.product.category, paid, offer),
  };
}

/**
 * Whether the regular price is one. A misread one makes no deal of the sale beside it, and is struck
 * through nowhere. Without a unit price nothing speaks against the store's word.
 */
function isBelieved(offer: RegularFields): boolean {
  const { category } = offer.product;
  const unit = rankedUnitPrice(category, offer.priceCents, offer);
  return unit === null || isPlausible(category, unit);
}

/**
 * Whether an offer may be held up to every visitor at `now` (epoch milliseconds):
 * on the menu, not sold out as far as known, for all adults, seen within 72 hours.
 *
 * @param forPatients a patient asks, who buys from patients' menus, too
 */
export function isCurrent(
  offer: Pick<Offer, "menu" | "stock"> & Pick<OfferTimes, "missingSince" | "observedAt">,
  now: number,
  forPatients = false,
): boolean {
  return (
    offer.missingSince === null &&
    offer.stock !== "no" &&
    (forPatients || offer.menu !== "med") &&
    freshnessOf(offer.observedAt, now) !== "stale"
  );
}

/**
 * Why an offer speaks nowhere although it is on a menu: its store's menu is another store's (`twin`),
 * the price of a unit is unknown (`unit`), or the price is not believed (`price`).
 */
export type Silence = "twin" | "unit" | "price";

/** Why an offer is not compared, in the middle of a sentence. */
const SILENCE_REASONS: Readonly<Record<Silence, string>> = {
  twin: "the menu equals another store’s",
  unit: "no label says what a unit costs",
  price: "the price is too unlikely",
};

/** As much of an offer as decides whether it speaks. */
export type SpeakingFields = Parameters<typeof currentPrice>[0] &
  Pick<Offer, "ranked"> & { store: Pick<Store, "twinOf"> };

/**
 * The one rule of what may speak (settled on 25 November): what is not ranked is shown last and with
 * this reason, and is no lowest price, preview, target, trip, deal, card or top list.
 *
 * @param unit what a unit costs at the moment that is asked about
 * @returns `null` when nothing is against it
 */
export function silenceOf(offer: SpeakingFields, unit: UnitPrice | null): Silence | null {
  if (offer.store.twinOf !== null) return "twin";
  if (unit === null) return "unit";
  return offer.ranked && isPlausible(offer.product.category, unit) ? null : "price";
}

/** A price that may be held up to every visitor. */
export interface SpokenPrice extends CurrentPrice {
  unit: UnitPrice;
}

/**
 * What an offer costs at `now` (epoch milliseconds), if it may be held up to every visitor then:
 * current, and not silent. Every reader that compares prices asks here.
 */
export function spokenPrice(
  offer: SpeakingFields & Parameters<typeof isCurrent>[0],
  now: number,
  forPatients = false,
): SpokenPrice | null {
  if (!isCurrent(offer, now, forPatients)) return null;
  const price = currentPrice(offer, now);
  const { unit } = price;
  return unit === null || silenceOf(offer, unit) !== null ? null : { ...price, unit };
}

/**
 * Of some offers of one size the one with the lowest unit price that any adult pays at `now`
 * (epoch milliseconds); `null` when none of them may speak, as {@link whyNoLowest} says.
 *
 * @param unitCents by what they are compared: the price before tax, unless a visitor wants another
 */
export function lowestCurrent(
  offers: readonly OfferOfProduct[],
  now: number,
  unitCents: (price: SpokenPrice, offer: OfferOfProduct) => number = ({ unit }) => unit.cents,
  forPatients = false,
): OfferOfProduct | null {
  let best: { offer: OfferOfProduct; cents: number } | null = null;
  for (const offer of offers) {
    const price = spokenPrice(inEpochMs(offer), now, forPatients);
    if (price === null) continue;
    const cents = unitCents(price, offer);
    if (best === null || cents < best.cents) best = { offer, cents };
  }
  return best?.offer ?? null;
}

/**
 * Why none of some offers has a price that is compared although stores have it, as a sentence;
 * `null` when no store has any of them as far as known.
 *
 * @param forPatients a patient asks, who buys from patients' menus, too
 */
export function whyNoLowest(
  offers: readonly StoreOffer[],
  now: number,
  forPatients = false,
): string | null {
  const onMenus = offers.filter((offer) => isCurrent(inEpochMs(offer), now, true));
  const current = onMenus.filter((offer) => isCurrent(inEpochMs(offer), now, forPatients));
  if (current.length === 0 && onMenus.length > 0) return "Only patients may buy it.";
  const why = whyNotCompared(current, now);
  return why === null ? null : `Stores have it, and there is no price to compare: ${why}.`;
}

/**
 * Why no price of some offers is compared, of whatever age, in the middle of a sentence; `null`
 * without any offer, and where one of them has a price to compare.
 */
export function whyNotCompared(offers: readonly StoreOffer[], now: number): string | null {
  const silences = new Set<Silence>();
  for (const offer of offers) {
    const timed = inEpochMs(offer);
    const silence = silenceOf(timed, currentPrice(timed, now).unit);
    if (silence === null) return null;
    silences.add(silence);
  }
  // What keeps a store's own offer from being compared is the reason for its twin's, too.
  if (silences.size > 1) silences.delete("twin");
  if (silences.size === 0) return null;
  return [...silences].map((silence) => SILENCE_REASONS[silence]).join("; ");
}

import { inEpochMs } from "./offerMoments.ts";
import type { StoreOffer } from "./offers.ts";
import type { OfferOfProduct } from "./productDetail.ts";
import {
  currentPrice,
  isCurrent,
  silenceOf,
  spokenPrice,
  type Silence,
  SILENCE_REASONS,
} from "./currentPrice.ts";

/**
 * Of some offers of one size the one with the lowest unit price that any adult pays at `now`
 * (epoch milliseconds); `null` when none of them may speak, as {@link whyNoLowest} says.
 */
export function lowestCurrent(
  offers: readonly OfferOfProduct[],
  now: number,
): OfferOfProduct | null {
  let best: { offer: OfferOfProduct; cents: number } | null = null;
  for (const offer of offers) {
    const price = spokenPrice(inEpochMs(offer), now);
    if (price !== null && (best === null || price.unit.cents < best.cents))
      best = { offer, cents: price.unit.cents };
  }
  return best?.offer ?? null;
}

/**
 * Why none of some offers has a price that is compared although stores have it, as a sentence;
 * `null` when no adult can buy any of them as far as known.
 */
export function whyNoLowest(offers: readonly StoreOffer[], now: number): string | null {
  const current = offers.filter((offer) => isCurrent(inEpochMs(offer), now));
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

import { inEpochMs } from "../menus/offerMoments.ts";
import { SILENCE_REASONS } from "../menus/offerNotes.ts";
import type { OfferOfProduct } from "../menus/productDetail.ts";
import { currentPrice, isCurrent, silenceOf, spokenPrice } from "./currentPrice.ts";

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
export function whyNoLowest(offers: readonly OfferOfProduct[], now: number): string | null {
  const reasons = offers.flatMap((offer) => {
    const timed = inEpochMs(offer);
    if (!isCurrent(timed, now)) return [];
    const silence = silenceOf(timed, currentPrice(timed, now).unit);
    return silence === null ? [] : [SILENCE_REASONS[silence]];
  });
  if (reasons.length === 0) return null;
  return `Stores have it, and there is no price to compare: ${[...new Set(reasons)].join("; ")}.`;
}

import { inEpochMs } from "../menus/offerMoments.ts";
import type { OfferOfProduct } from "../menus/productDetail.ts";
import { currentPrice, isCurrent } from "./currentPrice.ts";

/**
 * Of some offers of one size the one with the lowest unit price that any adult pays at `now`
 * (epoch milliseconds); `null` when none of them is current.
 */
export function lowestCurrent(
  offers: readonly OfferOfProduct[],
  now: number,
): OfferOfProduct | null {
  const current = offers.flatMap((offer) => {
    const timed = inEpochMs(offer);
    return isCurrent(timed, now) ? [{ offer, price: currentPrice(timed, now) }] : [];
  });
  // Where no weight is known, the price itself has to do.
  const byUnit = current.filter(({ price }) => price.unit !== null);
  const [first, ...rest] = byUnit.length > 0 ? byUnit : current;
  if (first === undefined) return null;
  const figure = ({ price }: (typeof current)[number]) => price.unit?.cents ?? price.cents;
  return rest.reduce((best, each) => (figure(each) < figure(best) ? each : best), first).offer;
}

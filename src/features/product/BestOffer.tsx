import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { Price } from "#design/price/Price.tsx";
import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { dealPrice } from "#domain/prices/deals.ts";
import { UNKNOWN, formatUnitPrice } from "#domain/prices/money.ts";
import { saleEnd } from "#domain/menus/offerNotes.ts";
import { currentPrice, isCurrent } from "#domain/prices/currentPrice.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { bestOffer, bestPrice, unitLine } from "./product.css.ts";
import type { OfferOfProduct } from "./sortOffers.ts";

/**
 * The lowest unit price that any adult pays now, with its store. It is called a
 * deal only when it is one.
 */
export function BestOffer({ offers, now }: { offers: readonly OfferOfProduct[]; now: number }) {
  const best = lowestCurrent(offers, now);
  if (best === null) {
    return <p>No store has been seen with it on the shelf in the last three days.</p>;
  }
  const timed = inEpochMs(best);
  const price = currentPrice(timed, now);
  const deal = dealPrice(timed, now);
  const ends = saleEnd(timed, now);
  return (
    <div className={bestOffer}>
      <strong>{deal ? "Best deal" : "Lowest price"}</strong>
      <span className={bestPrice}>
        <Price
          cents={price.cents}
          wasCents={deal?.wasCents ?? null}
          wasLabel={price.onSale ? "instead of" : "30-day median"}
        />{" "}
        for <bdi>{best.sizeLabel}</bdi>
      </span>
      <span className={unitLine}>
        {price.unit === null ? UNKNOWN : formatUnitPrice(price.unit)}
        {ends === null ? null : ` · ${ends}`}
      </span>
      <span>
        <Link to="/dispensary-menus" search={{ store: best.store.slug }}>
          <bdi>{best.store.name}</bdi>
        </Link>
        , <bdi>{storeLocation(best.store)}</bdi> ·{" "}
        <Freshness prefix="Seen" observedAt={best.observedAt} now={now} />
      </span>
    </div>
  );
}

function lowestCurrent(offers: readonly OfferOfProduct[], now: number): OfferOfProduct | null {
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

import { Price } from "#design/words/Price.tsx";
import { inEpochMs } from "#domain/offers/offers.ts";
import { saleEnd } from "#domain/offers/offerNotes.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { UNKNOWN, formatShortUnitPrice, formatUnitPrice } from "#domain/offers/money.ts";
import { isSoldByDose } from "./isSoldByDose.ts";
import { cellLines } from "./product.css.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

interface OfferPriceProps {
  offer: OfferOfProduct;
  /** Stores that follow each other with this price. */
  stores: number;
  /** Says the size, too: not all offers beside it are printed alike. */
  saysSize: boolean;
  now: number;
}

/** What an offer costs, and what is computed from that. */
export function OfferPrice({ offer, stores, saysSize, now }: OfferPriceProps) {
  const timed = inEpochMs(offer);
  const price = currentPrice(timed, now);
  const ends = saleEnd(timed, now);
  return (
    <span className={cellLines}>
      <Price cents={price.cents} wasCents={price.insteadOfCents} />
      {saysSize ? <bdi>{offer.sizeLabel}</bdi> : null}
      {price.perGram === null && isSoldByDose(offer) ? null : (
        <small>
          {price.perGram === null
            ? `${UNKNOWN}/g`
            : formatUnitPrice({ cents: price.perGram, unit: "g" })}
        </small>
      )}
      {isSoldByDose(offer) ? (
        <small>
          {price.per100Mg === null
            ? `${UNKNOWN}/100 mg`
            : formatShortUnitPrice({ cents: price.per100Mg, unit: "100mg" })}
        </small>
      ) : null}
      {ends === null ? null : <small>{ends}</small>}
      {stores > 1 ? <small>same price at {stores} stores</small> : null}
    </span>
  );
}

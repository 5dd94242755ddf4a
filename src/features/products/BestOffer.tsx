import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { inEpochMs } from "#domain/offers/offers.ts";
import { dealPrice } from "#domain/offers/deals.ts";
import { UNKNOWN, formatUnitPrice } from "#domain/offers/money.ts";
import { dealNotes, saleEnd } from "#domain/offers/offerNotes.ts";
import {
  currentPrice,
  spokenPrice,
  lowestCurrent,
  whyNoLowest,
} from "#domain/offers/currentPrice.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { bestOffer, bestPrice, unitLine } from "./product.css.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

interface BestOfferProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  /** That size in words. */
  size: string;
  now: number;
}

/**
 * The lowest unit price that any adult pays now, with its store. It is called a
 * deal only when it is one.
 */
export function BestOffer({ offers, size, now }: BestOfferProps) {
  const best = lowestCurrent(offers, now);
  if (best === null)
    return <p>{whyNoLowest(offers, now) ?? "Not seen at any store in the last three days."}</p>;
  const timed = inEpochMs(best);
  const price = currentPrice(timed, now);
  const deal = dealPrice(timed, now);
  const ends = saleEnd(timed, now);
  const others = storesWith(price.cents, best, offers, now) - 1;
  return (
    <div className={bestOffer}>
      <strong>{deal ? "Best deal" : "Lowest price"}</strong>
      <span className={bestPrice}>
        <Price
          cents={price.cents}
          wasCents={deal?.wasCents ?? null}
          wasLabel={price.insteadOfCents === null ? "30-day median" : "instead of"}
        />{" "}
        for <bdi>{size}</bdi>
      </span>
      <span className={unitLine}>
        {price.unit === null ? UNKNOWN : formatUnitPrice(price.unit)}
        {ends === null ? null : ` · ${ends}`}
      </span>
      {deal === null
        ? null
        : dealNotes({ offer: best, price: deal, past: best.past }, now).map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
      <span>
        <Link to="/dispensary-menus" search={{ store: best.store.slug }}>
          <bdi>{best.store.name}</bdi>
        </Link>
        , <bdi>{storeLocation(best.store)}</bdi>
        {others === 0
          ? ""
          : ` and ${String(others)} more ${others === 1 ? "store" : "stores"}`} ·{" "}
        <Freshness prefix="Seen" observedAt={best.observedAt} now={now} />
      </span>
    </div>
  );
}

/** In how many stores any adult pays this price now for what is printed as the best offer is. */
function storesWith(
  cents: number,
  best: OfferOfProduct,
  offers: readonly OfferOfProduct[],
  now: number,
): number {
  const equal = offers.filter(
    (offer) =>
      offer.sizeKey === best.sizeKey && spokenPrice(inEpochMs(offer), now)?.cents === cents,
  );
  return new Set(equal.map(({ store }) => store.slug)).size;
}

import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { Price } from "#design/price/Price.tsx";
import { Tag } from "#design/tag/Tag.tsx";
import { formatMiles } from "#domain/stores/distance.ts";
import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { UNKNOWN, formatShortUnitPrice, formatUnitPrice } from "#domain/prices/money.ts";
import { STOCK_TEXTS, offerNotes, potencyText, saleEnd } from "#domain/menus/offerNotes.ts";
import { currentPrice } from "#domain/prices/currentPrice.ts";
import { storeLink, storeLocation } from "#domain/stores/stores.ts";
import { cellLines } from "./product.css.ts";
import type { OfferOfProduct } from "./sortOffers.ts";

interface OfferLineProps {
  offer: OfferOfProduct;
  miles: number | null;
  now: number;
}

export function OfferLine({ offer, miles, now }: OfferLineProps) {
  const { store } = offer;
  const timed = inEpochMs(offer);
  const price = currentPrice(timed, now);
  const link = offer.sourceUrl ?? storeLink(store);
  const ends = saleEnd(timed, now);
  const place = [storeLocation(store), miles === null ? null : formatMiles(miles)];
  return (
    <tr>
      <th scope="row">
        <span className={cellLines}>
          <Link to="/dispensary-menus" search={{ store: store.slug }}>
            <bdi>{store.name}</bdi>
          </Link>
          <small>
            <bdi>{place.filter(Boolean).join(" · ")}</bdi>
          </small>
          <small>{potencyText(offer) ?? `THC ${UNKNOWN}`}</small>
          {offer.missingSince === null && (offer.stock === "yes" || offer.stock === "unknown") ? (
            <small>{STOCK_TEXTS[offer.stock]}</small>
          ) : null}
          <Freshness prefix="Seen" observedAt={offer.observedAt} now={now} />
          {offerNotes(timed, now).map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              <bdi>{text}</bdi>
            </Tag>
          ))}
          {link === null ? null : (
            <a href={link} rel="noopener noreferrer" target="_blank">
              Check the store’s website
            </a>
          )}
        </span>
      </th>
      <td>
        <span className={cellLines}>
          <Price cents={price.cents} wasCents={price.onSale ? price.regularCents : null} />
          <bdi>{offer.sizeLabel}</bdi>
          {price.perGram === null && isSoldByDose(offer) ? null : (
            <small>
              {price.perGram === null
                ? `${UNKNOWN}/g`
                : formatUnitPrice({ cents: price.perGram, unit: "g" })}
            </small>
          )}
          <small>
            {price.per100Mg === null
              ? `${UNKNOWN}/100 mg`
              : formatShortUnitPrice({ cents: price.per100Mg, unit: "100mg" })}
          </small>
          {ends === null ? null : <small>{ends}</small>}
        </span>
      </td>
    </tr>
  );
}

/** What is bought for its THC has no weight worth a price. */
function isSoldByDose({ product: { category } }: OfferOfProduct): boolean {
  return category === "edible" || category === "tincture" || category === "topical";
}

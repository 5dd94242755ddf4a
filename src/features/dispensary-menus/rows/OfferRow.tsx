import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { Price } from "#design/price/Price.tsx";
import { Tag } from "#design/tag/Tag.tsx";
import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { UNKNOWN, formatShortUnitPrice } from "#domain/prices/money.ts";
import { offerNotes, potencyText } from "#domain/menus/offerNotes.ts";
import { currentPrice } from "#domain/prices/currentPrice.ts";
import type { StoreOffer } from "#domain/menus/offers.ts";
import { CompareButton } from "../compare/CompareButton.tsx";
import { storeLocation } from "#domain/stores/stores.ts";
import {
  details,
  foot,
  offerRow,
  productLink,
  productName,
  quietLine,
  rowActions,
  rowPrice,
  tags,
  unitPrice,
} from "./offerRow.css.ts";

interface OfferRowProps {
  offer: StoreOffer;
  now: number;
  showStore: boolean;
  comparedKeys: ReadonlySet<string>;
  /** What else may be done with the offer. */
  actions: ReactNode;
}

/** One offer: what it is at the left, what it costs at the right, how old both are below. */
export function OfferRow(props: OfferRowProps) {
  const { offer, now, showStore, comparedKeys, actions } = props;
  const { product, store } = offer;
  const timed = inEpochMs(offer);
  const price = currentPrice(timed, now);
  const facts = [product.brand, offer.sizeLabel, potencyText(offer)].filter(Boolean);
  const notes = offerNotes(timed, now);
  return (
    <article className={offerRow}>
      <div className={details}>
        <Link to="/product/$code" params={{ code: product.code }} className={productLink}>
          <bdi className={productName}>{product.name}</bdi>
        </Link>
        <span className={quietLine}>
          <bdi>{facts.join(" · ")}</bdi>
        </span>
        {showStore ? (
          <span className={quietLine}>
            <bdi>{store.name}</bdi> · <bdi>{storeLocation(store)}</bdi>
          </span>
        ) : null}
      </div>
      <div className={rowPrice}>
        <Price cents={price.cents} wasCents={price.onSale ? price.regularCents : null} />
        <span className={unitPrice}>
          {price.perGram === null && price.per100Mg === null ? (
            <>
              {UNKNOWN}
              <span className="visually-hidden"> no unit price</span>
            </>
          ) : null}
          {price.perGram === null
            ? null
            : formatShortUnitPrice({ cents: price.perGram, unit: "g" })}
        </span>
        {price.per100Mg === null ? null : (
          <span className={unitPrice}>
            {formatShortUnitPrice({ cents: price.per100Mg, unit: "100mg" })}
          </span>
        )}
      </div>
      <div className={foot}>
        <span className={tags}>
          <Freshness prefix="Seen" observedAt={offer.observedAt} now={now} />
          {notes.map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              <bdi>{text}</bdi>
            </Tag>
          ))}
        </span>
        <div className={rowActions}>
          {actions}
          <CompareButton offer={offer} comparedKeys={comparedKeys} />
        </div>
      </div>
    </article>
  );
}

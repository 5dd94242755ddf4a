import { Link } from "@tanstack/react-router";
import ExternalLink from "~icons/external-link";
import Flag from "~icons/flag";
import type { ReactNode } from "react";
import { Freshness } from "#design/words/Freshness.tsx";
import { button } from "#design/controls/button.css.ts";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { formatMiles } from "#domain/stores/distance.ts";
import { inEpochMs, offerKey } from "#domain/offers/offers.ts";
import { atRegister, type Register, type ShownPrice } from "#domain/prices/atRegister.ts";
import { UNKNOWN, aboutText, formatShortUnitPrice, formatCents } from "#domain/offers/money.ts";
import { STOCK_TEXTS, offerNotes, potencyText } from "#domain/offers/offerNotes.ts";
import { currentPrice, type CurrentPrice } from "#domain/offers/currentPrice.ts";
import { storeLink, storeLocation, storeTitle } from "#domain/stores/stores.ts";
import { isSoldByDose } from "./sortOffers.ts";
import { cellLines, storeRow } from "./product.css.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import { formatDate, formatTime } from "#domain/time/age.ts";

/** What a visitor may say of an offer at its counter, and a link to write about it. */
export type OfferReport = (offer: OfferOfProduct, wrongData: ReactNode) => ReactNode;

interface OfferLineProps {
  offer: OfferOfProduct;
  miles: number | null;
  /** The visitor came from its menu: it stands first, whatever the order. */
  isWhereFrom: boolean;
  now: number;
  register: Register | null;
  report: OfferReport;
  /** The cell of its price, where it begins in this row. */
  price: ReactNode;
}

export function OfferLine({
  offer,
  miles,
  isWhereFrom,
  now,
  register,
  report,
  price,
}: OfferLineProps) {
  const { store } = offer;
  const timed = inEpochMs(offer);
  const paid = atRegister(currentPrice(timed, now), timed, register, now);
  const link = offer.sourceUrl ?? storeLink(store);
  const place = [storeLocation(store), miles === null ? null : formatMiles(miles)];
  return (
    <tr>
      <th scope="row">
        <span className={cellLines}>
          <span className={storeRow}>
            <Link to="/dispensary-menus" search={{ store: store.slug }}>
              <bdi translate="no">{store.name}</bdi>
            </Link>
            {link === null ? null : (
              <a
                href={link}
                rel="noopener noreferrer"
                target="_blank"
                aria-label={`${store.name}: own website`}
              >
                <ExternalLink size={16} aria-hidden="true" />
              </a>
            )}
            {report(
              offer,
              <Link
                to="/feedback"
                search={reportOf(offer, now)}
                className={button({ kind: "secondary" })}
              >
                <Flag size={18} aria-hidden="true" />
                Report wrong data
              </Link>,
            )}
          </span>
          <small>
            <bdi translate="no">{place.filter(Boolean).join(" · ")}</bdi> ·{" "}
            <Freshness prefix="Seen" observedAt={offer.observedAt} now={now} />
            {store.openingHours === null ? null : (
              <>
                {" · "}
                <OpenSign openingHours={store.openingHours} now={now} />
              </>
            )}
          </small>
          <small>{potencyLine(offer, paid)}</small>
          {isWhereFrom ? <small>The store you came from</small> : null}
          {offer.missingSince === null && offer.stock === "yes" ? (
            <small>{STOCK_TEXTS.yes}</small>
          ) : null}
          {offerNotes(timed, now, undefined, paid).map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              <bdi translate="no">{text}</bdi>
            </Tag>
          ))}
        </span>
      </th>
      {price}
    </tr>
  );
}

/** Batches differ between stores, and with them what 100 mg of THC cost at one price. */
function potencyLine(
  offer: OfferOfProduct,
  { per100Mg, isAbout }: ShownPrice<CurrentPrice>,
): string {
  const potency = potencyText(offer) ?? `THC ${UNKNOWN}`;
  return isSoldByDose(offer) || per100Mg === null
    ? potency
    : `${potency} · ${aboutText(formatShortUnitPrice({ cents: per100Mg, unit: "100mg" }), isAbout)}`;
}

/** A report of one row of a store: which it is, for the server, and as people read it. */
function reportOf(offer: OfferOfProduct, now: number) {
  const { store, product, observedAt } = offer;
  const { cents } = currentPrice(inEpochMs(offer), now);
  const seen = Date.parse(observedAt);
  const what = [productTitle(product), sizeName(offer), formatCents(cents)].join(", ");
  return {
    kind: "wrong-data" as const,
    store: store.slug,
    product: product.code,
    offer: offerKey(offer),
    about: `${what} at ${storeTitle(store)}, seen ${formatDate(seen)}, ${formatTime(seen)}:`,
  };
}

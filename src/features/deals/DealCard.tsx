import { Link } from "@tanstack/react-router";
import ExternalLink from "~icons/external-link";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { Name } from "#design/words/Name.tsx";
import { Price, WasPrice } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictLine } from "#design/words/VerdictLine.tsx";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { Text } from "#design/words/Text.tsx";
import { SECTION_TITLES } from "#domain/offers/categories.ts";
import { aboutText, formatShortUnitPrice } from "#domain/offers/money.ts";
import { dealNotes, offerNotes, potencyText, saleEnd } from "#domain/offers/offerNotes.ts";
import { verdictText } from "#domain/offers/verdictText.ts";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import { storeLink, storeLocation } from "#domain/stores/stores.ts";
import type { ListedDeal } from "./findDeals.ts";
import {
  actions as actionsStyle,
  dealCard,
  foot,
  line,
  lines,
  quietLine,
  tags,
  title,
  was,
  where,
} from "./deals.css.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { productPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import type { ReactNode } from "react";

interface DealCardProps {
  deal: ListedDeal;
  /** Where the heading does not say it. */
  showSection: boolean;
  now: number;
  register: Register | null;
  actions: DealActions;
}

/** A deal: where, what, for how much, instead of what, until when, and how old the news is. */
export function DealCard({ deal, showSection, now, register, actions }: DealCardProps) {
  const { offer, price, miles } = deal;
  const { store, product } = offer;
  const link = storeLink(store);
  const timed = inEpochMs(offer);
  const ends = saleEnd(timed, now);
  const isSaid = verdictText(deal.verdict, timed, now, register) !== null;
  const verdict = isSaid ? deal.verdict : null;
  const saleText = price.onSale ? offer.saleText : null;
  return (
    <article className={dealCard}>
      <RowStamp
        product={product}
        terpenes={offer.terpenes}
        showsKind={showSection}
        shape={verdict?.shape}
      />
      <div className={lines}>
        <div className={line}>
          <PlainLink
            data-came-from={store.slug}
            href={productPath(product.code, offer.sizeKey)}
            className={title}
          >
            <Name>{productTitle(product)}</Name>
          </PlainLink>
          <Price cents={price.cents} isAbout={price.isAbout} because={price.because} />
        </div>
        <div className={quietLine}>
          <span>
            <bdi translate="no">
              {[sizeName(offer), potencyText(offer)].filter(Boolean).join(" · ")}
            </bdi>
          </span>
          <span className={was}>
            <Tag tone="good">
              <span aria-hidden="true">−{Math.round(price.off * 100)}%</span>
              <span className="visually-hidden">{Math.round(price.off * 100)}% off</span>
            </Tag>
            {price.wasCents === null ? null : (
              <WasPrice
                cents={price.wasCents}
                isAbout={price.isAbout}
                label={price.insteadOfCents === null ? "30-day median" : "instead of"}
              />
            )}
          </span>
        </div>
        <div className={quietLine}>
          <span className={where}>
            <Link to="/dispensary-menus" search={{ store: store.slug }}>
              <bdi translate="no">{store.name}</bdi>
            </Link>{" "}
            {link === null ? null : (
              <a
                href={link}
                rel="noopener noreferrer"
                target="_blank"
                aria-label="Check the store"
                title="Check the store"
              >
                <ExternalLink size={14} aria-hidden="true" />
              </a>
            )}
            <span>
              {/* How far it is says more than the city. */}
              {" · "}
              {miles === null ? (
                <bdi translate="no">{storeLocation(store)}</bdi>
              ) : (
                <b>{formatMiles(miles)}</b>
              )}
              {store.openingHours === null ? null : (
                <>
                  {" "}
                  · <OpenSign openingHours={store.openingHours} now={now} />
                </>
              )}
            </span>
          </span>
          <span>{aboutText(formatShortUnitPrice(price.unit), price.isAbout)}</span>
        </div>
        <div className={foot}>
          <div className={tags}>
            <Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />
            {/* The sign on the stamp says it to the eye. */}
            {showSection ? (
              <span className="visually-hidden">{SECTION_TITLES[price.section]}</span>
            ) : null}
            {[
              ...offerNotes(timed, now, undefined, price),
              ...dealNotes({ ...deal, verdict }, now),
            ].map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                <bdi translate="no">{text}</bdi>
              </Tag>
            ))}
            <VerdictLine verdict={verdict} offer={timed} now={now} register={register} inRow />
            {saleText === null && ends === null ? null : (
              <Text as="span" tone="quiet" size="sm">
                <bdi translate="no">{saleText}</bdi>
                {saleText !== null && ends !== null ? " · " : null}
                {ends}
              </Text>
            )}
          </div>
          <div className={actionsStyle}>{actions(offer)}</div>
        </div>
      </div>
    </article>
  );
}

/** What else may be done with a deal: its heart, its bell and “…”; always the same function. */
export type DealActions = (offer: StoreOffer) => ReactNode;

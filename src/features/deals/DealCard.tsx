import { Link } from "@tanstack/react-router";
import ExternalLink from "~icons/external-link";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { Price, WasPrice } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictLine } from "#design/words/VerdictLine.tsx";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { Text } from "#design/words/Text.tsx";
import { SECTION_TITLES } from "#domain/offers/categories.ts";
import { aboutText, formatUnitPrice } from "#domain/offers/money.ts";
import { dealNotes, offerNotes, potencyText, saleEnd } from "#domain/offers/offerNotes.ts";
import { productTitle } from "#domain/offers/titles.ts";
import { storeLink, storeLocation } from "#domain/stores/stores.ts";
import type { ListedDeal } from "./findDeals.ts";
import {
  actions as actionsStyle,
  dealCard,
  foot,
  head,
  inLine,
  line,
  quietLine,
  tags,
  title,
  was,
} from "./deals.css.ts";
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
  const { offer, price } = deal;
  const { store, product } = offer;
  const link = storeLink(store);
  const timed = inEpochMs(offer);
  const ends = saleEnd(timed, now);
  const saleText = price.onSale ? offer.saleText : null;
  return (
    <article className={dealCard}>
      <div className={head}>
        <RowStamp product={product} terpenes={offer.terpenes} showsKind={showSection} />
        <div>
          <div className={line}>
            <PlainLink href={productPath(product.code)} className={title}>
              <bdi translate="no">{productTitle(product)}</bdi>
            </PlainLink>
            <Price cents={price.cents} isAbout={price.isAbout} because={price.because} />
          </div>
          <div className={quietLine}>
            <span>
              <Link to="/dispensary-menus" search={{ store: store.slug }}>
                <bdi translate="no">{store.name}</bdi>
              </Link>{" "}
              {link === null ? null : (
                <>
                  <a
                    href={link}
                    rel="noopener noreferrer"
                    target="_blank"
                    aria-label="Check the store"
                    title="Check the store"
                  >
                    <ExternalLink size={14} aria-hidden="true" />
                  </a>{" "}
                </>
              )}
              · <bdi translate="no">{storeLocation(store)}</bdi>{" "}
              <span className={inLine}>{actions.report(offer)}</span>
            </span>
            <span>{aboutText(formatUnitPrice(price.unit), price.isAbout)}</span>
          </div>
        </div>
      </div>
      <div className={quietLine}>
        <span className={tags}>
          <span>
            <bdi translate="no">
              {[offer.sizeLabel, potencyText(offer)].filter(Boolean).join(" · ")}
            </bdi>{" "}
            ·
          </span>{" "}
          <Freshness brief prefix="Seen" observedAt={offer.observedAt} now={now} />
          <OpenSign openingHours={store.openingHours} now={now} />
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
      <div className={foot}>
        <div className={tags}>
          {showSection ? <Tag tone={price.section}>{SECTION_TITLES[price.section]}</Tag> : null}
          {[...offerNotes(timed, now), ...dealNotes(deal, now)].map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              <bdi translate="no">{text}</bdi>
            </Tag>
          ))}
          <VerdictLine verdict={deal.verdict} offer={timed} now={now} register={register} />
          {saleText === null && ends === null ? null : (
            <Text as="span" tone="quiet" size="sm">
              <bdi translate="no">{saleText}</bdi>
              {saleText !== null && ends !== null ? " · " : null}
              {ends}
            </Text>
          )}
        </div>
        <div className={actionsStyle}>{actions.signs(offer)}</div>
      </div>
    </article>
  );
}

/** What else may be done with a deal; always the same functions. */
export interface DealActions {
  signs: (offer: StoreOffer) => ReactNode;
  /** What a visitor may say of it at the counter: a small sign in a line of text. */
  report: (offer: StoreOffer) => ReactNode;
}

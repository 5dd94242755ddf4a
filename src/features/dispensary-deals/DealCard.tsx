import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { Price } from "#design/price/Price.tsx";
import { Tag } from "#design/tag/Tag.tsx";
import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { Text } from "#design/text/Text.tsx";
import { SECTION_TITLES } from "#domain/menus/categories.ts";
import { formatUnitPrice } from "#domain/prices/money.ts";
import { offerNotes, potencyText, saleEnd } from "#domain/menus/offerNotes.ts";
import { productTitle } from "#domain/menus/productName.ts";
import { storeLink, storeLocation } from "#domain/stores/stores.ts";
import type { DealActions } from "./dealActions.ts";
import type { ListedDeal } from "./findDeals.ts";
import { cardPrice, cardText, dealCard, tags, title } from "./deals.css.ts";

interface DealCardProps {
  deal: ListedDeal;
  /** Where the heading does not say it. */
  showSection: boolean;
  now: number;
  actions: DealActions;
}

/** A deal: where, what, for how much, instead of what, until when, and how old the news is. */
export function DealCard({ deal: { offer, price }, showSection, now, actions }: DealCardProps) {
  const { store, product } = offer;
  const link = storeLink(store);
  const timed = inEpochMs(offer);
  const ends = saleEnd(timed, now);
  return (
    <article className={dealCard}>
      <div className={cardText}>
        <Text as="span" tone="quiet" size="sm">
          <Link to="/dispensary-menus" search={{ store: store.slug }}>
            <bdi>{store.name}</bdi>
          </Link>{" "}
          · <bdi>{storeLocation(store)}</bdi>
        </Text>
        <Link to="/product/$code" params={{ code: product.code }} className={title}>
          <bdi>{productTitle(product)}</bdi>
        </Link>
        <Text as="span" tone="quiet" size="sm">
          <bdi>{[offer.sizeLabel, potencyText(offer)].filter(Boolean).join(" · ")}</bdi>
        </Text>
      </div>
      <div className={cardPrice}>
        <Price
          cents={price.cents}
          wasCents={price.wasCents}
          wasLabel={price.onSale ? "instead of" : "30-day median"}
        />
        <Text as="span" tone="quiet" size="sm">
          {formatUnitPrice(price.unit)}
        </Text>
      </div>
      <span className={tags}>
        {showSection ? <Tag tone={price.section}>{SECTION_TITLES[price.section]}</Tag> : null}
        <Tag tone="good">{Math.round(price.off * 100)}% off</Tag>
        {offerNotes(timed, now).map(({ text, tone }) => (
          <Tag key={text} tone={tone}>
            <bdi>{text}</bdi>
          </Tag>
        ))}
        {offer.saleText !== null && price.onSale ? (
          <Tag>
            <bdi>{offer.saleText}</bdi>
          </Tag>
        ) : null}
        {ends === null ? null : <Tag>{ends}</Tag>}
        <Freshness prefix="Seen" observedAt={offer.observedAt} now={now} />
        {actions(offer)}
        {link === null ? null : (
          <a href={link} rel="noopener noreferrer" target="_blank">
            Check the store
          </a>
        )}
      </span>
    </article>
  );
}

import { type ReactNode, memo } from "react";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictLine } from "#design/words/VerdictLine.tsx";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { atRegister, type Register, type ShownPrice } from "#domain/prices/atRegister.ts";
import { UNKNOWN, aboutText, formatShortUnitPrice } from "#domain/offers/money.ts";
import { offerNotes, potencyText } from "#domain/offers/offerNotes.ts";
import { currentPrice, type CurrentPrice } from "#domain/offers/currentPrice.ts";
import { CompareButton } from "../CompareButton.tsx";
import { storeLocation } from "#domain/stores/stores.ts";
import {
  about,
  foot,
  line,
  offerRow,
  productLink,
  productName,
  quietLine,
  rowActions,
  tags,
  unitPrices,
} from "./offerRow.css.ts";
import { productPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { type MenuTable, offerAt, verdictAt } from "#domain/offers/menuTable.ts";

interface OfferRowProps {
  offer: StoreOffer;
  verdict: PriceVerdict | null;
  now: number;
  register: Register | null;
  showStore: boolean;
  comparedKeys: ReadonlySet<string>;
  /** What else may be done with the offer. */
  actions: ReactNode;
}

/** One offer: what it is at the left, what it costs at the right, below how old both are and what can be done. */
function OfferRow(props: OfferRowProps) {
  const { offer, verdict, now, register, showStore, comparedKeys, actions } = props;
  const { product, store } = offer;
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  const facts = [offer.sizeLabel, potencyText(offer)].filter(Boolean);
  // The head of a store's own menu says that it is another's.
  const notes = offerNotes(timed, now, showStore ? undefined : "twin");
  return (
    <article className={offerRow}>
      <div className={line}>
        <PlainLink href={productPath(product.code)} className={productLink}>
          <bdi translate="no" className={productName}>
            {product.name}
          </bdi>
        </PlainLink>
        <Price
          cents={price.cents}
          wasCents={price.insteadOfCents}
          isAbout={price.isAbout}
          because={price.because}
        />
      </div>
      <div className={line}>
        <bdi translate="no" className={quietLine}>
          {product.brand}
        </bdi>
        <UnitPrices {...price} />
      </div>
      <div className={foot}>
        <div className={about}>
          {showStore ? (
            <span className={quietLine}>
              <bdi translate="no">{store.name}</bdi> ·{" "}
              <bdi translate="no">{storeLocation(store)}</bdi>
            </span>
          ) : null}
          <span className={tags}>
            <bdi translate="no" className={quietLine}>
              {facts.join(" · ")}
            </bdi>
            <Freshness prefix="Seen" observedAt={offer.observedAt} now={now} />
            {notes.map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                <bdi translate="no">{text}</bdi>
              </Tag>
            ))}
            <VerdictLine
              verdict={price.because === null ? verdict : null}
              offer={timed}
              now={now}
              register={register}
            />
          </span>
        </div>
        <div className={rowActions}>
          {actions}
          <CompareButton offer={offer} comparedKeys={comparedKeys} />
        </div>
      </div>
    </article>
  );
}

function UnitPrices({
  perGram,
  per100Mg,
  isAbout,
}: Pick<ShownPrice<CurrentPrice>, "perGram" | "per100Mg" | "isAbout">) {
  const texts = [
    perGram === null ? null : formatShortUnitPrice({ cents: perGram, unit: "g" }),
    per100Mg === null ? null : formatShortUnitPrice({ cents: per100Mg, unit: "100mg" }),
  ].filter((text) => text !== null);
  return (
    <span className={unitPrices}>
      {texts.length === 0 ? (
        <>
          {UNKNOWN}
          <span className="visually-hidden"> no unit price</span>
        </>
      ) : (
        aboutText(texts.join(" · "), isAbout)
      )}
    </span>
  );
}

export interface MenuRowProps {
  table: MenuTable;
  /** Place of the offer in the table. */
  row: number;
  now: number;
  /** For a visitor who wants to see what is paid. */
  register: Register | null;
  showStore: boolean;
  comparedKeys: ReadonlySet<string>;
  /** Of one identity for all renders, or every row is rendered again. */
  actions: (offer: StoreOffer) => ReactNode;
}

/** A row of the list. Scrolling renders the list at every step; rows that stay are passed over. */
export const MenuRow = memo(function MenuRow(props: MenuRowProps) {
  const { table, row, actions, ...rest } = props;
  const offer = offerAt(table, row);
  return (
    <OfferRow offer={offer} verdict={verdictAt(table, row)} actions={actions(offer)} {...rest} />
  );
});

import { sizeName } from "#domain/offers/titles.ts";
import Ellipsis from "~icons/ellipsis";
import { memo, useEffect, useRef, type PointerEvent, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictLine } from "#design/words/VerdictLine.tsx";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { verdictText } from "#domain/offers/verdictText.ts";
import { inEpochMs, offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { atRegister, type Register, type ShownPrice } from "#domain/prices/atRegister.ts";
import { UNKNOWN, formatShortUnitPrice } from "#domain/offers/money.ts";
import { offerNotes, potencyText } from "#domain/offers/offerNotes.ts";
import { currentPrice, type CurrentPrice } from "#domain/offers/currentPrice.ts";
import { compareButton } from "../compare.css.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import {
  about,
  factsLine,
  foot,
  line,
  lines,
  nameAndBrand,
  offerRow,
  productLink,
  productName,
  rowActions,
  seenLine,
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
  showKind: boolean;
  comparedKeys: ReadonlySet<string>;
  actions: OfferActions;
  onMore: (offer: StoreOffer) => void;
}

/** One offer in three lines: what it is and what it costs, how much of it, where and how old that is. */
function OfferRow(props: OfferRowProps) {
  const { offer, verdict, now, register, showStore, showKind, comparedKeys, actions, onMore } =
    props;
  const { product, store } = offer;
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  const facts = [sizeName(offer), potencyText(offer)].filter(Boolean);
  // The head of a store's own menu says that it is another's.
  const notes = offerNotes(timed, now, showStore ? undefined : "twin", price);
  const past = price.because === null ? verdict : null;
  const isSaid = verdictText(past, timed, now, register) !== null;
  const press = useLongPress(() => onMore(offer));
  return (
    <article className={offerRow} {...press}>
      <RowStamp
        product={product}
        terpenes={offer.terpenes}
        showsKind={showKind}
        shape={isSaid ? past?.shape : undefined}
      />
      <div className={lines}>
        <div className={line}>
          <span className={product.brand === null ? undefined : nameAndBrand}>
            <PlainLink
              data-came-from={store.slug}
              href={productPath(product.code, offer.sizeKey)}
              className={productLink}
            >
              <Name className={productName}>{product.name}</Name>
            </PlainLink>
            {product.brand === null ? null : (
              <bdi translate="no" className={factsLine}>
                {product.brand}
              </bdi>
            )}
          </span>
          <Price
            cents={price.cents}
            wasCents={price.insteadOfCents}
            isAbout={price.isAbout}
            because={price.because}
          />
        </div>
        <div className={line}>
          <bdi translate="no" className={factsLine}>
            {facts.join(" · ")}
          </bdi>
          <UnitPrices {...price} />
        </div>
        {showStore ? (
          <bdi translate="no" className={factsLine}>
            {storeTitle(store)}
          </bdi>
        ) : null}
        <div className={foot}>
          <div className={about}>
            <span className={seenLine}>
              <Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />
              <VerdictLine verdict={past} offer={timed} now={now} register={register} inRow />
              {notes.map(({ text, tone }) => (
                <Tag key={text} tone={tone}>
                  <bdi translate="no">{text}</bdi>
                </Tag>
              ))}
            </span>
          </div>
          <div className={`${rowActions} no-print`}>
            {actions.heart(offer)}
            <MoreButton offer={offer} comparedKeys={comparedKeys} onMore={onMore} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** One for all rows: what is the same element is not rendered again. */
const SIGN = <Ellipsis aria-hidden="true" />;

interface MoreButtonProps {
  offer: StoreOffer;
  comparedKeys: ReadonlySet<string>;
  onMore: (offer: StoreOffer) => void;
}

/** The way to what else may be done with an offer. It is marked while the offer is compared. */
export function MoreButton({ offer, comparedKeys, onMore }: MoreButtonProps) {
  const isCompared = comparedKeys.has(offerKey(offer));
  const label = `More: ${offer.product.name}, ${sizeName(offer)}`;
  return (
    <Button
      kind="icon"
      className={compareButton}
      data-compared={isCompared}
      aria-label={isCompared ? `${label}, compared` : label}
      aria-haspopup="dialog"
      onClick={() => onMore(offer)}
    >
      {SIGN}
    </Button>
  );
}

/** As long as a phone takes before it shows its own menu, in milliseconds. */
const LONG_PRESS_MS = 500;
/** A finger that moves further scrolls, in CSS pixels. */
const STILL_PX = 10;

/** A finger that rests on a row does what its "…" does. Links and buttons keep the phone's own menu. */
function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      if (pointerType !== "touch") return;
      if (target instanceof Element && target.closest("a, button") !== null) return;
      from.current = { x, y };
      timer.current = setTimeout(onPress, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = from.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  };
}

/** With tax or not as the price above them, which says it to the eye. */
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
        <>
          {isAbout ? <span className="visually-hidden">about </span> : null}
          {texts.join(" · ")}
        </>
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
  /** Where rows are of several kinds. */
  showKind: boolean;
  comparedKeys: ReadonlySet<string>;
  /** Of one identity for all renders, or every row is rendered again. */
  actions: OfferActions;
  /** Opens the sheet of an offer; of one identity, too. */
  onMore: (offer: StoreOffer) => void;
}

/** What may be done with an offer that other parts of the site do. */
export interface OfferActions {
  heart: (offer: StoreOffer) => ReactNode;
  /** As a sign below its heading, or in a sheet with its words. */
  limits: (offer: StoreOffer, look: "sign" | "sheet", onAdded?: () => void) => ReactNode;
  /** Opens what a visitor may say at the counter; a sign below its heading. */
  report: (offer: StoreOffer) => ReactNode;
  /** The same, in the row's sheet. */
  reportInSheet: (offer: StoreOffer, onDone: () => void) => ReactNode;
}

/** A row of the list. Scrolling renders the list at every step; rows that stay are passed over. */
export const MenuRow = memo(function MenuRow(props: MenuRowProps) {
  const { table, row, ...rest } = props;
  return <OfferRow offer={offerAt(table, row)} verdict={verdictAt(table, row)} {...rest} />;
});

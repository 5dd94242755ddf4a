import { knowsHours } from "#domain/stores/openingWords.ts";
import { moreStores, storeLocation } from "#domain/stores/stores.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { milesWords } from "#domain/stores/storePlace.ts";
import { StoreAt } from "#design/words/StoreAt.tsx";
import Ellipsis from "~icons/ellipsis";
import { memo, useEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { spine } from "#design/drawings/category.css.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { PriceRow } from "#design/surfaces/PriceRow.tsx";
import { footFact, ofKind, titleLink, sizeHead } from "#design/surfaces/rowLines.css.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { KindInWords, OfferFacts, OfferNotes, UnitPrice } from "#design/words/OfferWords.tsx";
import { offOf } from "#design/words/Off.tsx";
import { Price } from "#design/words/Price.tsx";
import { RowPast } from "#design/words/RowPast.tsx";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { offerAt, verdictAt, type MenuTable } from "#domain/offers/menuTable.ts";
import { offerNotes, PATIENTS_ONLY } from "#domain/offers/offerNotes.ts";
import { inEpochMs, offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { belowUsual, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { sizeName } from "#domain/offers/titles.ts";
import { standingVerdict } from "#domain/offers/verdictText.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { productPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { compareButton } from "../compare.css.ts";
import type { Sort } from "../menusSearch.ts";
import { pressed } from "./offerRow.css.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { whyFound } from "#data/whyFound.ts";

interface OfferRowProps {
  offer: StoreOffer;
  verdict: PriceVerdict | null;
  inOthers: number | undefined;
  q: string;
  now: number;
  register: Register | null;
  showStore: boolean;
  /** Of other stores of the list it is known when they are open. */
  isBesideKnown: boolean;
  forPatients: boolean;
  firstRead: ReadonlySet<string>;
  from: Place | null;
  showKind: boolean;
  seenAt: string | null;
  sort: Sort;
  under: string | null;
  comparedKeys: ReadonlySet<string>;
  actions: OfferActions;
  onMore: (offer: StoreOffer) => void;
}

/** One offer in three lines, and where it is of several stores in four. */
function OfferRow(props: OfferRowProps) {
  const { offer, verdict, inOthers, now, register, showStore, from, showKind, seenAt, sort } =
    props;
  const { forPatients, firstRead, isBesideKnown, under } = props;
  const { q, comparedKeys, actions, onMore } = props;
  const { product, store } = offer;
  const why = whyFound(product, q);
  const stampTerpenes = useStampTerpenes();
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  // The head of a store's own menu says that it is another's.
  const notes = offerNotes(timed, now, showStore ? undefined : "twin", price).filter(
    ({ text }) => !forPatients || text !== PATIENTS_ONLY,
  );
  const past = price.because === null ? standingVerdict(verdict, timed, now) : null;
  const wasCents = belowUsual(price.insteadOfCents, past, timed, now);
  const off = offOf(price.cents, wasCents, past);
  const said = firstRead.has(store.slug) ? null : past;
  const spare = inOthers === undefined ? [] : [moreStores(inOthers)];
  const first = sort === "100mg" ? "100mg" : "g";
  const touch = useLongPress(() => onMore(offer));
  return (
    <PriceRow
      className={`${pressed} ${showKind ? `${spine[product.category]} ${ofKind}` : ""}`}
      touch={touch}
      drawing={<RowStamp product={product} terpenes={stampTerpenes(offer)} />}
      title={
        <PlainLink
          data-came-from={store.slug}
          href={productPath(product.code, offer.sizeKey)}
          className={titleLink}
        >
          <Name>{product.name}</Name>
        </PlainLink>
      }
      price={
        <Price
          cents={price.cents}
          wasCents={wasCents}
          inRow
          isAbout={price.isAbout}
          because={price.because}
        />
      }
      off={off}
      what={
        <OfferFacts
          offer={offer}
          isSizeSaid={under !== null && under.startsWith(`${sizeName(offer)} `)}
        />
      }
      unit={<UnitPrice price={price} first={first} />}
      where={
        showStore ? (
          <StoreAt name={store.name} place={storeLocation(store)} miles={milesWords(store, from)} />
        ) : null
      }
      open={
        showStore && (isBesideKnown || knowsHours(store)) ? (
          <OpenSign store={store} isBesideKnown={isBesideKnown} now={now} />
        ) : null
      }
      age={
        <Freshness
          brief="row"
          prefix="Seen"
          observedAt={offer.observedAt}
          now={now}
          saidAbove={seenAt}
        />
      }
      said={
        <>
          {why === null ? null : <span className={footFact}>{why}</span>}
          <RowPast verdict={said} offer={timed} now={now} register={register} spare={spare}>
            <OfferNotes notes={notes} />
            {showKind ? <KindInWords of={product} /> : null}
          </RowPast>
        </>
      }
      actions={
        <>
          {actions.heart(offer)}
          <MoreButton offer={offer} comparedKeys={comparedKeys} onMore={onMore} />
        </>
      }
    />
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
  const hasPressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      hasPressed.current = false;
      if (pointerType !== "touch") return;
      if (target instanceof Element && target.closest("a, button") !== null) return;
      from.current = { x, y };
      timer.current = setTimeout(() => {
        hasPressed.current = true;
        onPress();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = from.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    // The finger that leaves then has not tapped.
    onClickCapture: (event: MouseEvent) => {
      if (hasPressed.current) event.stopPropagation();
      hasPressed.current = false;
    },
    onPointerCancel: stop,
    onPointerLeave: stop,
  };
}

export interface MenuRowProps {
  table: MenuTable;
  /** Place of the offer in the table. */
  row: number;
  /** What stands above it, where it is the first of its size. */
  head?: string | undefined;
  /** The size that it stands under; `null` where no heading says one. */
  under: string | null;
  /** The words that are searched for: a row that does not show them says why it is there. */
  q: string;
  now: number;
  /** For a visitor who wants to see what is paid. */
  register: Register | null;
  showStore: boolean;
  /** Of other stores of the list it is known when they are open. */
  isBesideKnown: boolean;
  /** The head says that all of it is. */
  forPatients: boolean;
  /** Slugs of stores of which no earlier price is known: their rows would all say that. */
  firstRead: ReadonlySet<string>;
  /** From where each says how far it is; `null` where none does. */
  from: Place | null;
  /** In how many more stores a row is as dear, where there are some. */
  others: ReadonlyMap<number, number>;
  /** Where rows are of several kinds. */
  showKind: boolean;
  /** When the head of a store's menu says that it was seen; `null` where it says nothing. */
  seenAt: string | null;
  /** The order of the list: its unit price has the room. */
  sort: Sort;
  comparedKeys: ReadonlySet<string>;
  /** Of one identity for all renders, or every row is rendered again. */
  actions: OfferActions;
  /** Opens the sheet of an offer; of one identity, too. */
  onMore: (offer: StoreOffer) => void;
}

/** What may be done with an offer that other parts of the site do. */
export interface OfferActions {
  heart: (offer: StoreOffer) => ReactNode;
  /** In the row's sheet, with its words. */
  limits: (offer: StoreOffer, onAdded?: () => void) => ReactNode;
  /** Asks to be told of it, in the same sheet. */
  alertInSheet: (offer: StoreOffer) => ReactNode;
  /** What a visitor may say at the counter, in the same sheet. */
  reportInSheet: (offer: StoreOffer, onDone: () => void) => ReactNode;
}

/** A row of the list. Scrolling renders the list at every step; rows that stay are passed over. */
export const MenuRow = memo(function MenuRow(props: MenuRowProps) {
  const { table, row, others, head, ...rest } = props;
  return (
    <>
      {head === undefined ? null : <p className={sizeHead}>{head}</p>}
      <OfferRow
        offer={offerAt(table, row)}
        verdict={verdictAt(table, row)}
        inOthers={others.get(row)}
        {...rest}
      />
    </>
  );
});

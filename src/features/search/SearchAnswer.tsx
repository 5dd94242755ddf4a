import type { ReactNode } from "react";
import { resultCount } from "#design/surfaces/resultCount.css.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { aboutText, formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { CATEGORY_TITLES, sizeName } from "#domain/offers/titles.ts";
import { sizeInSentence } from "#domain/offers/sizeWords.ts";
import { unitCents } from "#domain/prices/atRegister.ts";
import { productPath } from "#domain/site/site.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { answer as answerStyle, answerLine, noneLine, unbroken } from "./searchAnswer.css.ts";
import type { FoundOffer } from "./foundOffer.ts";
import type { Answer } from "./offerSearch.ts";

interface SearchAnswerProps {
  answer: Answer;
  /** By what prices of the list compare: those of packages, or what a gram costs. */
  by: "price" | "unit";
  /** Whether packages of several sizes are among them. */
  saysSize: boolean;
  /** Whether there are several kinds, of which the cheapest by the gram is only one. */
  saysKind: boolean;
  /** The size that is asked for by nothing else; `null` otherwise. */
  ofSize: string | null;
  /** That there is none in the size that was asked for, of which this is the next one; `null` otherwise. */
  none: string | null;
  /** What was asked for by its name, where none of the kind that is named is called so; `null` otherwise. */
  missed: string | null;
  /** Of how many stores it is the answer, where others are not on this device; `null` where it is of all. */
  scope: number | null;
  now: number;
}

/**
 * The answer before the list, in a sentence or two: where it is cheapest, and where it is nearest. Both are offers that the
 * list is made of, with its filters; each leads to its package at its store.
 */
export function SearchAnswer({
  answer,
  now,
  saysKind,
  ofSize,
  none,
  missed,
  scope,
  ...said
}: SearchAnswerProps) {
  const { cheapest, nearest, isNearestOfOpen } = answer;
  const kind = CATEGORY_TITLES[cheapest.offer.product.category].toLowerCase();
  const isBoth = nearest === cheapest;
  const what =
    ofSize === null
      ? saysKind
        ? `Cheapest ${kind}`
        : "Cheapest"
      : `Cheapest ${sizeInSentence(ofSize)} of ${kind}`;
  const most = scope === null ? what : `${what} ${scopeWords(scope)}`;
  const least = isNearestOfOpen ? "Nearest open" : "Nearest";
  return (
    <div className={answerStyle}>
      {none === null ? null : (
        <p role="status" className={noneLine}>
          <Figures>{none}</Figures>
        </p>
      )}
      <AnswerLine found={cheapest} {...said}>
        {(price, store) => (
          <>
            {missed === null ? (
              <Figures>{`${isBoth ? `${most} and ${least.toLowerCase()}` : most}:`}</Figures>
            ) : (
              <>
                No <Name>{missed}</Name> {saysKind ? `${kind} ` : ""}now. Nearest name:
              </>
            )}{" "}
            <Name>{cheapest.offer.product.name}</Name>, <b>{price}</b> at {store},{" "}
            {cheapest.miles === null ? (
              storeLocation(cheapest.offer.store)
            ) : (
              <Figures>{formatMilesTo(cheapest.offer.store, cheapest.miles)}</Figures>
            )}
            {isBoth ? <OpenWords of={cheapest} now={now} /> : null}
            {none === null ? null : (
              <>
                ,{" "}
                <Freshness
                  brief="row"
                  prefix="Seen"
                  observedAt={cheapest.offer.observedAt}
                  now={now}
                />
              </>
            )}
          </>
        )}
      </AnswerLine>
      {nearest === null || isBoth ? null : (
        <AnswerLine found={nearest} {...said}>
          {(price, store) => (
            <>
              {least}: <b>{store}</b>,{" "}
              <Figures>{`${formatMilesTo(nearest.offer.store, nearest.miles ?? 0)},`}</Figures>{" "}
              {price}
              <OpenWords of={nearest} now={now} />
            </>
          )}
        </AnswerLine>
      )}
    </div>
  );
}

/** Whose prices an answer is made of, where it is not made of all. */
const scopeWords = (stores: number): string =>
  stores === 1 ? "in 1 saved store" : `in ${String(stores)} saved stores`;

interface AnswerLineProps extends Pick<SearchAnswerProps, "by" | "saysSize"> {
  found: FoundOffer;
  children: (price: ReactNode, store: ReactNode) => ReactNode;
}

/** One sentence, which is a way: to the package that it names, at its store. */
function AnswerLine({ found, by, saysSize, children }: AnswerLineProps) {
  const { offer, price } = found;
  const { store, product, sizeKey } = offer;
  const unit = formatShortUnitPrice({ ...price.unit, cents: unitCents(price) });
  const whole = formatCents(price.cents) + (saysSize ? ` for ${sizeName(offer)}` : "");
  return (
    <PlainLink
      data-came-from={store.slug}
      href={productPath(product.code, sizeKey)}
      className={answerLine}
    >
      <span>
        {children(
          <Figures>{aboutText(by === "unit" ? unit : whole, price.isAbout)}</Figures>,
          <bdi translate="no">{store.name}</bdi>,
        )}
      </span>
    </PlainLink>
  );
}

function OpenWords({ of, now }: { of: FoundOffer; now: number }) {
  const { openingHours } = of.offer.store;
  if (openingHours === null) return null;
  return (
    <>
      ,{" "}
      <span className={unbroken}>
        <OpenSign openingHours={openingHours} now={now} />
      </span>
    </>
  );
}

/** A figure and its unit, in words that are broken anywhere else. */
const FIGURE = /(\S*\d\S* \p{Letter}+,?)/u;

/** No figure is torn from its unit: "20 mi", "2.83 g". */
function Figures({ children }: { children: string }) {
  return children.split(FIGURE).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface MissingAnswerProps {
  isWaiting: boolean;
  lacks: readonly boolean[];
  lacksPrices: boolean;
  arePricesComing: boolean;
}

/** In its place: what is not on this phone, and cannot be asked for, or what is on its way. */
export function MissingAnswer(props: MissingAnswerProps) {
  const {
    isWaiting,
    lacks: [stores, products],
    lacksPrices,
    arePricesComing,
  } = props;
  if (stores === true || products === true)
    return (
      <p>
        {stores === true && products === true
          ? "Stores and products are"
          : stores === true
            ? "Stores are"
            : "Products are"}{" "}
        not saved on this device yet. Connect to search them.
      </p>
    );
  // The count says it to who listens.
  if (isWaiting)
    return (
      <p aria-hidden="true" className={answerStyle}>
        Searching…
      </p>
    );
  if (lacksPrices) return <p>Prices are not saved on this device yet. Connect to load them.</p>;
  return arePricesComing ? <p className={answerStyle}>Prices are on their way.</p> : null;
}

/** What the count says where nothing has a price to compare; nothing at all where that is said elsewhere. */
export function nothingWords(
  isListed: boolean,
  isSection: boolean,
  [lacksStores, lacksProducts]: readonly boolean[],
  of: "size" | "strain" | "kind" | null,
): string {
  if (lacksStores === true || lacksProducts === true || isSection) return "";
  if (of !== null) return `No menu has this ${of} with a price to compare right now.`;
  return isListed
    ? "It’s on menus, but with no price to compare right now."
    : "Nothing by that name is on a menu right now.";
}

interface FoundCountProps {
  isWaiting: boolean;
  /** It is said elsewhere that there is nothing. */
  isSilent: boolean;
  stores: number;
  products: number;
  /** How many of the products are on no menu. */
  absent: number;
  /** Only what is on this device was looked through. */
  isOfDevice: boolean;
  /** What is said where there is none. */
  nothing: string;
}

/** How many were found, also to who listens. */
export function FoundCount(props: FoundCountProps) {
  const { isWaiting, isSilent, stores, products, nothing } = props;
  const look = isWaiting ? "visually-hidden" : stores + products > 0 ? resultCount : "";
  return (
    <p role="status" className={look}>
      {isSilent ? null : isWaiting ? "Searching…" : countWords(props) || nothing}
    </p>
  );
}

/** "1 store, 12 products"; where some are on no menu, and stand below, "6 products in stores now"; "" of none. */
function countWords({ stores, products, absent, isOfDevice }: FoundCountProps): string {
  const isSplit = !isOfDevice && absent > 0 && absent < products;
  const words = [
    counted(stores, "store"),
    isSplit
      ? `${counted(products - absent, "product")} in stores now`
      : counted(products, "product"),
  ]
    .filter((each) => each !== "" && !each.startsWith("0 "))
    .join(", ");
  return words !== "" && isOfDevice ? `${words} on this device` : words;
}

const counted = (count: number, what: string) =>
  `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;

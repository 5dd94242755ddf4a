import { knowsHours } from "#domain/stores/openingWords.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import ChevronLeft from "~icons/chevron-left";
import { Button } from "#design/controls/Button.tsx";
import { CategoryIcon } from "#design/drawings/CategoryIcon.tsx";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { currentPrice, whyNoLowest } from "#domain/offers/currentPrice.ts";
import { UNKNOWN, aboutText, formatCents, formatUnitPrice } from "#domain/offers/money.ts";
import { sizeInFull } from "#domain/offers/sizes.ts";
import { reportNote } from "#domain/offers/offerNotes.ts";
import { inEpochMs, type Product } from "#domain/offers/offers.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { storeLocation, type Store } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";
import { isStandalone } from "#platform/media.ts";
import { useWayBack } from "#platform/wayBack.ts";
import {
  aboutWord,
  back,
  bestLine,
  bestOffer,
  bestPrice,
  besidePrice,
  fact,
  factDot,
  facts,
  forPatients,
  kind,
  longPrice,
  unitLine,
} from "./productHead.css.ts";
import type { HeadOffer } from "./headOffer.ts";
import { wasWords } from "./headVerdict.ts";

/** Of what kind it is, whose, and of which strain, in one run of words. */
export function ProductFacts({ product }: { product: Product }) {
  const { brand, category, subcategory, strainSlug, strainName, marketedType } = product;
  // A strain that has no page, and is in the name above, is not said again.
  const isSaid = strainSlug === null && product.name.includes(strainName ?? "");
  // "Crowd Surfer Smalls" are smalls.
  const nameSays = (word: string) => product.name.toLowerCase().includes(word.toLowerCase());
  const strain = isSaid || strainName === null ? null : <bdi translate="no">{strainName}</bdi>;
  const known = [
    <span key="kind" className={kind}>
      <CategoryIcon of={category} />
      {CATEGORY_TITLES[category]}
    </span>,
    brand === null ? null : (
      <bdi key="brand" translate="no">
        {brand}
      </bdi>
    ),
    subcategory === null || subcategory === USUAL_FORM || nameSays(subcategory) ? null : (
      <bdi key="form" translate="no">
        {subcategory}
      </bdi>
    ),
    marketedType === null ? null : `sold as ${marketedType}`,
    strain === null ? null : (
      <span key="strain">
        Strain:{" "}
        {strainSlug === null ? (
          strain
        ) : (
          <Link to="/strain-genetics/$genetic" params={{ genetic: strainSlug }}>
            {strain}
          </Link>
        )}
      </span>
    ),
  ].filter((each) => each !== null);
  return (
    <p className={facts}>
      {known.map((each, at) => (
        <span key={at} className={fact}>
          {at === 0 ? null : <span className={factDot}> · </span>}
          {each}
        </span>
      ))}
    </p>
  );
}

/** As flower is sold unless something else is said. */
const USUAL_FORM = "whole buds";

interface BestOfferProps {
  head: HeadOffer | null;
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  now: number;
  register: Register | null;
  /** Slug of the store from whose menu the visitor came. */
  cameFrom: string | null;
  /** Puts before the price's line's end what it is with or without. */
  withTax: (before: ReactNode) => ReactNode;
  /** Between what it costs and where: in which size. */
  sizes: ReactNode;
}

/** What it costs, as the largest figure of the page, and where. It is called the lowest only where others ask more. */
export function BestOffer(props: BestOfferProps) {
  const { head, offers, now, register, cameFrom, withTax, sizes } = props;
  if (head === null)
    return (
      <div className={bestOffer}>
        <p>
          {whyNoLowest(offers, now, register?.isPatient) ??
            "Not seen at any store in the last three days."}
        </p>
        {withTax(null)}
        {sizes}
      </div>
    );
  const { offer, price } = head;
  const was = wasWords(head, register);
  const left =
    offer.store.slug === cameFrom ? undefined : offers.find(({ store }) => store.slug === cameFrom);
  return (
    <div className={bestOffer}>
      {left === undefined ? null : <NotThere offer={left} now={now} register={register} />}
      {withTax(
        <>
          <span className={bestPrice}>
            {/* To the eye the sentence below has it. */}
            {was === null ? null : (
              <span className="visually-hidden">
                {was.label} {aboutText(formatCents(was.cents), price.isAbout)}{" "}
              </span>
            )}
            {/* In a word, above the figure, which so stays where it is. */}
            {price.isAbout ? <span className={aboutWord}>about </span> : null}
            <span className={formatCents(price.cents).length > SHORT_PRICE ? longPrice : undefined}>
              <Price cents={price.cents} because={price.because} />
            </span>
          </span>{" "}
          <span className={besidePrice}>
            <bdi translate="no">{sizeInFull(offer)}</bdi>{" "}
            <small className={unitLine}>
              {price.unit === null ? (
                UNKNOWN
              ) : (
                <About isAbout={price.isAbout} isSilent>
                  {formatUnitPrice(price.unit)}
                </About>
              )}
            </small>
            {offer.menu === "med" ? <b className={forPatients}> patients only</b> : null}
          </span>
        </>,
      )}
      {sizes}
      <p className={bestLine}>
        <span>
          <StoreInHead store={offer.store} />
        </span>{" "}
        {!knowsHours(offer.store) ? null : (
          <>
            <span>
              <small>
                <OpenSign store={offer.store} now={now} />
              </small>
            </span>{" "}
          </>
        )}
        <span>
          <Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />
        </span>
      </p>
      <ReportTag offer={offer} price={price} now={now} />
    </div>
  );
}

/** A price of more letters leaves a phone no room beside it. */
const SHORT_PRICE = 6;

interface NotThereProps extends Pick<BestOfferProps, "now" | "register"> {
  offer: OfferOfProduct;
}

/** Of the store that the visitor came from, where its price may not be held up: nobody shall take another store's for it. */
function NotThere({ offer, now, register }: NotThereProps) {
  const timed = inEpochMs(offer);
  const { cents, isAbout } = atRegister(currentPrice(timed, now), timed, register, now);
  return (
    <p>
      At <StoreInHead store={offer.store} />: {aboutText(formatCents(cents), isAbout)} when last
      seen, on {formatDate(timed.observedAt)}
      {offer.missingSince === null ? "" : ", no longer listed"}. Now:
    </p>
  );
}

/** A store of the head, with the way to its menu and its town. */
export function StoreInHead({ store }: { store: Store }) {
  return (
    <>
      <Link to="/dispensary-menus" search={{ store: store.slug }}>
        <bdi translate="no">{store.name}</bdi>
      </Link>
      , <bdi translate="no">{storeLocation(store)}</bdi>
    </>
  );
}

/** What visitors report from the counter of the price that heads the page, as its row has it. */
function ReportTag({
  offer,
  price,
  now,
}: {
  offer: OfferOfProduct;
  price: { cents: number; shelfCents: number };
  now: number;
}) {
  const note = reportNote(offer.reports, now, price.cents !== price.shelfCents);
  return note === null ? null : (
    <p>
      <Tag tone={note.tone}>{note.text}</Tag>
    </p>
  );
}

/**
 * The way back to the list that one came from, as a store's head has it, where a thumb is: on a phone. Who opened the page
 * by its address has come from nowhere, and the window of an installed app has such a sign in its bar.
 */
export function BackSign() {
  const goBack = useWayBack();
  if (goBack === null || isStandalone()) return null;
  return (
    <Button kind="icon" className={back} aria-label="Back" onClick={goBack}>
      <ChevronLeft aria-hidden="true" />
    </Button>
  );
}

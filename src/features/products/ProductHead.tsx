import { Link } from "@tanstack/react-router";
import ChevronLeft from "~icons/chevron-left";
import { Button } from "#design/controls/Button.tsx";
import { CategoryIcon } from "#design/drawings/CategoryIcon.tsx";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { currentPrice, whyNoLowest } from "#domain/offers/currentPrice.ts";
import { dealPrice } from "#domain/offers/deals.ts";
import { UNKNOWN, aboutText, formatCents, formatUnitPrice } from "#domain/offers/money.ts";
import { ownSizeName } from "#domain/offers/sizes.ts";
import { dealNotes, reportNote, saleEnd } from "#domain/offers/offerNotes.ts";
import { inEpochMs, type Product } from "#domain/offers/offers.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { verdictText } from "#domain/offers/verdictText.ts";
import { atRegister, centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { countOfStores, slugsOf, storeLocation } from "#domain/stores/stores.ts";
import { usePins } from "#data/pins.ts";
import { isStandalone } from "#platform/media.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import { useWayBack } from "#platform/wayBack.ts";
import {
  back,
  bestLine,
  bestOffer,
  bestPrice,
  lessThanHere,
  facts,
  kind,
  strainFact,
  unitLine,
} from "./productHead.css.ts";
import { bestOfEqual, cheaperThan, paidFor, storesWith } from "./bestOfEqual.ts";
import { PastOfPrice } from "./PastOfPrice.tsx";
import { lowestPaid } from "./sortOffers.ts";

interface ProductHeadProps extends BestOfferProps {
  product: Product;
}

/** What belongs to a product's name: of what kind it is and whose, and where it costs least. */
export function ProductHead({ product, ...best }: ProductHeadProps) {
  return (
    <>
      <ProductFacts product={product} />
      <BestOffer {...best} />
    </>
  );
}

/** Of what kind it is, whose, and of which strain, in one run of words. */
function ProductFacts({ product }: { product: Product }) {
  const { brand, category, subcategory, strainSlug, strainName, marketedType } = product;
  // A strain that has no page, and is in the name above, is not said again.
  const isSaid = strainSlug === null && product.name.includes(strainName ?? "");
  // "Crowd Surfer Smalls" are smalls.
  const nameSays = (word: string) => product.name.toLowerCase().includes(word.toLowerCase());
  const strain = isSaid || strainName === null ? null : <bdi translate="no">{strainName}</bdi>;
  return (
    <p className={facts}>
      <span className={kind}>
        <CategoryIcon of={category} />
        {CATEGORY_TITLES[category]}
      </span>
      {brand === null ? null : (
        <>
          {" · "}
          <bdi translate="no">{brand}</bdi>
        </>
      )}
      {subcategory === null || nameSays(subcategory) ? null : (
        <>
          {" · "}
          <bdi translate="no">{subcategory}</bdi>
        </>
      )}
      {marketedType === null ? null : ` · sold as ${marketedType}`}
      {strain === null ? null : (
        <>
          {"\u00A0· "}
          <span className={strainFact}>
            Strain:{" "}
            {strainSlug === null ? (
              strain
            ) : (
              <Link to="/strain-genetics/$genetic" params={{ genetic: strainSlug }}>
                {strain}
              </Link>
            )}
          </span>
        </>
      )}
    </p>
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
  return note === null ? null : <Tag tone={note.tone}>{note.text}</Tag>;
}

interface BestOfferProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  now: number;
  register: Register | null;
  /** Slug of the store from whose menu the visitor came. */
  cameFrom: string | null;
}

/**
 * The price that the visitor came from, as far as it may be held up; else the lowest unit price that any adult pays
 * now, of stores that ask the same at the kept one, else the nearest. With its store. It is called the lowest only where
 * others ask more.
 */
function BestOffer({ offers, now, register, cameFrom }: BestOfferProps) {
  const place = useVisitorPlace();
  const pins = usePins();
  const isKept = ({ store }: OfferOfProduct) =>
    pins?.some(({ slug }) => slugsOf(store).includes(slug)) === true;
  const first = lowestPaid(offers, now, register);
  if (first === null)
    return (
      <p>
        {whyNoLowest(offers, now, register?.isPatient) ??
          "Not seen at any store in the last three days."}
      </p>
    );
  const lowest = bestOfEqual(first, offers, { now, register, isKept, place });
  const own = offers.filter(({ store }) => store.slug === cameFrom);
  const shown = lowestPaid(own, now, register) ?? lowest;
  const timed = inEpochMs(shown);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  const cheapest = cheaperThan(price, lowest, now, register);
  const isLess = cheapest !== null && cheapest.isAbout === price.isAbout;
  const miles = milesTo(lowest.store, place);
  const deal = dealPrice(timed, now);
  const ends = saleEnd(timed, now);
  const others = storesWith(price, shown, offers, now, register) - 1;
  const verdict = price.because === null ? (shown.verdict ?? null) : null;
  const isSaid = verdictText(verdict, timed, now, register) !== null;
  const isOnly =
    new Set(
      offers.flatMap((each) => (paidFor(each, now, register) === null ? [] : each.store.slug)),
    ).size < 2;
  // A sale that is always on is a price.
  const isNews = deal !== null && !(deal.onSale && verdict?.kind === "usual");
  return (
    <div className={bestOffer}>
      {/* Of one store alone it is the best of nothing, and whose it is stands below. */}
      {cheapest === null && !isOnly ? <strong>Lowest price</strong> : null}
      <div className={bestLine}>
        <span className={bestPrice}>
          <Price
            cents={price.cents}
            wasCents={isNews ? centsAtRegister(deal.wasCents, shown, register).cents : null}
            isAbout={price.isAbout}
            because={price.because}
            wasLabel={price.insteadOfCents === null ? "30-day median" : "instead of"}
          />
        </span>{" "}
        <bdi translate="no">{ownSizeName(shown)}</bdi>{" "}
        <small className={unitLine}>
          {price.unit === null ? (
            UNKNOWN
          ) : (
            <About isAbout={price.isAbout} isSilent>
              {formatUnitPrice(price.unit)}
            </About>
          )}
        </small>
      </div>
      <div className={bestLine}>
        <span>
          {cheapest === null ? "" : "Here, at "}
          <Link to="/dispensary-menus" search={{ store: shown.store.slug }}>
            <bdi translate="no">{shown.store.name}</bdi>
          </Link>
          , <bdi translate="no">{storeLocation(shown.store)}</bdi>
        </span>{" "}
        <Freshness brief="row" prefix="Seen" observedAt={shown.observedAt} now={now} />{" "}
        {ends === null ? null : <small>{ends}</small>}
      </div>
      {others === 0 ? null : (
        <small>Same price at {countOfStores(others).replace(" ", " other ")}</small>
      )}
      {cheapest === null ? null : (
        <span>
          {isLess ? (
            <>
              <strong className={lessThanHere}>
                {aboutText(formatCents(price.cents - cheapest.cents), price.isAbout)} less
              </strong>{" "}
              at{" "}
            </>
          ) : (
            // One with tax and one before it have no difference.
            <>Cheapest now: {aboutText(formatCents(cheapest.cents), cheapest.isAbout)} at </>
          )}
          <Link to="/dispensary-menus" search={{ store: lowest.store.slug }}>
            <bdi translate="no">{lowest.store.name}</bdi>
          </Link>
          , <bdi translate="no">{storeLocation(lowest.store)}</bdi>
          {miles === null ? null : ` · ${formatMilesTo(lowest.store, miles)}`}
        </span>
      )}
      <PastOfPrice
        offer={shown}
        verdict={verdict}
        isOneOfSeveral={offers.some(({ store }) => store.slug !== shown.store.slug)}
        now={now}
        register={register}
        isAbout={price.isAbout}
      />
      <ReportTag offer={shown} price={price} now={now} />
      {deal === null
        ? null
        : dealNotes(
            { offer: shown, price: deal, past: shown.past, verdict: isSaid ? verdict : null },
            now,
          ).map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
    </div>
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

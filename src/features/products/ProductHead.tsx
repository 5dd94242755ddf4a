import { Link } from "@tanstack/react-router";
import { CategoryIcon } from "#design/drawings/CategoryIcon.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictLine } from "#design/words/VerdictLine.tsx";
import { currentPrice, spokenPrice, whyNoLowest } from "#domain/offers/currentPrice.ts";
import { dealPrice } from "#domain/offers/deals.ts";
import { UNKNOWN, aboutText, formatUnitPrice } from "#domain/offers/money.ts";
import { dealNotes, saleEnd } from "#domain/offers/offerNotes.ts";
import { inEpochMs, type Product } from "#domain/offers/offers.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { atRegister, centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { bestOffer, bestPrice, facts, kind, unitLine } from "./product.css.ts";
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

/** Brand, category and strain. */
function ProductFacts({ product }: { product: Product }) {
  const { brand, category, subcategory, strainSlug, strainName, marketedType } = product;
  return (
    <p className={facts}>
      <span className={kind}>
        <CategoryIcon of={category} />
        {CATEGORY_TITLES[category]}
      </span>
      {brand === null ? null : <bdi translate="no">{brand}</bdi>}
      {subcategory === null ? null : <bdi translate="no">{subcategory}</bdi>}
      {marketedType === null ? null : <span>marketed as {marketedType}</span>}
      {strainName === null ? null : (
        <span>
          Strain:{" "}
          {strainSlug === null ? (
            <bdi translate="no">{strainName}</bdi>
          ) : (
            <Link to="/strain-genetics/$genetic" params={{ genetic: strainSlug }}>
              <bdi translate="no">{strainName}</bdi>
            </Link>
          )}
        </span>
      )}
    </p>
  );
}

interface BestOfferProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  /** That size in words. */
  size: string;
  now: number;
  register: Register | null;
}

/**
 * The lowest unit price that any adult pays now, with its store. It is called a
 * deal only when it is one.
 */
function BestOffer({ offers, size, now, register }: BestOfferProps) {
  const best = lowestPaid(offers, now, register);
  if (best === null)
    return (
      <p>
        {whyNoLowest(offers, now, register?.isPatient) ??
          "Not seen at any store in the last three days."}
      </p>
    );
  const timed = inEpochMs(best);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  const deal = dealPrice(timed, now);
  const ends = saleEnd(timed, now);
  const others = storesWith(price, best, offers, now, register) - 1;
  const verdict = price.because === null ? (best.verdict ?? null) : null;
  // A sale that is always on is a price.
  const isNews = deal !== null && !(deal.onSale && verdict?.kind === "usual");
  return (
    <div className={bestOffer}>
      <strong>{isNews ? "Best deal" : "Lowest price"}</strong>
      <span className={bestPrice}>
        <Price
          cents={price.cents}
          wasCents={deal && centsAtRegister(deal.wasCents, best, register).cents}
          isAbout={price.isAbout}
          because={price.because}
          wasLabel={price.insteadOfCents === null ? "30-day median" : "instead of"}
        />{" "}
        for <bdi translate="no">{size}</bdi>
      </span>
      <span className={unitLine}>
        {price.unit === null ? UNKNOWN : aboutText(formatUnitPrice(price.unit), price.isAbout)}
        {ends === null ? null : ` · ${ends}`}
      </span>
      <VerdictLine verdict={verdict} offer={timed} now={now} register={register} />
      {deal === null
        ? null
        : dealNotes({ offer: best, price: deal, past: best.past, verdict }, now).map(
            ({ text, tone }) => (
              <Tag key={text} tone={tone}>
                {text}
              </Tag>
            ),
          )}
      <span>
        <Link to="/dispensary-menus" search={{ store: best.store.slug }}>
          <bdi translate="no">{best.store.name}</bdi>
        </Link>
        , <bdi translate="no">{storeLocation(best.store)}</bdi>
        {others === 0
          ? ""
          : ` and ${String(others)} more ${others === 1 ? "store" : "stores"}`} ·{" "}
        <Freshness prefix="Seen" observedAt={best.observedAt} now={now} />
      </span>
    </div>
  );
}

/** In how many stores any adult pays this price now for what is printed as the best offer is. */
function storesWith(
  price: Paid,
  best: OfferOfProduct,
  offers: readonly OfferOfProduct[],
  now: number,
  register: Register | null,
): number {
  const equal = offers.filter((offer) => {
    const paid = offer.sizeKey === best.sizeKey ? paidFor(offer, now, register) : null;
    return paid?.cents === price.cents && paid.isAbout === price.isAbout;
  });
  return new Set(equal.map(({ store }) => store.slug)).size;
}

/** What is paid, and whether that is with tax: the same figure before tax is another price. */
type Paid = Pick<ReturnType<typeof atRegister>, "cents" | "isAbout">;

function paidFor(offer: OfferOfProduct, now: number, register: Register | null): Paid | null {
  const timed = inEpochMs(offer);
  const price = spokenPrice(timed, now, register?.isPatient);
  return price && atRegister(price, timed, register, now);
}

import { Link } from "@tanstack/react-router";
import Ellipsis from "~icons/ellipsis";
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { offersOf, type OfferOfProduct, type ProductDetail } from "#domain/offers/productDetail.ts";
import { documentTitle } from "#domain/site/site.ts";
import { sizeChoices, usualSize } from "#domain/offers/sizes.ts";
import { LabPanel, labTerpenes, stampName } from "./LabPanel.tsx";
import type { OfferReport } from "./OfferLine.tsx";
import { OffersTable } from "./OffersTable.tsx";
import { PriceHistory } from "./PriceHistory.tsx";
import { stampPlace, actions, bestOffer, bestPrice, unitLine, facts } from "./product.css.ts";
import { sortOffers } from "./sortOffers.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictLine } from "#design/words/VerdictLine.tsx";
import { inEpochMs, type Product } from "#domain/offers/offers.ts";
import { dealPrice } from "#domain/offers/deals.ts";
import { TaxSwitch } from "#design/controls/TaxSwitch.tsx";
import { useRegister } from "#data/register.ts";
import { atRegister, centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { changeSettings } from "#platform/settings.ts";
import { useVisitor } from "#platform/visitor.ts";
import { lowestPaid } from "./sortOffers.ts";
import { UNKNOWN, aboutText, formatUnitPrice } from "#domain/offers/money.ts";
import { dealNotes, saleEnd } from "#domain/offers/offerNotes.ts";
import { currentPrice, spokenPrice, whyNoLowest } from "#domain/offers/currentPrice.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { sectionOf } from "#domain/offers/sectionOf.ts";

const ReceiptCard = lazy(() => import("./ReceiptCard.tsx"));
const ProductSheet = lazy(() => import("./ProductSheet.tsx"));

/** What else may be done with the product, from its offers of the chosen size; whether there are other sizes. */
export type ProductActions = (
  offers: readonly OfferOfProduct[],
  hasOtherSizes: boolean,
) => ReactNode;

interface ProductViewProps {
  detail: ProductDetail;
  now: number;
  /** Not the product's own answer, but what saved menus have of it. */
  isFromMenus?: boolean;
  /** What has to be said of it as a whole. */
  notice?: ReactNode;
  actions: ProductActions;
  report: OfferReport;
  /** Slug of the store from whose menu the visitor came. */
  cameFrom?: string | null;
}

/** Everything known of one product. */
export function ProductView(props: ProductViewProps) {
  const {
    detail,
    now,
    isFromMenus = false,
    notice,
    actions: more,
    report,
    cameFrom = null,
  } = props;
  const { product } = detail;
  useEffect(() => {
    document.title = documentTitle(product.name);
  }, [product.name]);
  const visitor = useVisitor();
  const register = useRegister(visitor, now);
  const offers = useMemo(() => sortOffers(offersOf(detail), "price", now), [detail, now]);
  const sizes = useMemo(() => sizeChoices(offers), [offers]);
  const [wanted, choose] = useState<string | null>(null);
  // Headline, actions, stores, history and label are all of one size: a dose beside another's name
  // is read as that one's.
  const size = sizes.find(({ key }) => key === wanted) ?? usualSize(sizes, now);
  const shown = size?.offers ?? [];
  const terpenes = labTerpenes(shown);
  // There has to be anything to make one of.
  const hasStamp = product.strainName !== null || terpenes !== null;
  return (
    <Page
      title={product.name}
      after={
        hasStamp ? (
          <div className={stampPlace}>
            <StrainStamp size={64} name={stampName(product)} terpenes={terpenes} />
          </div>
        ) : null
      }
    >
      {notice}
      <ProductFacts product={product} />
      {sizes.length < 2 ? null : (
        <ChipGroup
          wraps
          legend="Size"
          choices={sizes.map(({ key, name }) => ({ value: key, label: name }))}
          value={size?.key ?? ""}
          onChange={choose}
        />
      )}
      <BestOffer offers={shown} size={size?.name ?? ""} now={now} register={register} />
      <TaxSwitch
        isOn={visitor.withTax}
        onChange={(isOn) => changeSettings({ with_tax: isOn ? "on" : "off" })}
        words={register?.words(shown.map(({ store }) => store)) ?? null}
      />
      <div className={actions}>
        {more(shown, sizes.length > 1)}
        <MoreButton product={product} />
      </div>
      <Card title="Where to find it">
        <OffersTable offers={shown} {...{ now, register, report, cameFrom }} />
      </Card>
      <Card title="From the label and the lab">
        <LabPanel offers={shown} />
      </Card>
      {register?.hasTax === true ? (
        <Suspense>
          <ReceiptCard offers={shown} now={now} register={register} />
        </Suspense>
      ) : null}
      <Card title="Price history">
        <PriceHistory
          offers={shown}
          size={size?.name ?? ""}
          isSaved={!isFromMenus}
          now={now}
          register={register}
        />
      </Card>
      <WarningLine
        isWithTax={register?.hasTax === true}
        sample={offers.some(({ store }) => store.sample)}
      />
    </Page>
  );
}

/** What is done seldom: one button beside the three that count. */
function MoreButton({ product }: { product: Product }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="icon"
        aria-label="More to do"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      {isOpen ? (
        <Suspense>
          <ProductSheet product={product} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
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

/** Brand, category and strain. */
function ProductFacts({ product }: { product: Product }) {
  const { brand, category, subcategory, strainSlug, strainName, marketedType } = product;
  return (
    <p className={facts}>
      <Tag tone={sectionOf(category) ?? "plain"}>{CATEGORY_TITLES[category]}</Tag>
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

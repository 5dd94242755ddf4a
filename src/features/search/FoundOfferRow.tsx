import { capitalized, decapitalized } from "#domain/text/capitalized.ts";
import { moreStores, storeLocation } from "#domain/stores/stores.ts";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { Fragment, type ReactNode } from "react";
import { kindName, spine } from "#design/drawings/category.css.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { PriceRow } from "#design/surfaces/PriceRow.tsx";
import { footFact, ofKind, unitPrice } from "#design/surfaces/rowLines.css.ts";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { KindInWords, OfferFacts, OfferNotes } from "#design/words/OfferWords.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { offOf } from "#design/words/Off.tsx";
import { Price } from "#design/words/Price.tsx";
import { RowPast } from "#design/words/RowPast.tsx";
import { formatShortUnitPrice } from "#domain/offers/money.ts";
import { reportNote } from "#domain/offers/offerNotes.ts";
import { belowUsual } from "#domain/offers/priceVerdict.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { choiceName, chosenSize } from "#domain/offers/sizes.ts";
import { CATEGORY_TITLES, sizeName } from "#domain/offers/titles.ts";
import { standingVerdict } from "#domain/offers/verdictText.ts";
import { unitCents, type Register } from "#domain/prices/atRegister.ts";
import { productPath, strainPath } from "#domain/site/site.ts";
import { formatMilesTo, NEAR_MILES } from "#domain/stores/distance.ts";
import { knowsHours, opensInRow } from "#domain/stores/openingWords.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { isFlower, type FoundOffer } from "./foundOffer.ts";
import { sizeOfProduct, type FoundOffers } from "./offerSearch.ts";
import { found as foundStyle, groupLine, listTitle, name, rows } from "./searchResults.css.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { whyFound } from "#data/whyFound.ts";

interface FoundOfferRowProps {
  found: FoundOffer;
  of: "product" | "strain";
  /** Which stores have each product in its size, of those that pass the filters. */
  storesOf: FoundOffers["storesOf"];
  /** Where rows are of several kinds. */
  showsKind: boolean;
  /** Where none is open: from when each is, in whose order they stand. */
  saysOpening: boolean;
  /** The name that is looked for: a row that does not show it says why it is there. */
  wanted: string;
  now: number;
  register: Register | null;
  actions: FoundActions | undefined;
}

/** What may be done with a product or a strain where it is cheapest: its heart and “…”. */
export type FoundActions = (offer: StoreOffer, of: "product" | "strain") => ReactNode;

/** A product or a strain where it is found: what it costs, whose and how much of it, where, how old that is and until when it is open. */
export function FoundOfferRow(props: FoundOfferRowProps) {
  const { found, of, storesOf, showsKind, saysOpening, now, register, actions } = props;
  const { offer, price, miles, verdict } = found;
  const { product, store, observedAt } = offer;
  const stampTerpenes = useStampTerpenes();
  const { strainSlug, strainName } = product;
  const timed = inEpochMs(offer);
  const standing = standingVerdict(verdict, timed, now);
  const wasCents = belowUsual(price.insteadOfCents, standing, timed, now);
  const isStrain = of === "strain" && strainSlug !== null;
  const less = offOf(price.cents, wasCents, standing);
  const unit = formatShortUnitPrice({ ...price.unit, cents: unitCents(price) });
  const others = isStrain ? 0 : (storesOf.get(sizeOfProduct(offer))?.size ?? 1) - 1;
  const why = isStrain ? null : whyFound(product, props.wanted);
  const reported = reportNote(offer.reports, now, price.cents !== price.shelfCents);
  return (
    <PriceRow
      as="li"
      className={`${foundStyle} ${showsKind ? `${spine[product.category]} ${ofKind}` : ""}`}
      drawing={<RowStamp product={product} terpenes={stampTerpenes(offer)} />}
      title={
        <PlainLink
          data-came-from={store.slug}
          href={isStrain ? strainPath(strainSlug) : productPath(product.code, offer.sizeKey)}
          className={name}
        >
          <Name>{(isStrain ? strainName : null) ?? product.name}</Name>
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
      off={less}
      what={
        isStrain ? (
          <span>
            {CATEGORY_TITLES[product.category]} {sizeName(offer)}
          </span>
        ) : (
          <OfferFacts offer={offer} />
        )
      }
      unit={
        <span className={unitPrice}>
          <About isAbout={price.isAbout} isSilent>
            {unit}
          </About>
        </span>
      }
      where={
        <StoreAt
          name={store.name}
          place={storeLocation(store)}
          miles={miles === null ? null : formatMilesTo(store, miles)}
        />
      }
      open={
        !knowsHours(store) ? null : saysOpening ? (
          opensInRow(store, now)
        ) : (
          <OpenSign store={store} now={now} />
        )
      }
      age={<Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />}
      said={
        <>
          {why === null ? null : <span className={footFact}>{why}</span>}
          <RowPast
            verdict={standing}
            offer={timed}
            now={now}
            register={register}
            spare={others === 0 ? [] : [moreStores(others)]}
          >
            {reported === null ? null : <OfferNotes notes={[reported]} />}
            {showsKind && !isStrain ? <KindInWords of={product} /> : null}
          </RowPast>
        </>
      }
      actions={actions?.(offer, of) ?? null}
    />
  );
}

interface FoundOfferRowsProps extends Omit<FoundOfferRowProps, "found" | "of"> {
  listed: readonly FoundOffer[];
  /** Where they stand by size, before the first of which it is said, for eyes, as each row says its own. */
  hasHeads: boolean;
}

/** Products in their order. */
export function FoundOfferRows({ listed, hasHeads, ...shared }: FoundOfferRowsProps) {
  return listed.map((found, at) => (
    <Fragment key={sizeOfProduct(found.offer)}>
      {hasHeads && !isOfGroup(listed[at - 1], found) ? (
        <li className={groupLine} aria-hidden="true">
          <span className={kindName[found.offer.product.category]}>
            {groupName(found, at === 0 && shared.showsKind)}
          </span>
        </li>
      ) : null}
      <FoundOfferRow found={found} of="product" {...shared} />
    </Fragment>
  ));
}

interface FarRowProps extends Omit<FoundOfferRowProps, "of"> {
  /** Nothing is near. */
  isAlone: boolean;
}

/** What is open, but not near, before what is near and closed: each is headed by what it is. */
export function FarRow({ isAlone, ...row }: FarRowProps) {
  const { found } = row;
  return (
    <>
      {isAlone ? null : <li className={groupLine}>Open now, farther away</li>}
      {/* Outside of the filters no others are counted, which pass them. */}
      <FoundOfferRow {...row} found={found} of="product" storesOf={NO_OTHERS} saysOpening={false} />
      {isAlone ? null : (
        <li className={groupLine}>
          {row.saysOpening ? "Closed, within" : "Within"} {NEAR_MILES} mi
        </li>
      )}
    </>
  );
}

const NO_OTHERS: FoundOffers["storesOf"] = new Map();

/**
 * What rows below each other have in common: of flower its size, of all else its kind.
 *
 * @param isFirst of several kinds, which then says that it is flower
 */
function groupName(found: FoundOffer, isFirst = false): string {
  const { offer } = found;
  const kind = offer.product.category;
  if (!isFlower(found)) return CATEGORY_TITLES[kind];
  const size = choiceName(chosenSize(offer.sizeKey)) ?? sizeName(offer);
  return isFirst ? `${CATEGORY_TITLES[kind]}, ${decapitalized(size)}` : capitalized(size);
}

const isOfGroup = (before: FoundOffer | undefined, found: FoundOffer): boolean =>
  before !== undefined && groupName(before) === groupName(found);

/** Results of one kind, under its name. */
export function ResultList({
  title,
  hidesTitle = false,
  children,
}: {
  title: string;
  /** Where nothing else stands above it. */
  hidesTitle?: boolean;
  children: ReactNode;
}) {
  return (
    <section>
      <h2 className={hidesTitle ? "visually-hidden" : listTitle}>{title}</h2>
      <ul className={rows} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}

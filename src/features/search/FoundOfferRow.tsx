import type { ReactNode } from "react";
import { spine } from "#design/drawings/category.css.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { Price } from "#design/words/Price.tsx";
import { VerdictLine } from "#design/words/VerdictLine.tsx";
import { aboutText, formatShortUnitPrice } from "#domain/offers/money.ts";
import { verdictText } from "#domain/offers/verdictText.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { CATEGORY_TITLES, productTitle, sizeName } from "#domain/offers/titles.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { productPath, strainPath } from "#domain/site/site.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { openingSentence } from "#domain/stores/openingWords.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import type { FoundOffer } from "./offerSearch.ts";
import { foundActions, foundRow, line, name, quiet, said, where } from "./searchResults.css.ts";

interface FoundOfferRowProps {
  found: FoundOffer;
  of: "product" | "strain";
  now: number;
  register: Register | null;
  actions: FoundActions | undefined;
}

/** What may be done with a product or a strain where it is cheapest: its heart and “…”. */
export type FoundActions = (offer: StoreOffer, of: "product" | "strain") => ReactNode;

/** A product or a strain where it is cheapest: its price and size, then the store, how far and until when it is open. */
export function FoundOfferRow({ found, of, now, register, actions }: FoundOfferRowProps) {
  const { offer, price, miles, verdict } = found;
  const { product, store, observedAt } = offer;
  const { strainSlug, strainName } = product;
  const timed = inEpochMs(offer);
  const isStrain = of === "strain" && strainSlug !== null;
  const what = isStrain
    ? `${CATEGORY_TITLES[product.category]} ${sizeName(offer)}`
    : sizeName(offer);
  const unit = aboutText(
    formatShortUnitPrice({
      ...price.unit,
      cents: (price.unit.unit === "g" ? price.perGram : price.per100Mg) ?? price.unit.cents,
    }),
    price.isAbout,
  );
  return (
    <li className={`${foundRow} ${spine[product.category]}`}>
      <RowStamp
        product={product}
        terpenes={offer.terpenes}
        showsKind
        shape={verdictText(verdict, timed, now, register) === null ? undefined : verdict?.shape}
      />
      <div>
        <div className={line}>
          <PlainLink
            data-came-from={store.slug}
            href={isStrain ? strainPath(strainSlug) : productPath(product.code, offer.sizeKey)}
            className={name}
          >
            <Name>{(isStrain ? strainName : null) ?? productTitle(product)}</Name>
          </PlainLink>
          <Price
            cents={price.cents}
            wasCents={price.insteadOfCents}
            isAbout={price.isAbout}
            because={price.because}
          />
        </div>
        <div className={`${line} ${quiet}`}>
          <span className={where}>
            <bdi translate="no">{storeTitle(store)}</bdi>
            {miles === null ? null : <b> · {formatMiles(miles)}</b>}
          </span>
          <span>{unit}</span>
        </div>
        {store.openingHours === null ? null : (
          <div className={quiet}>
            {what} · {openingSentence(store, now)}
          </div>
        )}
        <div className={`${line} ${quiet}`}>
          <span className={said}>
            {store.openingHours === null ? <span>{what}</span> : null}
            <Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />
            <VerdictLine verdict={verdict} offer={timed} now={now} register={register} inRow />
          </span>
          <span className={`${foundActions} no-print`}>{actions?.(offer, of)}</span>
        </div>
      </div>
    </li>
  );
}

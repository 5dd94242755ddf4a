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
import { CATEGORY_TITLES, sizeName } from "#domain/offers/titles.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { productPath, strainPath } from "#domain/site/site.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { openingSentence } from "#domain/stores/openingWords.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { unitCents, type FoundOffer } from "./offerSearch.ts";
import {
  foot,
  foundActions,
  foundRow,
  line,
  name,
  nameAndBrand,
  quiet,
  said,
  where,
  whole,
} from "./searchResults.css.ts";

interface FoundOfferRowProps {
  found: FoundOffer;
  of: "product" | "strain";
  now: number;
  register: Register | null;
  actions: FoundActions | undefined;
}

/** What may be done with a product or a strain where it is cheapest: its heart and “…”. */
export type FoundActions = (offer: StoreOffer, of: "product" | "strain") => ReactNode;

/** A product or a strain where it is found: what it costs, how much of it and until when it is open, where, and how old that is. */
export function FoundOfferRow({ found, of, now, register, actions }: FoundOfferRowProps) {
  const { offer, price, miles, verdict } = found;
  const { product, store, observedAt } = offer;
  const { strainSlug, strainName, brand } = product;
  const timed = inEpochMs(offer);
  const isStrain = of === "strain" && strainSlug !== null;
  const size = sizeName(offer);
  const facts = [
    isStrain ? `${CATEGORY_TITLES[product.category]} ${size}` : size,
    store.openingHours === null ? "" : openingSentence(store, now),
  ].filter(Boolean);
  const unit = formatShortUnitPrice({ ...price.unit, cents: unitCents(found) });
  const isSaid = verdictText(verdict, timed, now, register) !== null;
  return (
    <li className={`${foundRow} ${spine[product.category]}`}>
      <RowStamp
        product={product}
        terpenes={offer.terpenes}
        showsKind
        shape={isSaid ? verdict?.shape : undefined}
      />
      <div>
        <div className={line}>
          <span className={nameAndBrand}>
            <PlainLink
              data-came-from={store.slug}
              href={isStrain ? strainPath(strainSlug) : productPath(product.code, offer.sizeKey)}
              className={name}
            >
              <Name>{(isStrain ? strainName : null) ?? product.name}</Name>
            </PlainLink>
            {isStrain || brand === null ? null : (
              <bdi translate="no" className={quiet}>
                {brand}
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
        <div className={`${line} ${quiet}`}>
          <span>
            {facts.map((fact, at) => (
              // Neither is torn; where both are too long for a line, they stand in two.
              <span key={fact} className={whole}>
                {at === 0 ? "" : "· "}
                {fact}{" "}
              </span>
            ))}
          </span>
          <span>{aboutText(unit, price.isAbout)}</span>
        </div>
        <div className={`${where} ${quiet}`}>
          <bdi translate="no">{storeTitle(store)}</bdi>
          {miles === null ? null : <b> · {formatMiles(miles)}</b>}
        </div>{" "}
        <div className={`${foot} ${quiet}`}>
          <span className={said}>
            <Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />
            <VerdictLine verdict={verdict} offer={timed} now={now} register={register} inRow />
          </span>
          <span className={`${foundActions} no-print`}>{actions?.(offer, of)}</span>
        </div>
      </div>
    </li>
  );
}

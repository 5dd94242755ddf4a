import { Link } from "@tanstack/react-router";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { footFact, said } from "#design/surfaces/rowLines.css.ts";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { newsOff } from "#design/words/Off.tsx";
import { OfferFacts, OfferNotes } from "#design/words/OfferWords.tsx";
import { RowPast } from "#design/words/RowPast.tsx";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { stampName, WAS_LABELS } from "#domain/offers/titles.ts";
import { productPath } from "#domain/site/site.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { type DealCardProps, judged, openingWords } from "./DealCard.tsx";
import { storeName } from "./deals.css.ts";
import {
  lead,
  leadActions,
  leadCost,
  leadFacts,
  leadFoot,
  leadHead,
  leadLine,
  leadName,
  leadOpen,
  leadPlace,
  leadPrice,
  leadSign,
  leadStamp,
  leadUnit,
  leadWas,
} from "./leadDeal.css.ts";

interface LeadDealProps extends Omit<DealCardProps, "showSection"> {
  /** What it is the best of: "Cheapest 3.5 g eighth". */
  of: string;
}

/** The deal that stands for its list, as a page's lead story: its flower, its name and its price, larger than all else. */
export function LeadDeal(props: LeadDealProps) {
  const { of, deal, opening, isBesideKnown, now, register, actions } = props;
  const { offer, price, miles } = deal;
  const { store, product } = offer;
  const stampTerpenes = useStampTerpenes();
  const { timed, past, wasCents, off, spare, isSoon, ends, notes } = judged(deal, now, register);
  const news = newsOff(off);
  const open = openingWords(store, opening, isBesideKnown, now);
  const age = <Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />;
  return (
    <article className={lead}>
      <span className={leadStamp} aria-hidden="true">
        <StrainStamp
          name={stampName(product)}
          terpenes={stampTerpenes(offer)}
          type={product.marketedType}
          size={160}
        />
      </span>
      <div className={leadHead}>
        <small>{of}</small>
        <PlainLink
          data-came-from={store.slug}
          href={productPath(product.code, offer.sizeKey)}
          className={leadName}
        >
          <Name>{product.name}</Name>
        </PlainLink>
      </div>
      <div className={leadCost}>
        <strong className={leadPrice}>
          <About isAbout={price.isAbout}>{formatCents(price.cents)}</About>
        </strong>
        {wasCents === null && price.because === null ? null : (
          <span className={leadWas}>
            {wasCents === null ? null : (
              <span>
                <span className="visually-hidden">
                  {WAS_LABELS[price.insteadOfCents === null ? "usual" : "regular"]}
                  {price.isAbout ? " about " : " "}
                </span>
                <s>{formatCents(wasCents)}</s>
              </span>
            )}
            {news === null ? null : <b>{news} off</b>}
            {price.because === null ? null : <span>{price.because}</span>}
          </span>
        )}
      </div>
      <div className={leadLine}>
        <span className={leadFacts}>
          <OfferFacts offer={offer} />
        </span>
        <span className={leadUnit}>
          <About isAbout={price.isAbout} isSilent>
            {formatShortUnitPrice(price.unit)}
          </About>
        </span>
      </div>
      <div className={leadPlace}>
        <span>
          <StoreAt
            name={
              <Link to="/dispensary-menus" search={{ store: store.slug }} className={storeName}>
                <bdi translate="no">{store.name}</bdi>
              </Link>
            }
            place={storeLocation(store)}
            miles={miles === null ? null : formatMilesTo(store, miles)}
          />
        </span>
        <span className={leadOpen}>{open}</span>
      </div>
      <div className={leadFoot}>
        <div className={`${said} ${leadSign}`}>
          {age}
          <RowPast verdict={past} offer={timed} now={now} register={register} spare={spare}>
            {isSoon ? <span className={footFact}>{ends}</span> : null}
            <OfferNotes notes={notes} />
          </RowPast>
        </div>
        <div className={`${leadActions} no-print`}>{actions(offer)}</div>
      </div>
    </article>
  );
}

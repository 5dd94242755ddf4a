import { knowsHours } from "#domain/stores/openingWords.ts";
import { Link } from "@tanstack/react-router";
import ExternalLink from "~icons/external-link";
import Flag from "~icons/flag";
import type { ReactNode } from "react";
import { button } from "#design/controls/button.css.ts";
import {
  beforeOne,
  foot,
  footFact,
  line,
  lineEnd,
  quietLine,
  row,
  rowEnd,
  said,
  titleLink,
} from "#design/surfaces/rowLines.css.ts";
import { CutLine, Spare } from "#design/words/CutLine.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { OffInRow, offOf } from "#design/words/Off.tsx";
import { OfferNotes, UnitPrice, unitTexts } from "#design/words/OfferWords.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { Price } from "#design/words/Price.tsx";
import { PastWords } from "#design/words/RowPast.tsx";
import { Text } from "#design/words/Text.tsx";
import { Town } from "#design/words/Town.tsx";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { offerNotes, potencyText, saleEnd } from "#domain/offers/offerNotes.ts";
import { belowUsual } from "#domain/offers/priceVerdict.ts";
import { inEpochMs, offerKey } from "#domain/offers/offers.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import { standingVerdict, verdictOfRow } from "#domain/offers/verdictText.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { leftPrice, onlyRow, spareEnd } from "./product.css.ts";
import { storeLink, storeLocation, storeTitle } from "#domain/stores/stores.ts";
import { formatDayOfYear } from "#domain/time/calendar.ts";
import { formatAge, formatDate, formatTime } from "#domain/time/age.ts";
import type { HeadOffer } from "./headOffer.ts";
import { isSoldByDose } from "./sortOffers.ts";

/** What a visitor may say of an offer at its counter, and what else there is to it. */
export type OfferReport = (offer: OfferOfProduct, more: ReactNode) => ReactNode;

interface OfferLineProps {
  offer: OfferOfProduct;
  miles: number | null;
  /** The visitor came from its menu, and no heading says so. */
  isWhereFrom: boolean;
  /** The head of the page says what its price is worth. */
  isHead: boolean;
  /** It is held against no other: nothing is made of its price. */
  isSilent: boolean;
  /** The store of which its store has the menu. */
  twinName: string | undefined;
  /** Where sizes differ; else it is said above. */
  saysSize: boolean;
  /** That a price is with tax; else it is said above. */
  saysAbout: boolean;
  now: number;
  register: Register | null;
  report: OfferReport;
}

/** A store that has the product: what it asks, how old that is and until when it is open, and what else differs. */
export function OfferLine(props: OfferLineProps) {
  const { offer, miles, isWhereFrom, isHead, saysSize, saysAbout, now, register, report } = props;
  const { isSilent, twinName } = props;
  const { store } = offer;
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  const city = storeLocation(store);
  const first = isSoldByDose(offer) ? "100mg" : "g";
  const left = leftMenuText(offer, now);
  const ends = saleEnd(timed, now);
  const facts = [
    isWhereFrom ? "Menu you came from" : null,
    saysSize ? sizeName(offer) : null,
    left,
    left === null
      ? null
      : `last ${formatCents(price.cents)} on ${formatDayOfYear(Date.parse(offer.observedAt))}`,
  ].filter((fact) => fact !== null);
  const notes = offerNotes(timed, now, undefined, price, twinName);
  const verdict = standingVerdict(offer.verdict ?? null, timed, now);
  const wasCents =
    isSilent || left !== null ? null : belowUsual(price.insteadOfCents, verdict, timed, now);
  const off = offOf(price.cents, wasCents, verdict);
  // What a deal is worth; of a price that is below nothing the head and the history have enough.
  const past =
    wasCents === null || isHead || price.because !== null
      ? null
      : verdictOfRow(verdict, timed, now, register);
  const opening = !knowsHours(store) ? "" : <OpenSign store={store} now={now} />;
  // Beside that a phone has no room for it.
  const [beside, below] = off.off === null ? [opening, ""] : ["", opening];
  return (
    <li className={row} data-silent={isSilent || undefined}>
      <div className={beforeOne}>
        <div className={line}>
          <Link to="/dispensary-menus" search={{ store: store.slug }} className={titleLink}>
            <bdi translate="no">{store.name}</bdi>
          </Link>
          {left === null ? (
            <Price
              cents={price.cents}
              wasCents={wasCents}
              inRow
              isAbout={price.isAbout}
              saysAbout={saysAbout ? "word" : "head"}
              because={price.because}
            />
          ) : (
            <span className={leftPrice}>
              <span className="visually-hidden">last price </span>
              {aboutText(formatCents(price.cents), price.isAbout)}
            </span>
          )}
        </div>
        <div className={quietLine}>
          <CutLine
            name={null}
            facts={[
              city === "" ? "" : <Town key="town">{city}</Town>,
              miles === null ? "" : <b key="miles">{formatMilesTo(offer.store, miles)}</b>,
              <Freshness
                key="age"
                brief="row"
                prefix="Seen"
                observedAt={offer.observedAt}
                now={now}
              />,
              beside,
            ]}
          />
          <span className={lineEnd}>
            <OffInRow {...off} />
          </span>
        </div>
        <div className={foot}>
          <div className={said}>
            {left === null ? <UnitPrice price={price} first={first} /> : null}
            {below === "" ? null : <span className={footFact}>{below}</span>}
            <PastWords past={past} />
            {facts.map((fact) => (
              <span key={fact} className={footFact}>
                <bdi translate="no">{fact}</bdi>
              </span>
            ))}
            {ends === null ? null : <Spare className={spareEnd}> · {ends}</Spare>}
            <OfferNotes notes={notes} />
          </div>
          <div className={`${rowEnd} no-print`}>
            {report(offer, <MoreOfOffer offer={offer} now={now} units={unitTexts(price)} />)}
          </div>
        </div>
      </div>
    </li>
  );
}

/** That its store's menu was read since without it. It may have been read in part: what is said is what was found. */
function leftMenuText({ menuReadAt, missingSince }: OfferOfProduct, now: number): string | null {
  if (menuReadAt === undefined || missingSince !== null) return null;
  return `Not found on its menu ${formatAge(Date.parse(menuReadAt), now)}`;
}

interface OnlyStoreProps {
  head: HeadOffer;
  /** The product has other sizes, too. */
  hasSizes: boolean;
  /** Other menus are not known here. */
  isInPart: boolean;
  now: number;
  report: OfferReport;
  /** What is to be said of its stock; `null` for nothing. */
  stock: string | null;
}

/** That no other store is known to have what heads the page: what the head does not say of it, and what can be done. */
export function OnlyStore({ head, hasSizes, isInPart, now, report, stock }: OnlyStoreProps) {
  const { offer, price } = head;
  const { store } = offer;
  const timed = inEpochMs(offer);
  const opening = !knowsHours(store) ? null : <OpenSign store={store} now={now} />;
  const notes = offerNotes({ ...timed, reports: null }, now);
  return (
    <li className={`${row} ${onlyRow}`}>
      <div className={beforeOne}>
        <div className={line}>
          <span>
            No other {isInPart ? "saved menu or deal" : "menu on this site"} has{" "}
            {hasSizes ? "this size" : "it"}.
          </span>
        </div>
        {/* A line is there for what is said, and not for its own sake: what can be done stands beside the one that is left. */}
        {opening === null && notes.length === 0 && stock === null ? null : (
          <div className={foot}>
            <div className={said}>
              {opening === null ? null : <span className={footFact}>{opening}</span>}
              <OfferNotes notes={notes} />
              {stock === null ? null : (
                <Text tone="quiet" size="sm">
                  {stock}
                </Text>
              )}
            </div>
          </div>
        )}
        <div className={`${rowEnd} no-print`}>
          {report(offer, <MoreOfOffer offer={offer} now={now} units={unitTexts(price)} />)}
        </div>
      </div>
    </li>
  );
}

interface MoreOfOfferProps {
  offer: OfferOfProduct;
  now: number;
  /** What a gram and 100 mg of THC cost. */
  units: readonly string[];
}

/** What a row has no room for, in its sheet. */
function MoreOfOffer({ offer, now, units }: MoreOfOfferProps) {
  const link = offer.sourceUrl ?? storeLink(offer.store);
  const facts = [potencyText(offer), ...units].filter(Boolean);
  return (
    <>
      {facts.length === 0 ? null : <p>{facts.join(" · ")}</p>}
      {link === null ? null : (
        <a
          href={link}
          rel="noopener noreferrer"
          target="_blank"
          className={button({ kind: "secondary" })}
        >
          <ExternalLink size={18} aria-hidden="true" />
          <span>
            <bdi translate="no">{offer.store.name}</bdi>: own website
          </span>
        </a>
      )}
      <Link to="/feedback" search={reportOf(offer, now)} className={button({ kind: "secondary" })}>
        <Flag size={18} aria-hidden="true" />
        Report wrong data
      </Link>
    </>
  );
}

/** A report of one row of a store: which it is, for the server, and as people read it. */
function reportOf(offer: OfferOfProduct, now: number) {
  const { store, product, observedAt } = offer;
  const { cents } = currentPrice(inEpochMs(offer), now);
  const seen = Date.parse(observedAt);
  const what = [productTitle(product), sizeName(offer), formatCents(cents)].join(", ");
  return {
    kind: "wrong-data" as const,
    store: store.slug,
    product: product.code,
    offer: offerKey(offer),
    about: `${what} at ${storeTitle(store)}, seen ${formatDate(seen)}, ${formatTime(seen)}:`,
  };
}

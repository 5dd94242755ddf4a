import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { Fact, Facts } from "#design/words/Facts.tsx";
import { TerpeneMark } from "#design/drawings/TerpeneMark.tsx";
import { formatCalendarDate } from "#domain/time/calendar.ts";
import { mgText, terpeneName, sizeName } from "#domain/offers/titles.ts";
import { namedTerpenes, share as shareStyle, terpeneList, terpeneRow } from "./product.css.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

/** The terpenes of the label that says most, as a stamp takes them; `null` when none has any. */
export function labTerpenes(
  offers: readonly OfferOfProduct[],
  cameFrom: string | null,
): Record<string, number | null> | null {
  const terpenes = labFactsOf(offers, cameFrom)?.terpenes ?? [];
  if (terpenes.length === 0) return null;
  return Object.fromEntries(terpenes.map(({ slug, share }) => [slug, share]));
}

/** Whether any of it is a laboratory's: when it was tested, or its report. */
export function hasLabFacts(offers: readonly OfferOfProduct[], cameFrom: string | null): boolean {
  const offer = labFactsOf(offers, cameFrom)?.offer;
  return offer !== undefined && Boolean(offer.testedOn ?? offer.labUrl);
}

interface LabPanelProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  /** Slug of the store from whose menu the visitor came: its own label is what they would buy. */
  cameFrom: string | null;
}

/** What the label of one size says, at the store that one came from or else that which says most. Batches differ, so its store and batch are named. */
export function LabPanel({ offers, cameFrom }: LabPanelProps) {
  const lab = labFactsOf(offers, cameFrom);
  if (lab === null) return <p>No store shares lab results for this size.</p>;
  const { offer, rows, terpenes } = lab;
  const own = offers.find(({ store }) => store.slug === cameFrom)?.store;
  const measured = terpenes.flatMap(({ slug, share }) => (share === null ? [] : [{ slug, share }]));
  const named = terpenes.filter(({ share }) => share === null);
  const highest = Math.max(...measured.map(({ share }) => share), 0.01);
  return (
    <>
      <p>
        {own === undefined || own.slug === offer.store.slug ? null : (
          <>
            <bdi translate="no">{own.name}</bdi> prints none.{" "}
          </>
        )}
        As <bdi translate="no">{offer.store.name}</bdi> prints it on{" "}
        <bdi translate="no">{sizeName(offer)}</bdi>. Batches differ a little.
      </p>
      <Facts layout="tiles">
        {rows.map(({ term, text }) => (
          <Fact key={term} label={term}>
            <bdi translate="no">{text}</bdi>
          </Fact>
        ))}
        {offer.testedOn ? (
          <Fact label="Tested on">{formatCalendarDate(offer.testedOn) || offer.testedOn}</Fact>
        ) : null}
        {offer.labUrl ? (
          <Fact label="Report">
            <a href={offer.labUrl} rel="noopener noreferrer" target="_blank">
              Laboratory report
            </a>
          </Fact>
        ) : null}
      </Facts>
      {measured.length === 0 ? null : (
        <ul className={terpeneList} aria-label="Terpenes">
          {measured.map(({ slug, share }) => (
            <li key={slug} className={terpeneRow}>
              <TerpeneLink slug={slug} />
              <span className={shareStyle}>
                <TerpeneMark terpene={slug} part={share / highest} />
                <b>{share.toFixed(2)}%</b>
              </span>
            </li>
          ))}
        </ul>
      )}
      {named.length === 0 ? null : (
        <p className={namedTerpenes}>
          {measured.length === 0
            ? "Terpenes named, without amounts:"
            : "Also named, without amounts:"}{" "}
          {named.map(({ slug }, place) => (
            <Fragment key={slug}>
              {place === 0 ? null : ", "}
              <span>
                <TerpeneMark terpene={slug} />
                <TerpeneLink slug={slug} />
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function TerpeneLink({ slug }: { slug: string }) {
  return (
    <Link to="/terpenes/$terpene" params={{ terpene: slug }}>
      {terpeneName(slug)}
    </Link>
  );
}

interface LabFacts {
  offer: OfferOfProduct;
  rows: { term: string; text: string }[];
  /** Most first; `null` where only the name is printed. */
  terpenes: { slug: string; share: number | null }[];
}

/**
 * The label of the store that one came from; where that prints none, of the offer that says most, the newest of equals.
 * `null` when none says anything.
 */
function labFactsOf(offers: readonly OfferOfProduct[], cameFrom: string | null): LabFacts | null {
  const isOwn = ({ store }: OfferOfProduct) => Number(store.slug === cameFrom);
  const [best] = offers
    .map((offer) => ({ offer, said: wordsOf(offer) }))
    .filter(({ said }) => said > 0)
    .sort(
      (a, b) =>
        isOwn(b.offer) - isOwn(a.offer) ||
        b.said - a.said ||
        Date.parse(b.offer.observedAt) - Date.parse(a.offer.observedAt),
    );
  if (best === undefined) return null;
  const { offer } = best;
  const cbd = offer.cbdPct === null ? mg(offer.cbdMg) : percent(offer.cbdPct);
  const rows = [
    { term: "THC by weight", text: percentText(offer) },
    { term: "THC in the package", text: mg(offer.thcMg) },
    { term: "CBD", text: cbd },
    { term: "Batch", text: offer.batch },
    { term: "Packaged on", text: offer.packagedOn },
  ];
  return {
    offer,
    rows: rows.flatMap(({ term, text }) => (text === null ? [] : [{ term, text }])),
    terpenes: Object.entries(offer.terpenes ?? {})
      .map(([slug, share]) => ({ slug, share }))
      .sort((a, b) => (b.share ?? -1) - (a.share ?? -1)),
  };
}

function percentText({ thcPct, thcPctTo }: OfferOfProduct): string | null {
  if (thcPct === null) return null;
  return thcPctTo === null
    ? percent(thcPct)
    : `${percent(thcPct).slice(0, -1)}–${percent(thcPctTo)}`;
}

/** Batches differ by more than a tenth: more decimals would claim too much. */
const percent = (figure: number) => `${String(Math.round(figure * 10) / 10)}%`;

const mg = (amount: number | null) => (amount === null ? null : `${mgText(amount)} mg`);

function wordsOf(offer: OfferOfProduct): number {
  const { thcPct, thcMg, cbdPct, batch, testedOn, labUrl, terpenes } = offer;
  const single = [thcPct, thcMg, cbdPct, batch, testedOn, labUrl];
  return single.filter((each) => each !== null).length + Object.keys(terpenes ?? {}).length;
}

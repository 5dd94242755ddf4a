import { Link } from "@tanstack/react-router";
import { Fact, Facts } from "#design/words/Facts.tsx";
import { formatCalendarDate } from "#domain/time/calendar.ts";
import { terpeneName } from "#domain/offers/titles.ts";
import { terpeneBar, terpeneList, terpeneRow } from "./product.css.ts";
import { labFactsOf } from "./labFacts.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

/** What the newest label of one size says. Batches differ, so its store and batch are named. */
export function LabPanel({ offers }: { offers: readonly OfferOfProduct[] }) {
  const lab = labFactsOf(offers);
  if (lab === null) return <p>No store gives its lab results of this size.</p>;
  const { offer, rows, terpenes } = lab;
  const highest = Math.max(...terpenes.map(({ share }) => share ?? 0), 0.01);
  return (
    <>
      <p>
        As <bdi>{offer.store.name}</bdi> prints it on <bdi>{offer.sizeLabel}</bdi>. Batches differ a
        little.
      </p>
      <Facts layout="tiles">
        {rows.map(({ term, text }) => (
          <Fact key={term} label={term}>
            <bdi>{text}</bdi>
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
      {terpenes.length === 0 ? null : (
        <ul className={terpeneList} aria-label="Terpenes">
          {terpenes.map(({ slug, share }) => (
            <li key={slug} className={terpeneRow}>
              <Link to="/terpenes/$terpene" params={{ terpene: slug }}>
                {terpeneName(slug)}
              </Link>
              <span>{share === null ? "named only" : `${share.toFixed(2)}%`}</span>
              <span className={terpeneBar} aria-hidden="true">
                <span style={{ width: `${String(((share ?? 0) / highest) * 100)}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

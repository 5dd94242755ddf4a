import { Link } from "@tanstack/react-router";
import { formatCalendarDate } from "#domain/time/calendar.ts";
import { terpeneName } from "#domain/menus/names.ts";
import { labFacts, terpeneBar, terpeneList, terpeneRow } from "./product.css.ts";
import { labFactsOf } from "./labFacts.ts";
import type { OfferOfProduct } from "./sortOffers.ts";

/** What the newest label says. Batches differ, so its store and batch are named. */
export function LabPanel({ offers }: { offers: readonly OfferOfProduct[] }) {
  const lab = labFactsOf(offers);
  if (lab === null) return <p>No store’s file says anything of its contents.</p>;
  const { offer, rows, terpenes } = lab;
  const highest = Math.max(...terpenes.map(({ share }) => share ?? 0), 0.01);
  return (
    <>
      <p>
        As <bdi>{offer.store.name}</bdi> prints it. Batches differ a little.
      </p>
      <dl className={labFacts}>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        {offer.testedOn ? (
          <div>
            <dt>Tested on</dt>
            <dd>{formatCalendarDate(offer.testedOn) || offer.testedOn}</dd>
          </div>
        ) : null}
        {offer.labUrl ? (
          <div>
            <dt>Report</dt>
            <dd>
              <a href={offer.labUrl} rel="noopener noreferrer" target="_blank">
                Laboratory report
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
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

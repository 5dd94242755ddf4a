import { useQuery } from "@tanstack/react-query";
import X from "~icons/x";
import { useEffect, useId, useRef, useState } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { Button } from "#design/controls/Button.tsx";
import { QueryState } from "#design/states/QueryState.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import type { Region } from "#domain/stores/regions.ts";
import { priceWords, counted } from "#domain/trends/trendWords.ts";
import type { Trends, CategoryTrend, TrendOffers } from "#domain/trends/trends.ts";
import { weekWords } from "#domain/trends/weekWords.ts";
import { useOnline } from "#platform/connection.ts";
import { largeQueries } from "#data/queries.ts";
import { offers as offersStyle, offersHead, offersTable } from "./trends.css.ts";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { printedSize, productTitle } from "#domain/offers/titles.ts";
import { formatCents } from "#domain/offers/money.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";

interface BehindFigureProps {
  week: string;
  category: Section;
  region: Region | undefined;
  trends: Trends;
  onClose: () => void;
}

/** The offers that a week's median is the median of. */
export function BehindFigure({ week, category, region, trends, onClose }: BehindFigureProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = largeQueries.trendOffers(week, category, region);
  const offers = useQuery(query);
  const retry = useRetry(query.queryKey);
  const place = trends.weeks.indexOf(week);
  const trend = trends.categories[category];
  useEffect(() => {
    // With a screen that was just opened: its title takes the focus in the first frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        heading.current?.focus({ preventScroll: true });
        heading.current?.closest("section")?.scrollIntoView({ block: "start" });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section aria-labelledby={id} className={offersStyle}>
      <Stack>
        <div className={offersHead}>
          <h3 id={id} ref={heading} tabIndex={-1}>
            Prices behind {SECTION_TITLES[category]}, {weekWords(week)}
          </h3>
          <Button
            kind="icon"
            className="no-print"
            aria-label="Close the list of prices"
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
        {place === -1 ? null : <Text>{priceWords(trend, place)}</Text>}
        <QueryState what="these prices" query={offers} onRetry={retry} online={useOnline()}>
          {(answer) => <OfferRows offers={answer.offers} unit={trend.unit} category={category} />}
        </QueryState>
      </Stack>
    </section>
  );
}

interface OfferRowsProps {
  offers: TrendOffers["offers"];
  unit: CategoryTrend["unit"];
  category: Section;
}

const STEP = 25;

/** Offers, cheapest first, some at a time. */
function OfferRows({ offers, unit, category }: OfferRowsProps) {
  const [most, setMost] = useState(STEP);
  if (offers.length === 0) return <EmptyState>None of those prices is left to show.</EmptyState>;
  const rest = offers.length - most;
  return (
    <>
      <p role="status">
        {counted(offers.length, "price")}, cheapest first
        {/* They head the list, and a card of the year leaves them out. */}
        {category === "flower" ? ", shake and ground flower included" : ""}
      </p>
      <table className={offersTable}>
        <thead>
          <tr>
            <th scope="col">Product and store</th>
            <th scope="col">Seen</th>
            <th scope="col">{unit === "g" ? "$/g" : "$/100 mg THC"}</th>
          </tr>
        </thead>
        <tbody>
          {offers.slice(0, most).map((offer, place) => (
            <tr key={place}>
              <th scope="row">
                <Link
                  to="/product/$code"
                  params={{ code: offer.product }}
                  state={{ cameFrom: offer.store }}
                >
                  <bdi translate="no">{productTitle(offer)}</bdi>
                </Link>{" "}
                <bdi translate="no">{printedSize(offer.size)}</bdi>
                <small>
                  <Link to="/dispensary-menus" search={{ store: offer.store }}>
                    <bdi translate="no">
                      {storeTitle({ name: offer.storeName, city: offer.city, county: null })}
                    </bdi>
                  </Link>
                </small>
              </th>
              <td>{formatDate(Date.parse(offer.observedAt))}</td>
              <td>
                <b>{formatCents(offer.unitCents)}</b>
                <small>{formatCents(offer.cents)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest <= 0 ? null : (
        <Button className="no-print" onClick={() => setMost(most + STEP)}>
          Show {Math.min(rest, STEP)} more
        </Button>
      )}
    </>
  );
}

import { sizeName } from "#domain/offers/titles.ts";
import { Fragment, useMemo, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { milesBetween } from "#domain/stores/distance.ts";
import { findLocation, type Place } from "#platform/location.ts";
import { OfferLine, type OfferReport } from "./OfferLine.tsx";
import { cellLines, groupHeading, offersTable, tableScroll } from "./product.css.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import {
  OFFER_SORTS,
  sortOffers,
  standingOf,
  type OfferSort,
  type Standing,
  isSoldByDose,
} from "./sortOffers.ts";
import { Price } from "#design/words/Price.tsx";
import { inEpochMs } from "#domain/offers/offers.ts";
import { saleEnd } from "#domain/offers/offerNotes.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { UNKNOWN, aboutText, formatShortUnitPrice, formatUnitPrice } from "#domain/offers/money.ts";
import { RANKED_FOR_MS } from "#domain/time/freshness.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { Text } from "#design/words/Text.tsx";
import { countStores } from "#domain/stores/stores.ts";

const LABELS: Readonly<Record<OfferSort, string>> = {
  price: "Price",
  distance: "Distance",
  age: "Newest first",
};

const CHOICES = OFFER_SORTS.map((value) => ({ value, label: LABELS[value] }));

/** So that the history is not a long way down on a phone. */
const SHOWN_AT_FIRST = 5;

/** Over offers that stand below dearer ones, and why. */
const HEADINGS: Readonly<Record<Exclude<Standing, "current">, string>> = {
  old: `Seen more than ${String(RANKED_FOR_MS / DAY_MS)} days ago`,
  away: "Sold out, off the menu, or for patients only",
  silent: "No price to compare",
};

interface OffersTableProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  now: number;
  register: Register | null;
  report: OfferReport;
  /** Slug of a store that stands first: the visitor came from its menu. */
  cameFrom?: string | null;
}

/** Every store's own price. Distances are computed here, on the phone, once the visitor asks for them. */
export function OffersTable({ offers, now, register, report, cameFrom = null }: OffersTableProps) {
  const [sort, setSort] = useState<OfferSort>("price");
  const [place, setPlace] = useState<Place | null>(null);
  const [showsAll, showAll] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sorted = useMemo(() => {
    const milesTo = ({ store: { lat, lon } }: OfferOfProduct) =>
      place === null || lat === null || lon === null ? null : milesBetween(place, { lat, lon });
    const inOrder = sortOffers(offers, sort, now, milesTo, register);
    const isFirst = ({ store: { slug } }: OfferOfProduct) => slug === cameFrom;
    const placed = [...inOrder.filter(isFirst), ...inOrder.filter((offer) => !isFirst(offer))];
    let under: Standing = "current";
    return placed.map((offer, row) => {
      const standing =
        isFirst(offer) || sort !== "price" ? under : standingOf(offer, now, register?.isPatient);
      const heading = standing === under || standing === "current" ? null : HEADINGS[standing];
      under = standing;
      return { offer, miles: milesTo(offer), place: row, heading };
    });
  }, [offers, sort, now, place, register, cameFrom]);
  const runs = useMemo(() => priceRuns(sorted, now, register), [sorted, now, register]);
  const shown = showsAll ? sorted.length : SHOWN_AT_FIRST;
  const saysSize = new Set(offers.map(({ sizeKey }) => sizeKey)).size > 1;

  const choose = async (wanted: OfferSort) => {
    setProblem(null);
    if (wanted !== "distance" || place !== null) {
      setSort(wanted);
      return;
    }
    const answer = await findLocation();
    if (answer.kind === "here") {
      setPlace(answer.place);
      setSort("distance");
    } else if (answer.kind === "refused") {
      setProblem("Location is blocked. Allow it in the browser’s site settings.");
    } else {
      setProblem("Your location was not found.");
    }
  };

  return (
    <>
      <ChipGroup
        legend="Sort offers by"
        choices={CHOICES}
        value={sort}
        onChange={(wanted) => void choose(wanted)}
      />
      {problem === null ? null : <p role="status">{problem}</p>}
      <div className={tableScroll}>
        <table className={offersTable}>
          <thead>
            <tr>
              <th scope="col">Store</th>
              <th scope="col">{saysSize ? "Price and size" : "Price"}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ rows, stores }) =>
              rows.map(({ offer, miles, place: row, heading }) =>
                row < shown ? (
                  <Fragment key={`${offer.store.slug} ${offer.sizeKey} ${offer.menu}`}>
                    {heading === null ? null : (
                      <tr>
                        <th scope="colgroup" colSpan={2} className={groupHeading}>
                          {heading}
                        </th>
                      </tr>
                    )}
                    <OfferLine
                      offer={offer}
                      miles={miles}
                      isWhereFrom={offer.store.slug === cameFrom}
                      now={now}
                      register={register}
                      report={report}
                      price={
                        offer === rows[0]?.offer ? (
                          <td rowSpan={Math.min(rows.length, shown - row)}>
                            <OfferPrice {...{ offer, stores, saysSize, now, register }} />
                          </td>
                        ) : null
                      }
                    />
                  </Fragment>
                ) : null,
              ),
            )}
          </tbody>
        </table>
      </div>
      <StockNote offers={offers} />
      {showsAll || sorted.length <= SHOWN_AT_FIRST ? null : (
        <div>
          <Button onClick={() => showAll(true)}>Show all {sorted.length} offers</Button>
        </div>
      )}
    </>
  );
}

interface OfferPriceProps {
  offer: OfferOfProduct;
  /** Stores that follow each other with this price. */
  stores: number;
  /** Says the size, too: not all offers beside it are printed alike. */
  saysSize: boolean;
  now: number;
  register: Register | null;
}

/** What an offer costs, and what is computed from that. */
function OfferPrice({ offer, stores, saysSize, now, register }: OfferPriceProps) {
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  const ends = saleEnd(timed, now);
  return (
    <span className={cellLines}>
      <Price
        cents={price.cents}
        wasCents={price.insteadOfCents}
        isAbout={price.isAbout}
        because={price.because}
      />
      {saysSize ? <bdi translate="no">{sizeName(offer)}</bdi> : null}
      {price.perGram === null && isSoldByDose(offer) ? null : (
        <small>
          {price.perGram === null
            ? `${UNKNOWN}/g`
            : aboutText(formatUnitPrice({ cents: price.perGram, unit: "g" }), price.isAbout)}
        </small>
      )}
      {isSoldByDose(offer) ? (
        <small>
          {price.per100Mg === null
            ? `${UNKNOWN}/100 mg`
            : aboutText(
                formatShortUnitPrice({ cents: price.per100Mg, unit: "100mg" }),
                price.isAbout,
              )}
        </small>
      ) : null}
      {ends === null ? null : <small>{ends}</small>}
      {stores > 1 ? <small>same price at {stores} stores</small> : null}
    </span>
  );
}

/** What holds for each offer of which no stock is given, said once. */
function StockNote({ offers }: { offers: readonly OfferOfProduct[] }) {
  const onMenus = offers.filter(({ missingSince }) => missingSince === null);
  const unknown = onMenus.filter(({ stock }) => stock === "unknown");
  if (unknown.length === 0) return null;
  return (
    <Text tone="quiet" size="sm">
      {unknown.length === onMenus.length
        ? "Stock not given. Check the store’s website."
        : "No stock shown means not given. Check the store’s website."}
    </Text>
  );
}

/** Offers that follow each other and cost the same: their price is said once. */
interface PriceRun<Row> {
  rows: Row[];
  /** In how many stores. */
  stores: number;
}

/** Rows in their order, those of one price together. */
function priceRuns<Row extends { offer: OfferOfProduct; heading: string | null }>(
  rows: readonly Row[],
  now: number,
  register: Register | null,
): PriceRun<Row>[] {
  const runs: { key: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = priceKey(row.offer, now, register);
    const last = runs.at(-1);
    if (last?.key === key && row.heading === null) last.rows.push(row);
    else runs.push({ key, rows: [row] });
  }
  return runs.map((run) => ({
    rows: run.rows,
    stores: countStores(run.rows.map(({ offer }) => offer.store)),
  }));
}

/** All that is said of a price, as one text. */
function priceKey(offer: OfferOfProduct, now: number, register: Register | null): string {
  const timed = inEpochMs(offer);
  const { cents, insteadOfCents, per100Mg, isAbout, because } = atRegister(
    currentPrice(timed, now),
    timed,
    register,
    now,
  );
  const perDose = isSoldByDose(offer) ? per100Mg : null;
  const { sizeKey, netMg } = offer;
  return [
    cents,
    isAbout,
    because,
    insteadOfCents,
    sizeKey,
    netMg,
    perDose,
    saleEnd(timed, now),
  ].join(" ");
}

import { useMemo, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { milesBetween } from "#domain/stores/distance.ts";
import { findLocation, type Place } from "#platform/location.ts";
import { OfferLine } from "./OfferLine.tsx";
import { OfferPrice } from "./OfferPrice.tsx";
import { priceRuns } from "./priceRuns.ts";
import { StockNote } from "./StockNote.tsx";
import { offersTable, tableScroll } from "./product.css.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { OFFER_SORTS, sortOffers, type OfferSort } from "./sortOffers.ts";

const LABELS: Readonly<Record<OfferSort, string>> = {
  price: "Price",
  distance: "Distance",
  age: "Newest",
};
const CHOICES = OFFER_SORTS.map((value) => ({ value, label: LABELS[value] }));

/** So that the history is not a long way down on a phone. */
const SHOWN_AT_FIRST = 8;

interface OffersTableProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  now: number;
}

/** Every store's own price. Distances are computed here, on the phone, once the visitor asks for them. */
export function OffersTable({ offers, now }: OffersTableProps) {
  const [sort, setSort] = useState<OfferSort>("price");
  const [place, setPlace] = useState<Place | null>(null);
  const [showsAll, showAll] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sorted = useMemo(() => {
    const milesTo = ({ store: { lat, lon } }: OfferOfProduct) =>
      place === null || lat === null || lon === null ? null : milesBetween(place, { lat, lon });
    return sortOffers(offers, sort, now, milesTo).map((offer, row) => ({
      offer,
      miles: milesTo(offer),
      place: row,
    }));
  }, [offers, sort, now, place]);
  const runs = useMemo(() => priceRuns(sorted, now), [sorted, now]);
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
              rows.map(({ offer, miles, place: row }) =>
                row < shown ? (
                  <OfferLine
                    key={`${offer.store.slug} ${offer.sizeKey} ${offer.menu}`}
                    offer={offer}
                    miles={miles}
                    now={now}
                    price={
                      offer === rows[0]?.offer ? (
                        <td rowSpan={Math.min(rows.length, shown - row)}>
                          <OfferPrice {...{ offer, stores, saysSize, now }} />
                        </td>
                      ) : null
                    }
                  />
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

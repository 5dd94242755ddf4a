import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { productTitle } from "#domain/offers/titles.ts";
import { formatCents } from "#domain/offers/money.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";
import { counted } from "#domain/trends/trendWords.ts";
import type { CategoryTrend, TrendOffers } from "#domain/trends/trends.ts";
import { offersTable } from "./trends.css.ts";

interface OfferRowsProps {
  offers: TrendOffers["offers"];
  unit: CategoryTrend["unit"];
}

const STEP = 25;

/** Offers, cheapest first, some at a time. */
export function OfferRows({ offers, unit }: OfferRowsProps) {
  const [most, setMost] = useState(STEP);
  if (offers.length === 0) return <EmptyState>No offer of then is left to show.</EmptyState>;
  const rest = offers.length - most;
  return (
    <>
      <p role="status">{counted(offers.length, "offer")}, cheapest first</p>
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
                <Link to="/product/$code" params={{ code: offer.product }}>
                  <bdi>{productTitle(offer)}</bdi>
                </Link>{" "}
                <bdi>{offer.size}</bdi>
                <small>
                  <Link to="/dispensary-menus" search={{ store: offer.store }}>
                    <bdi>
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

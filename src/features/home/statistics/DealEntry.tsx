import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { formatCents, formatDollars } from "#domain/prices/money.ts";
import type { StatisticsDeal } from "#domain/site/statistics.ts";
import { cost, dealEntry, facts, productLine, storeLine } from "./home.css.ts";

/** Store and place, then product and price; below them what else is known of the price. */
export function DealEntry({ deal, now }: { deal: StatisticsDeal; now: number }) {
  const { storeName, storeLocation, name, code, size, unitPriceCents, unit, observedAt } = deal;
  const known = [
    size,
    unitPriceCents !== undefined && unit
      ? `${formatCents(unitPriceCents)}/${unit === "g" ? "g" : "100 mg THC"}`
      : null,
  ].filter(Boolean);

  return (
    <li className={dealEntry}>
      <span className={storeLine}>
        <bdi>{storeName}</bdi> · <bdi>{storeLocation}</bdi>
      </span>
      <span className={productLine}>
        {code ? (
          <Link to="/product/$code" params={{ code }}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        <span className={cost}>{formatDollars(deal.cost)}</span>
      </span>
      {known.length > 0 || observedAt ? (
        <span className={facts}>
          <span>{known.join(" · ")}</span>
          {observedAt ? <Freshness prefix="Seen" observedAt={observedAt} now={now} /> : null}
        </span>
      ) : null}
    </li>
  );
}

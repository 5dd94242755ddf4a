import { Freshness } from "#design/words/Freshness.tsx";
import { formatCents, formatDollars } from "#domain/offers/money.ts";
import type { StatisticsDeal } from "#domain/offers/statistics.ts";
import {
  cost,
  dealEntry,
  dealName,
  facts,
  place,
  productLine,
  storeLine,
  storeName as storeNameStyle,
} from "./statistics.css.ts";
import { productPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";

/** Store and place, then product and price, in two lines; at their end what else is known of the price. */
export function DealEntry({ deal, now }: { deal: StatisticsDeal; now: number }) {
  const { storeName, storeLocation, name, code, size, unitPriceCents, unit, observedAt } = deal;
  const known = [
    size,
    unitPriceCents !== undefined && unit
      ? `${formatCents(unitPriceCents)}/${unit === "g" ? "g" : "100mg"}`
      : "",
  ].filter(Boolean);
  return (
    <li className={dealEntry}>
      <span className={storeLine}>
        <bdi className={storeNameStyle}>{storeName}</bdi>
        <span className={place}>
          {" · "}
          <bdi>{storeLocation}</bdi>
        </span>
      </span>
      <span className={productLine}>
        {code ? (
          <PlainLink href={productPath(code)} className={dealName}>
            <bdi>{name}</bdi>
          </PlainLink>
        ) : (
          <bdi className={dealName}>{name}</bdi>
        )}
      </span>
      <span className={cost}>{formatDollars(deal.cost)}</span>
      <span className={facts}>
        {known.map((each) => `${each} · `)}
        {observedAt ? <Freshness brief prefix="Seen" observedAt={observedAt} now={now} /> : null}
      </span>
    </li>
  );
}

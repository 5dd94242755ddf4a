import { inEpochMs } from "#domain/offers/offers.ts";
import { saleEnd } from "#domain/offers/offerNotes.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { countStores } from "#domain/stores/stores.ts";
import { isSoldByDose } from "./isSoldByDose.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

/** Offers that follow each other and cost the same: their price is said once. */
export interface PriceRun<Row> {
  rows: Row[];
  /** In how many stores. */
  stores: number;
}

/** Rows in their order, those of one price together. */
export function priceRuns<Row extends { offer: OfferOfProduct }>(
  rows: readonly Row[],
  now: number,
): PriceRun<Row>[] {
  const runs: { key: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = priceKey(row.offer, now);
    const last = runs.at(-1);
    if (last?.key === key) last.rows.push(row);
    else runs.push({ key, rows: [row] });
  }
  return runs.map((run) => ({
    rows: run.rows,
    stores: countStores(run.rows.map(({ offer }) => offer.store)),
  }));
}

/** All that is said of a price, as one text. */
function priceKey(offer: OfferOfProduct, now: number): string {
  const timed = inEpochMs(offer);
  const { cents, insteadOfCents, per100Mg } = currentPrice(timed, now);
  const perDose = isSoldByDose(offer) ? per100Mg : null;
  const { sizeKey, netMg } = offer;
  return [cents, insteadOfCents, sizeKey, netMg, perDose, saleEnd(timed, now)].join(" ");
}

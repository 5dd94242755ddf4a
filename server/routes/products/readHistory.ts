import { and, desc, gt, inArray, lte } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { PriceChange } from "#domain/productDetail.ts";
import type { Db } from "../../db/database.ts";
import { observations } from "../../db/schema.ts";

/**
 * What any visitor paid for each of some offers: the price in force at `since`
 * (epoch milliseconds) and every change after it, oldest first.
 *
 * @returns changes by the offer's id; an offer without any is left out
 */
export async function readHistory(
  db: Db,
  offerIds: readonly number[],
  since: number,
): Promise<Map<number, PriceChange[]>> {
  const moment = new Date(since);
  const columns = {
    offerId: observations.offerId,
    observedAt: observations.observedAt,
    cents: observations.effectiveCents,
  };
  const ofOffers = inArray(observations.offerId, [...offerIds]);
  // Both halves read the index of offer and moment: the newest row until then, and all later ones.
  const inForce = db
    .selectDistinctOn([observations.offerId], columns)
    .from(observations)
    .where(and(ofOffers, lte(observations.observedAt, moment)))
    .orderBy(observations.offerId, desc(observations.observedAt));
  const later = db
    .select(columns)
    .from(observations)
    .where(and(ofOffers, gt(observations.observedAt, moment)));
  const rows = await unionAll(inForce, later);
  rows.sort((a, b) => a.observedAt.getTime() - b.observedAt.getTime());

  const histories = new Map<number, PriceChange[]>();
  for (const { offerId, observedAt, cents } of rows) {
    const history = histories.get(offerId) ?? [];
    histories.set(offerId, history);
    // A row may be about the stock or about a price that nobody paid.
    if (history.at(-1)?.cents === cents) continue;
    history.push({ observedAt: observedAt.toISOString(), cents });
  }
  return histories;
}

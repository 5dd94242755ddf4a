import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { dealPrice } from "#domain/prices/deals.ts";
import { encodeMenuTable, type EncodedMenuTable } from "#domain/menus/encodeMenuTable.ts";
import type { Db } from "../../db/database.ts";
import { newestObservation } from "../../offers/newestObservation.ts";
import { mayBeDeal } from "../../offers/ranking.ts";
import { storeOffers } from "../../offers/storeOffers.ts";

/** All deals of the state at `now` (epoch milliseconds), and the newest observation among them. */
export async function readDeals(
  db: Db,
  now: number,
): Promise<{ table: EncodedMenuTable; observedAt: string | null }> {
  const candidates = await storeOffers(db, mayBeDeal(now));
  const deals = candidates.filter((offer) => dealPrice(inEpochMs(offer), now) !== null);
  return { table: encodeMenuTable(deals), observedAt: newestObservation(deals) };
}

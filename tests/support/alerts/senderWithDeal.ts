import type { Db } from "../../../server/db/database.ts";
import { rowsIn } from "../data/rows.ts";
import { senderOn } from "./sending.ts";

/** A sender on a database with one deal to tell of: Fog by Oak Works for $20 in place of $30. */
export async function senderWithDeal(db: Db) {
  const sender = await senderOn(db);
  const { store, product, deal } = rowsIn(db);
  const storeId = await store({ slug: "oak", name: "Oak Street", city: "Akron" });
  const productId = await product({ code: "fog1", name: "Fog", brand: "Oak Works" });
  const offerId = await deal(2_000, { storeId, productId });
  return { ...sender, offerId, newDeal: deal };
}

import { and, eq, isNull, ne } from "drizzle-orm";
import { encodeMenuTable, type EncodedMenuTable } from "#domain/menus/encodeMenuTable.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { newestObservation } from "./offers/newestObservation.ts";
import { storeOffers } from "./offers/offers_storeOffers.ts";

/** Every public offer of a strain that is still on its store's menu and not sold out as far as known. */
export async function readStrainOffers(
  db: Db,
  slug: string,
): Promise<{ table: EncodedMenuTable; observedAt: string | null }> {
  const ofStrain = eq(products.strainSlug, slug);
  const onShelf = and(ofStrain, isNull(offers.missingSince), ne(offers.stock, "no"));
  const found = await storeOffers(db, onShelf);
  return { table: encodeMenuTable(found), observedAt: newestObservation(found) };
}

import { and, asc, eq, isNotNull } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { FeedbackAbout } from "#domain/feedback/feedback.ts";
import { MENUS } from "#domain/menus/offerWords.ts";
import type { Db } from "../../db/database.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { isCalled } from "../../catalogue/stores/formerSlugs.ts";

/** What a menu's row says, as far as a visitor sees it; not when it was seen. */
const SAYS = {
  name: products.name,
  brand: products.brand,
  category: products.category,
  strain: products.strainName,
  size: offers.sizeLabel,
  menu: offers.menu,
  thc: offers.thcPctMin,
  thcTo: offers.thcPctMax,
  totalThc: offers.totalThcPct,
  thcMg: offers.thcMg,
  price: offers.priceCents,
  salePrice: offers.salePriceCents,
  saleConditions: offers.saleConditions,
  stock: offers.stock,
  isMissing: isNotNull(offers.missingSince),
};

/**
 * A hash of the row that a report is about, or of all rows of its product in its store.
 *
 * @returns `null` when there is none, or the report names none
 */
export async function reportedRowDigest(db: Db, about: FeedbackAbout): Promise<string | null> {
  const where = about.offer === undefined ? wholeProduct(about) : oneRow(about.offer);
  if (where === null) return null;
  const rows = await db
    .select(SAYS)
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(where)
    .orderBy(asc(offers.id));
  if (rows.length === 0) return null;
  return createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
}

function wholeProduct({ store, product }: FeedbackAbout) {
  if (store === undefined || product === undefined) return null;
  return and(isCalled(store), eq(products.code, product));
}

/** @param key as `offerKey` writes it: store, product, size and menu, of which the size may have spaces */
function oneRow(key: string) {
  const [, store = "", product = "", size = "", menu = ""] =
    /^(\S+) (\S+) (.*) (\S+)$/.exec(key) ?? [];
  const known = MENUS.find((each) => each === menu);
  if (known === undefined) return null;
  return and(
    isCalled(store),
    eq(products.code, product),
    eq(offers.sizeKey, size),
    eq(offers.menu, known),
  );
}

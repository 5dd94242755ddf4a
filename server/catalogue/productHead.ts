import { CATEGORY_TITLES } from "#domain/menus/categoryTitles.ts";
import { sizeName } from "#domain/menus/names.ts";
import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { offersOf, type OfferOfProduct, type ProductDetail } from "#domain/menus/productDetail.ts";
import { productTitle } from "#domain/menus/productName.ts";
import { currentPrice, isCurrent } from "#domain/prices/currentPrice.ts";
import { lowestCurrent, whyNoLowest } from "#domain/prices/lowestCurrent.ts";
import { formatCents, formatUnitPrice } from "#domain/prices/money.ts";
import { productPath } from "#domain/site/paths.ts";
import { documentTitle } from "#domain/site/site.ts";
import { sizeChoices, usualSize } from "#domain/sizes/sizeChoices.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";
import { and, asc, eq, isNull, max } from "drizzle-orm";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { readName } from "../web/input.ts";
import { ITS_PRODUCT, ITS_STORE } from "./offers/offers_publicOffers.ts";
import { readProduct } from "./products.ts";
import type { PageHead } from "../web/pages/pageHead.ts";
import {
  unknownSource,
  viewed,
  type ScreenSource,
  type SitemapEntry,
  type SourceDeps,
  type ThingPages,
} from "../web/pages/source.ts";
import { productData } from "./productPage.ts";
import { madeUp } from "../web/pages/heads.ts";

/** The pages of products. */
export const productPages: ThingPages = { source: productSource, listed: listedProducts };

/** @param name code of a product, in any case */
function productSource(name: string | undefined, deps: SourceDeps): ScreenSource {
  const screen = "/product/$code";
  const code = readName(name ?? "");
  if (code === null) return unknownSource(screen);
  const view = {
    path: `/product/${code}`,
    queries: [LARGE_QUERIES.product(code)],
    reads: "any" as const,
  };
  return {
    ...viewed(view, deps),
    head: async (now, db) => {
      const detail = await readProduct(db, code, now);
      return detail && productHead(detail, deps.origin(), now);
    },
    screen,
  };
}

/** Those on a menu. */
async function listedProducts(db: Db): Promise<SitemapEntry[]> {
  const sold = await db
    .select({ code: products.code, changedAt: max(offers.observedAt) })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(isNull(offers.missingSince), eq(stores.sample, false), eq(products.sample, false)))
    .groupBy(products.id)
    .orderBy(asc(products.code));
  return sold.map(({ code, changedAt }) => ({ address: productPath(code), changedAt }));
}

/**
 * A product with the lowest price that its page begins with, the store, and the day on which it was
 * seen: a preview is kept, so nothing in it is told from now.
 *
 * @param now epoch milliseconds
 */
export function productHead(detail: ProductDetail, origin: string, now: number): PageHead {
  const { product } = detail;
  const all = offersOf(detail);
  const size = usualSize(sizeChoices(all), now);
  const best = lowestCurrent(size?.offers ?? [], now);
  const said =
    best === null
      ? [whyNoLowest(size?.offers ?? [], now), lastSeenWords(all)].filter(Boolean).join(" ")
      : lowestWords(best, all, now);
  const head = {
    title: documentTitle(product.name),
    heading: productTitle(product),
    description: `${said} ${CATEGORY_TITLES[product.category]}.`,
    address: productPath(product.code),
    data: productData(detail, origin, now),
  };
  return all.some(({ store }) => store.sample) ? madeUp(head) : head;
}

function lowestWords(best: OfferOfProduct, all: readonly OfferOfProduct[], now: number): string {
  const price = currentPrice(inEpochMs(best), now);
  const unit = price.unit === null ? "" : ` (${formatUnitPrice(price.unit)})`;
  const current = all.filter(
    (offer) => offer.store.twinOf === null && isCurrent(inEpochMs(offer), now),
  );
  const sellers = new Set(current.map(({ store }) => store.slug)).size;
  const others = sellers === 1 ? "" : ` ${String(sellers)} stores have it.`;
  return (
    `Lowest price ${formatCents(price.cents)} for ${sizeName(best)}${unit} ` +
    `at ${storeTitle(best.store)}, seen ${formatDate(Date.parse(best.observedAt))}.${others}`
  );
}

/** Where nobody is known to have it now: no price, which would be held for one of today. */
function lastSeenWords(all: readonly OfferOfProduct[]): string {
  const [last] = all.toSorted((a, b) => Date.parse(b.observedAt) - Date.parse(a.observedAt));
  if (last === undefined) return "Not seen at any store.";
  return `Last seen ${formatDate(Date.parse(last.observedAt))} at ${storeTitle(last.store)}.`;
}

import type { ItemAvailability, Offer, ProductLeaf, WithContext } from "schema-dts";
import { CATEGORY_TITLES, sizeName, productTitle } from "#domain/offers/titles.ts";
import { inEpochMs, type Stock } from "#domain/offers/offers.ts";
import { offersOf, type OfferOfProduct, type ProductDetail } from "#domain/offers/productDetail.ts";
import {
  spokenPrice,
  currentPrice,
  isCurrent,
  lowestCurrent,
  whyNoLowest,
} from "#domain/offers/currentPrice.ts";
import { productPath, documentTitle } from "#domain/site/site.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { storePath, type PageHead } from "../web/pages/pageHead.ts";
import { known, geoCoordinates, postalAddress } from "../web/pages/structuredData.ts";
import { formatCents, formatUnitPrice } from "#domain/offers/money.ts";
import { chosenSize, sizeChoices, usualSize } from "#domain/offers/sizes.ts";
import { and, asc, eq, isNull, max } from "drizzle-orm";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { readName } from "../web/input.ts";
import { ITS_PRODUCT, ITS_STORE } from "./offers/publicOffers.ts";
import { readProduct } from "./products.ts";
import {
  unknownSource,
  viewed,
  type ScreenSource,
  type SitemapEntry,
  type SourceDeps,
  type ThingPages,
} from "../web/pages/source.ts";
import { USUAL_SIZES } from "#state/units.ts";
import type { ViewedScreen } from "../web/pages/firstView.ts";
import { words } from "../web/pages/screenSource.ts";
import { madeUp } from "../web/pages/heads.ts";

/** More offers than that, the lowest first, are in no document. */
const MOST_OFFERS = 40;

/** What is sold out is not current, and what is not said is not claimed. */
const AVAILABILITY: Readonly<Record<Exclude<Stock, "no" | "unknown">, ItemAvailability>> = {
  yes: "https://schema.org/InStock",
  low: "https://schema.org/LimitedAvailability",
};

/**
 * A product and the offers that hold for every adult at `now` (epoch milliseconds) in the words of
 * schema.org, as far as their prices may be compared; `null` without any: a product without offers is no product to schema.org.
 */
export function productData(
  detail: ProductDetail,
  origin: string,
  now: number,
): WithContext<ProductLeaf> | null {
  const { product } = detail;
  const url = origin + productPath(product.code);
  const current = offersOf(detail)
    .flatMap((offer) => {
      const price = spokenPrice(inEpochMs(offer), now);
      return price === null ? [] : [{ offer, price }];
    })
    .toSorted((a, b) => a.price.cents - b.price.cents)
    .slice(0, MOST_OFFERS);
  if (current.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    name: productTitle(product),
    url,
    sku: product.code,
    category: CATEGORY_TITLES[product.category],
    ...(product.brand === null ? {} : { brand: { "@type": "Brand", name: product.brand } }),
    offers: current.map(({ offer, price }) => offerData(offer, price, url, origin)),
  };
}

function offerData(
  offer: OfferOfProduct,
  { cents, onSale }: { cents: number; onSale: boolean },
  url: string,
  origin: string,
): Offer {
  const { store, stock, observedAt, saleEndsAt } = offer;
  return {
    "@type": "Offer",
    name: sizeName(offer),
    description: `Seen ${formatDate(Date.parse(observedAt))}`,
    url,
    price: (cents / 100).toFixed(2),
    priceCurrency: "USD",
    ...known({
      // The last day on which it holds. Other prices have none.
      priceValidUntil:
        onSale && saleEndsAt !== null ? calendarDay(Date.parse(saleEndsAt) - 1) : null,
      availability: stock === "yes" || stock === "low" ? AVAILABILITY[stock] : null,
    }),
    seller: {
      "@type": "Store",
      "@id": origin + storePath(store.slug),
      name: storeTitle(store),
      url: origin + storePath(store.slug),
      ...known({ address: postalAddress(store), geo: geoCoordinates(store) }),
    },
  };
}

/** The pages of products. */
export const productPages: ThingPages = { source: productSource, listed: listedProducts };

/** @param name code of a product, in any case */
function productSource(name: string | undefined, deps: SourceDeps): ScreenSource {
  const screen = "/product/$code";
  const code = readName(name ?? "");
  if (code === null) return unknownSource(screen);
  const asked = words(deps.parameters["size"]);
  const size = asked === null ? null : usualKey(asked);
  const view: ViewedScreen = {
    path: `/product/${code}${size === null ? "" : `?size=${size}`}`,
    queries: [LARGE_QUERIES.product(code)],
    // A size that nobody asks for by name has no view of its own: made-up ones would push out real pages.
    reads: asked !== null && size === null ? [] : "any",
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

/** The usual size that is meant by a size in an address, as the page chooses it; `null` where it is none. */
function usualKey(asked: string): string | null {
  const key = chosenSize(asked);
  return USUAL_SIZES.some(({ mg }) => `${String(mg)}mg` === key) ? key : null;
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
 * seen: a preview is stored elsewhere, so nothing in it is relative to now.
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

/** Where no store is known to have it now: no price, which would be taken for today's. */
function lastSeenWords(all: readonly OfferOfProduct[]): string {
  const [last] = all.toSorted((a, b) => Date.parse(b.observedAt) - Date.parse(a.observedAt));
  if (last === undefined) return "Not seen at any store.";
  return `Last seen ${formatDate(Date.parse(last.observedAt))} at ${storeTitle(last.store)}.`;
}

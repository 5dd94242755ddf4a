import type { ItemAvailability, Offer, ProductLeaf, WithContext } from "schema-dts";
import { CATEGORY_TITLES } from "#domain/menus/categoryTitles.ts";
import { sizeName } from "#domain/menus/names.ts";
import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { offersOf, type OfferOfProduct, type ProductDetail } from "#domain/menus/productDetail.ts";
import type { Stock } from "#domain/menus/offerWords.ts";
import { productTitle } from "#domain/menus/productName.ts";
import { spokenPrice } from "#domain/prices/currentPrice.ts";
import { productPath } from "#domain/site/paths.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { storePath } from "../web/pages/pageHead.ts";
import { known, geoCoordinates, postalAddress } from "../web/pages/structuredData.ts";

/** More offers than that, the lowest first, are in no document. */
const MOST_OFFERS = 40;

/** What is sold out is not current, and what is not said is not claimed. */
const AVAILABILITY: Readonly<Record<Exclude<Stock, "no" | "unknown">, ItemAvailability>> = {
  yes: "https://schema.org/InStock",
  low: "https://schema.org/LimitedAvailability",
};

/**
 * A product and the offers that hold for every adult at `now` (epoch milliseconds) in the words of
 * schema.org, as far as their prices may be compared; `null` without any, as a product that nobody offers is nothing to those who read this.
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
      // The last day on which it holds. Of other prices nobody knows it.
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

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
import type { PageHead } from "../pageHead.ts";
import { productData } from "../structured/productData.ts";
import { madeUp } from "./madeUp.ts";

/**
 * A product with the lowest price that its page begins with, the store, and the day on which it was
 * seen: a preview is kept, so nothing in it is told from now.
 *
 * @param now epoch milliseconds
 */
export function productHead(detail: ProductDetail, origin: string, now: number): PageHead {
  const { product } = detail;
  const offers = offersOf(detail);
  const size = usualSize(sizeChoices(offers), now);
  const best = lowestCurrent(size?.offers ?? [], now);
  const said =
    best === null
      ? [whyNoLowest(size?.offers ?? [], now), lastSeenWords(offers)].filter(Boolean).join(" ")
      : lowestWords(best, offers, now);
  const head = {
    title: documentTitle(product.name),
    heading: productTitle(product),
    description: `${said} ${CATEGORY_TITLES[product.category]}.`,
    address: productPath(product.code),
    data: productData(detail, origin, now),
  };
  return offers.some(({ store }) => store.sample) ? madeUp(head) : head;
}

function lowestWords(best: OfferOfProduct, all: readonly OfferOfProduct[], now: number): string {
  const price = currentPrice(inEpochMs(best), now);
  const unit = price.unit === null ? "" : ` (${formatUnitPrice(price.unit)})`;
  const current = all.filter(
    (offer) => offer.store.twinOf === null && isCurrent(inEpochMs(offer), now),
  );
  const stores = new Set(current.map(({ store }) => store.slug)).size;
  const others = stores === 1 ? "" : ` ${String(stores)} stores have it.`;
  return (
    `Lowest price ${formatCents(price.cents)} for ${sizeName(best)}${unit} ` +
    `at ${storeTitle(best.store)}, seen ${formatDate(Date.parse(best.observedAt))}.${others}`
  );
}

/** Where nobody is known to have it now: no price, which would be held for one of today. */
function lastSeenWords(offers: readonly OfferOfProduct[]): string {
  const [last] = offers.toSorted((a, b) => Date.parse(b.observedAt) - Date.parse(a.observedAt));
  if (last === undefined) return "Not seen at any store.";
  return `Last seen ${formatDate(Date.parse(last.observedAt))} at ${storeTitle(last.store)}.`;
}

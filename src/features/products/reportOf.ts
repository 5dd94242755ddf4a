import { offerKey, inEpochMs } from "#domain/offers/offers.ts";
import { productTitle } from "#domain/offers/titles.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { formatCents } from "#domain/offers/money.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { formatDate, formatTime } from "#domain/time/age.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

/** A report of one row of a store: which it is, for the server, and as people read it. */
export function reportOf(offer: OfferOfProduct, now: number) {
  const { store, product, sizeLabel, observedAt } = offer;
  const { cents } = currentPrice(inEpochMs(offer), now);
  const seen = Date.parse(observedAt);
  const what = [productTitle(product), sizeLabel, formatCents(cents)].join(", ");
  return {
    kind: "wrong-data" as const,
    store: store.slug,
    product: product.code,
    offer: offerKey(offer),
    about: `${what} at ${storeTitle(store)}, seen ${formatDate(seen)}, ${formatTime(seen)}:`,
  };
}

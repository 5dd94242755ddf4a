import { inEpochMs } from "#domain/offers/offers.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { centsAtRegister, type Register } from "#domain/prices/atRegister.ts";

/** The offer and its prices with moments that can be computed with. */
export const inTime = (offer: OfferOfProduct, register: Register | null) => ({
  ...inEpochMs(offer),
  history: offer.history.map(({ observedAt, cents }) => ({
    observedAt: Date.parse(observedAt),
    cents: cents === null ? null : centsAtRegister(cents, offer, register).cents,
  })),
});

import { useSelector } from "@tanstack/react-store";
import * as v from "valibot";
import { OfferSchema, ProductSchema, offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { StoreSchema } from "#domain/stores/stores.ts";
import { createStored } from "#platform/createStored.ts";
import { jsonUnder } from "#platform/jsonUnder.ts";

/** More than four columns do not fit beside each other. */
export const TRAY_SIZE = 4;

const TraySchema = v.pipe(
  v.array(v.object({ ...OfferSchema.entries, store: StoreSchema, product: ProductSchema })),
  v.maxLength(TRAY_SIZE),
);

/** The tray lives as long as the tab; it may be filled from several stores' menus. */
const tray = createStored(
  v.fallback(TraySchema, []),
  jsonUnder<readonly StoreOffer[]>("compare", () => sessionStorage),
);

/** Puts an offer into the tray or takes it out. A full tray takes no more. */
export function toggleCompared(offer: StoreOffer): void {
  const key = offerKey(offer);
  tray.change((offers) => {
    const rest = offers.filter((each) => offerKey(each) !== key);
    return rest.length < offers.length || offers.length === TRAY_SIZE ? rest : [...offers, offer];
  });
}

export function emptyTray(): void {
  tray.change(() => []);
}

export function useCompared(): readonly StoreOffer[] {
  return useSelector(tray);
}

import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import type { OpeningHours } from "#domain/stores/openingHours.ts";
import type { ListedSort } from "../../../src/features/search/foundOffer.ts";
import { findOffers, NO_FILTERS } from "../../../src/features/search/offerSearch.ts";
import { searchedTables } from "../../../src/features/search/searchedTables.ts";
import { offer, product, tableOf } from "../data/offers.ts";

export const NOW = Date.parse("2026-11-20T15:00:00Z");
/** The middle of Columbus. */
export const HERE = { lat: 39.96, lon: -83 };
export const NEAR = { lat: 40, lon: -83.05 };
export const FAR = { lat: 41.5, lon: -81.7 };

const every = (from: string, to: string): OpeningHours => {
  const day: OpeningHours["mon"] = [[from, to]];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};
export const OPEN = every("09:00", "21:00");
export const CLOSED = every("18:00", "21:00");

export const at = (slug: string, more: Partial<StoreOffer["store"]>): StoreOffer["store"] => ({
  ...offer().store,
  slug,
  name: slug,
  ...more,
});
export const gelato = (
  priceCents: number,
  store: StoreOffer["store"],
  more: Partial<StoreOffer> = {},
) =>
  offer({
    store,
    product: product({ name: "Gelato", strainSlug: "gelato", strainName: "Gelato" }),
    priceCents,
    ...more,
  });

export const FAR_OPEN = at("far", { ...FAR, openingHours: OPEN });
export const NEAR_CLOSED = at("near-closed", { ...NEAR, openingHours: CLOSED });
export const NEAR_OPEN = at("near-open", { ...NEAR, openingHours: OPEN });

export const OFFERS = [
  gelato(2_000, FAR_OPEN),
  gelato(2_500, NEAR_CLOSED),
  gelato(3_000, NEAR_OPEN),
  gelato(9_000, NEAR_OPEN, { sizeKey: "28000mg", sizeLabel: "28g", netMg: 28_000 }),
  offer({
    store: NEAR_OPEN,
    product: product({ code: "c", name: "Other Cake", strainSlug: null, strainName: null }),
    priceCents: 1_500,
  }),
];

export function find(
  wanted: string,
  filters: Partial<Parameters<typeof findOffers>[1]["filters"]> = {},
  offers: readonly StoreOffer[] = OFFERS,
  register: Register | null = null,
  sort: ListedSort = "price",
) {
  const table = tableOf(offers);
  const rows = offers.map((_, row) => row);
  return findOffers(searchedTables({ stores: table.stores, tables: [{ table, rows }] }), {
    wanted,
    sort,
    filters: { ...NO_FILTERS, ...filters },
    place: HERE,
    register,
    now: NOW,
  });
}
export const bought = (found: ReturnType<typeof find>) =>
  found.products.map(({ offer: { store }, price }) => `${store.slug} ${String(price.cents)}`);

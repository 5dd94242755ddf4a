import { encodeMenuTable, MenuTableSchema, type MenuTable } from "#domain/offers/menuTable.ts";
import type { Product, StoreOffer } from "#domain/offers/offers.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import * as v from "valibot";

/** A store as the API answers it; its menu was seen on 20 November 2026 at 11:00 UTC. */
export const storeProfile = (more: Partial<StoreProfile> = {}): StoreProfile => ({
  slug: "bliss-kent",
  name: "Bliss",
  city: "Kent",
  county: "Portage",
  region: "Northeast",
  lat: 41.15,
  lon: -81.36,
  website: null,
  menuUrl: "https://bliss.example/menu",
  taxArea: "portage",
  pricesIncludeTax: "unknown",
  openingHours: null,
  sample: false,
  twinOf: null,
  formerSlugs: [],
  street: "1 Main St",
  zip: "44240",
  phone: null,
  hours: null,
  adultUse: true,
  medical: true,
  driveThrough: false,
  sources: null,
  offers: 1,
  observedAt: "2026-11-20T11:00:00.000Z",
  ...more,
});

export const product = (more: Partial<Product> = {}): Product => ({
  code: "b7k2m9",
  name: "Blue Dream",
  brand: "Ninefold",
  category: "flower",
  subcategory: null,
  strainSlug: "blue-dream",
  strainName: "Blue Dream",
  marketedType: "hybrid",
  ...more,
});

/** One tenth of flower for $30 at that store, without a sale. */
export function offer(more: Partial<StoreOffer> = {}): StoreOffer {
  const { slug, name, city, county, region, lat, lon, website, menuUrl, openingHours, ...rest } =
    storeProfile();
  const { sample, twinOf, formerSlugs, taxArea, pricesIncludeTax } = rest;
  const known = { taxArea, pricesIncludeTax, openingHours, sample, twinOf, formerSlugs };
  const place = { city, county, region, lat, lon };
  return {
    store: { slug, name, ...place, website, menuUrl, ...known },
    product: product(),
    sizeKey: "2830mg",
    sizeLabel: "2.83g",
    menu: "both",
    netMg: 2_830,
    unitCount: null,
    thcMg: 679.2,
    cbdMg: null,
    thcPct: 24,
    thcPctTo: null,
    cbdPct: 0.1,
    terpenes: null,
    priceCents: 3_000,
    salePriceCents: null,
    saleText: null,
    saleConditions: null,
    saleStartsAt: null,
    saleEndsAt: null,
    stock: "yes",
    median30DaysCents: null,
    ranked: true,
    firstSeenOn: "2026-11-01",
    observedAt: "2026-11-20T11:00:00.000Z",
    missingSince: null,
    ...more,
  };
}

/** Offers as the page has them: over the wire and through the schema. */
export function tableOf(offers: readonly StoreOffer[]): MenuTable {
  return v.parse(MenuTableSchema, JSON.parse(JSON.stringify(encodeMenuTable(offers))));
}

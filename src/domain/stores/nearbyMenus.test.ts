import { expect, it } from "vitest";
import { nearbyMenus } from "./nearbyMenus.ts";
import type { StoreProfile } from "./stores.ts";

const store = (slug: string, more: Partial<StoreProfile> = {}): StoreProfile => ({
  slug,
  name: slug,
  city: null,
  county: null,
  region: "Northeast",
  lat: null,
  lon: null,
  website: null,
  menuUrl: null,
  taxArea: null,
  pricesIncludeTax: "unknown",
  openingHours: null,
  sample: false,
  twinOf: null,
  formerSlugs: [],
  street: null,
  zip: null,
  phone: null,
  hours: null,
  adultUse: null,
  medical: null,
  driveThrough: null,
  sources: null,
  offers: 10,
  observedAt: "2026-11-20T11:00:00.000Z",
  ...more,
});
const found = (from: StoreProfile, stores: readonly StoreProfile[], most = 3) =>
  nearbyMenus(from, stores, most).map(({ store: { slug } }) => slug);

const kent = store("kent", { lat: 41.15, lon: -81.36, county: "Portage", offers: 0 });

it("the nearest store with a menu comes first, and those without a menu do not come", () => {
  const stores = [
    kent,
    store("troy", { lat: 40.04, lon: -84.2 }),
    store("akron", { lat: 41.08, lon: -81.52 }),
    store("empty", { lat: 41.15, lon: -81.37, offers: 0 }),
  ];
  expect(found(kent, stores)).toEqual(["akron", "troy"]);
  expect(found(kent, stores, 1)).toEqual(["akron"]);
  expect(nearbyMenus(kent, stores, 1)[0]?.miles).toBeCloseTo(9.6, 0);
});

it("where no place is known, the county comes before the region, and no other region", () => {
  const stores = [
    store("region"),
    store("county", { county: "Portage" }),
    store("elsewhere", { region: "Southwest" }),
  ];
  expect(found({ ...kent, lat: null }, stores)).toEqual(["county", "region"]);
});

it("a store of which nothing is known is near no other", () => {
  const nowhere = store("nowhere", { region: null });
  expect(found(nowhere, [store("other", { region: null })])).toEqual([]);
});

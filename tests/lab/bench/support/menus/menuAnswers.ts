import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Store, StoreProfile } from "#domain/stores/stores.ts";
import { storeProfile } from "../../../../support/data/offers.ts";
import type { CannedAnswer } from "../subjects/cannedAnswers.ts";
import { makeOffers } from "./menuOffers.ts";

/** The same offers as the product asks for them, and as rows for the naive page. */
export interface MenuAnswers {
  /** The store whose menu is kept. */
  store: Store;
  offers: readonly StoreOffer[];
  product: CannedAnswer[];
  naive: CannedAnswer[];
}

/** @param now epoch milliseconds */
export function menuAnswers(now: number): MenuAnswers {
  const offers = makeOffers(now);
  const stores = [...new Set(offers.map(({ store }) => store))];
  const profiles = stores.map((store) => profileOf(store, offersOf(store, offers)));
  const [profile] = profiles;
  if (profile === undefined) throw new Error("There are no offers.");
  const own = offersOf(profile, offers);
  return {
    store: profile,
    offers,
    product: [
      // The product asks for home's answers, too, whatever screen comes first.
      answer("/api/announcements", []),
      answer("/api/statistics", { topFlower: [], topDeals: [] }),
      answer("/api/stores", profiles),
      answer("/api/menus", { table: encodeMenuTable(offers) }),
      answer(`/api/menus/${profile.slug}`, { store: profile, table: encodeMenuTable(own) }),
    ],
    naive: [answer("/api/rows", offers)],
  };
}

function offersOf(of: Pick<Store, "slug">, offers: readonly StoreOffer[]): StoreOffer[] {
  return offers.filter(({ store }) => store.slug === of.slug);
}

function profileOf(store: Store, offers: readonly StoreOffer[]): StoreProfile {
  return storeProfile({
    ...store,
    offers: offers.length,
    observedAt: offers[0]?.observedAt ?? null,
  });
}

function answer(path: string, body: unknown): CannedAnswer {
  const headers = { "content-type": "application/json", "cache-control": "no-cache" };
  return { path, body: JSON.stringify(body), headers, isCompressed: true };
}

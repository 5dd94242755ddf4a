import type { Locator, Page } from "@playwright/test";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import type { Gateway } from "../browser/gateway.ts";
import { offer, product, storeProfile } from "./offers.ts";

/** Puts one store with these offers in place of the site's own stores and menus. */
export function answerMenu(
  gateway: Gateway,
  offers: readonly StoreOffer[],
  more: Partial<StoreProfile> = {},
): StoreProfile {
  const store = storeProfile({
    offers: offers.length,
    observedAt: offers[0]?.observedAt ?? null,
    ...more,
  });
  for (const [path, answer] of Object.entries(menuAnswers(store, offers)))
    gateway.answers.set(path, { body: JSON.stringify(answer) });
  return store;
}

/** What a site answers that has this store alone, by path. */
export function menuAnswers(store: StoreProfile, offers: readonly StoreOffer[]) {
  const table = encodeMenuTable(offers);
  return {
    "/api/stores": [store],
    [`/api/menus/${store.slug}`]: { store, table },
    "/api/menus": { table },
  };
}

/** When everything on these menus was seen: an hour ago by the browser's own clock. */
export const justNow = () => new Date(Date.now() - 3_600_000).toISOString();

/** As many different products of one store, vapes and flower in turns, each a little dearer than the one before. */
export function largeMenu(length: number): StoreOffer[] {
  const observedAt = justNow();
  return Array.from({ length }, (_, place) => {
    const isVape = place % 2 === 1;
    return offer({
      product: product({
        code: `m${String(place)}`,
        name: `${isVape ? "Cart" : "Buds"} ${String(place)}`,
        category: isVape ? "vape" : "flower",
        brand: place % 10 === 1 ? "Wicker Works" : "Ninefold",
      }),
      netMg: isVape ? 1_000 : 2_830,
      thcMg: isVape ? 800 : 700,
      priceCents: 1_000 + place * 5,
      observedAt,
    });
  });
}

/** The products in the list of offers, or in its table, as far as they are in the page. */
export function listedProducts(page: Page): Locator {
  return page.getByLabel("Offers", { exact: true }).getByRole("link");
}

import type { Page } from "@playwright/test";
import { WISHES_AT_MOST } from "#domain/wishlist/wishes.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { wish } from "../../../../support/community/wishlist.ts";

/** A page's way to hearts on as many of these offers as a wishlist holds, spread over all of them: by its own file. */
export const heartsOf = (offers: readonly StoreOffer[]) => async (page: Page) => {
  const step = Math.floor(offers.length / WISHES_AT_MOST);
  const wishes = offers
    .filter((_, place) => place % step === 0)
    .slice(0, WISHES_AT_MOST)
    .map(({ product: { code, name } }) => wish({ id: `product:${code}`, name, note: "" }));
  await page.goto(new URL("/dispensary-wishlist", page.url()).href);
  await page.getByLabel("Wishlist file").setInputFiles({
    name: "wishlist.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ wishlist: wishes })),
  });
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .waitFor();
};

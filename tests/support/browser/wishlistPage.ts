import type { Page } from "@playwright/test";
import * as v from "valibot";
import { AllMenusSchema, offerAt, offerCount } from "../../../src/domain/offers/menuTable.ts";
import { productTitle } from "../../../src/domain/offers/titles.ts";
import type { Wish } from "../../../src/domain/wishlist/wishes.ts";
import { wish } from "../community/wishlist.ts";
import { expect } from "./fixtures.ts";

export const WISHLIST_SCREEN = "/dispensary-wishlist";

/** Products of the sample as wishes, each with a note and a target, and one that no menu has. */
export async function sampleWishes(site: string, count: number): Promise<Wish[]> {
  const answer: unknown = await (await fetch(`${site}/api/menus`)).json();
  const { table } = v.parse(AllMenusSchema, answer);
  const byCode = new Map<string, string>();
  for (let row = 0; byCode.size < count - 1 && row < offerCount(table); row += 7) {
    const { product } = offerAt(table, row);
    byCode.set(product.code.toLowerCase(), productTitle(product));
  }
  const products = [...byCode].map(([code, name]) =>
    wish({ id: `product:${code}`, name, note: "small buds", targetCents: 2_500, unit: "package" }),
  );
  return [...products, wish({ id: "strain:unheard-of", name: "Unheard Of" })];
}

/** Opens the wishlist and puts these on it, by a file. */
export async function openWithWishes(page: Page, wishes: readonly Wish[]): Promise<void> {
  await page.goto(WISHLIST_SCREEN);
  await page.getByLabel("Wishlist file").setInputFiles({
    name: "wishlist.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ wishlist: wishes })),
  });
  await expect(removeButtons(page)).toHaveCount(wishes.length);
}

/** Opens the form for note and target of the first entry, from its “…”. */
export async function editFirstWish(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^More: / })
    .first()
    .click();
  await page.getByRole("button", { name: /^Note and target/ }).click();
}

/** One of each entry. */
export const removeButtons = (page: Page) => page.getByRole("button", { name: /^Remove / });

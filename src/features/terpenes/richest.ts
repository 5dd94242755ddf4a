import { offerAt } from "#domain/offers/menuTable.ts";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { spellingsOf, type Named } from "#domain/strains/spelledNames.ts";
import {
  figureOf,
  rankLabels,
  type Figure,
  type Label,
  type Richest,
} from "#domain/strains/terpeneProducts.ts";
import type { QueryClient } from "@tanstack/react-query";
import { readSavedMenus, type SavedMenus, readSavedQueries } from "#data/saved/readSaved.ts";
import type { ProductDetail } from "#domain/offers/productDetail.ts";

/**
 * Products and strains with the most of a terpene, by the labels on this phone.
 *
 * @param now the device's clock, epoch milliseconds
 */
export function richestOf(data: LabData, terpene: Named, now: number): Richest {
  return rankLabels(labelsOf(data, terpene), now);
}

/** Every offer whose label gives a figure, each once, as it was seen last. */
function labelsOf({ menus, products }: LabData, terpene: Named): Label[] {
  const spellings = new Set(spellingsOf(terpene));
  const found = new Map<string, Label>();
  const add = (offer: StoreOffer, figure: Figure) => {
    const key = offerKey(offer);
    const known = found.get(key)?.offer.observedAt;
    if (known === undefined || Date.parse(known) < Date.parse(offer.observedAt))
      found.set(key, { offer, figure });
  };
  for (const { table, rows } of menus.tables) {
    const { values, index } = table.offers.terpenes;
    // Once for each distinct label instead of once for each offer.
    const figures = values.map((label) => figureOf(label, spellings));
    for (const row of rows) {
      const figure = figures[index[row] ?? -1];
      if (figure) add(offerAt(table, row), figure);
    }
  }
  for (const { product, offers } of products) {
    for (const offer of offers) {
      const figure = figureOf(offer.terpenes, spellings);
      if (figure) add({ ...offer, product }, figure);
    }
  }
  return [...found.values()];
}

/** Everything on this phone that may say what is in a product. */
export interface LabData {
  menus: SavedMenus;
  products: readonly ProductDetail[];
}

/** Reads menus and products in memory and on the phone. Nothing is asked of the server. */
export async function readLabData(queryClient: QueryClient): Promise<LabData> {
  const menus = await readSavedMenus(queryClient);
  const products = await readSavedQueries(queryClient, "product");
  return { menus, products: products.map(({ data }) => data) };
}

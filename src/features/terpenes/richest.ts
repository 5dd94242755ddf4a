import { offerAt, verdictAt } from "#domain/offers/menuTable.ts";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { figureOf, nameWithoutFigure } from "#domain/strains/labelFigures.ts";
import { spellingsOf, type Named } from "#domain/strains/spelledNames.ts";
import { namedProducts, rankLabels, type Richest } from "#domain/strains/terpeneProducts.ts";
import type { QueryClient } from "@tanstack/react-query";
import { readSavedMenus, type SavedMenus, readSavedQueries } from "#data/saved/readSaved.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import type { ProductDetail } from "#domain/offers/productDetail.ts";

/**
 * Products and strains with the most of a terpene, by the labels on this phone; where none has a figure, those that name it.
 *
 * @param now the device's clock, epoch milliseconds
 */
export function richestOf(data: LabData, terpene: Named, now: number): Richest {
  const spellings = new Set(spellingsOf(terpene));
  const richest = rankLabels(
    labelsOf(data, (label) => figureOf(label, spellings)).map(([offer, figure]) => ({
      offer,
      figure,
    })),
    now,
  );
  if (richest.ranked > 0) return richest;
  const names = labelsOf(data, (label) => nameWithoutFigure(label, spellings));
  const named = namedProducts(
    names.map(([offer, printedAs, verdict]) => ({ offer, printedAs, verdict })),
    now,
  );
  return named === null ? richest : { ...richest, named };
}

/** Every offer whose label says something, each once, as it was seen last, with what that says and what its past says of its price. */
function labelsOf<Said>(
  { menus, products }: LabData,
  read: (label: StoreOffer["terpenes"]) => Said | null,
): [StoreOffer, Said, PriceVerdict | null][] {
  const found = new Map<string, [StoreOffer, Said, PriceVerdict | null]>();
  const add = (offer: StoreOffer, said: Said, verdict: PriceVerdict | null) => {
    const key = offerKey(offer);
    const known = found.get(key)?.[0].observedAt;
    if (known === undefined || Date.parse(known) < Date.parse(offer.observedAt))
      found.set(key, [offer, said, verdict]);
  };
  for (const { table, rows } of menus.tables) {
    const { values, index } = table.offers.terpenes;
    // Once for each distinct label instead of once for each offer.
    const said = values.map(read);
    for (const row of rows) {
      const its = said[index[row] ?? -1] ?? null;
      if (its !== null) add(offerAt(table, row), its, verdictAt(table, row));
    }
  }
  for (const { product, offers } of products) {
    for (const offer of offers) {
      const its = read(offer.terpenes);
      if (its !== null) add({ ...offer, product }, its, offer.verdict ?? null);
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

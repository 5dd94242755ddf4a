import type { Category } from "#domain/menus/categories.ts";
import type { Menu, Stock } from "#domain/menus/offerWords.ts";
import type { SampleProduct, SampleSize } from "./catalogue.ts";
import { makeHistory, type PriceChange } from "./history.ts";
import type { Random } from "./random.ts";
import type { SampleStore } from "./sampleStores.ts";

/** What each store offers of a category: 100 in all, and so 12,000 in the 120 stores. */
const ON_A_MENU = [
  ["flower", 40],
  ["preroll", 9],
  ["infused_preroll", 4],
  ["vape", 18],
  ["edible", 14],
  ["tincture", 3],
  ["extract", 10],
  ["topical", 2],
] as const satisfies readonly (readonly [Category, number])[];

/** One made-up offer and its price over the year before. */
export interface SampleOffer {
  product: SampleProduct;
  size: SampleSize;
  menu: Menu;
  stock: Exclude<Stock, "unknown">;
  thcPct: number | null;
  /** Oldest first; the last is today's. */
  history: PriceChange[];
}

/** A store's menu. */
export function makeMenu(
  random: Random,
  store: SampleStore,
  catalogue: readonly SampleProduct[],
): SampleOffer[] {
  return ON_A_MENU.flatMap(([category, wanted]) => {
    const choices = catalogue
      .filter(({ product }) => product.category === category)
      .flatMap((product) => product.sizes.map((size) => ({ product, size })));
    return random
      .shuffled(choices)
      .slice(0, wanted)
      .map(({ product, size }) => makeOffer(random, store, product, size));
  });
}

function makeOffer(
  random: Random,
  store: SampleStore,
  product: SampleProduct,
  size: SampleSize,
): SampleOffer {
  const kind = random.next();
  const stock = random.next();
  return {
    product,
    size,
    menu: !store.medical || kind < 0.06 ? "rec" : kind < 0.14 ? "med" : "both",
    stock: stock < 0.87 ? "yes" : stock < 0.94 ? "low" : "no",
    // Batches of one product differ a little.
    thcPct:
      product.thcPct === null
        ? null
        : Math.round((product.thcPct + random.between(-1.5, 1.5)) * 10) / 10,
    history: makeHistory(random, size.cents * store.priceLevel),
  };
}

import type { Category } from "#domain/offers/categories.ts";
import type { Menu, Stock } from "#domain/offers/offers.ts";
import type { SampleProduct, SampleSize } from "./catalogue.ts";
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
    history: (kind > 1 - ALWAYS_ON_SALE ? withLastingSale : asItIs)(
      makeHistory(random, size.cents * store.priceLevel),
    ),
  };
}

/** Weeks of prices, today's included. */
export const WEEKS = 52;

/** From `weeksAgo` on the offer stood at this price, until the next change. */
interface PriceChange {
  weeksAgo: number;
  regularCents: number;
  /** `null` while there is no special. */
  saleCents: number | null;
}

/** Share of weeks in which the regular price moves, and in which a week's special is on. */
const MOVES = 0.03;

const SPECIALS = 0.06;

/** Share of offers whose sale never ends, as real menus have them: it is the usual price by another name. */
const ALWAYS_ON_SALE = 0.02;

/** For how many weeks such a sale has been on. */
const LASTS_WEEKS = 20;

/** Specials are commoner on the day that a visitor looks at than in a year's average. */
const SPECIALS_TODAY = 0.16;

/**
 * A year of one offer: a regular price that moves now and then by some percent, and
 * specials that last one week. Only weeks in which something changes are listed.
 * Newer offers begin later in the year.
 *
 * @param cents the price to begin with, not yet rounded
 */
function makeHistory(random: Random, cents: number): PriceChange[] {
  const begins = random.chance(0.5) ? WEEKS - 1 : random.whole(1, WEEKS - 1);
  const history: PriceChange[] = [];
  let regular = shelfPrice(cents);
  for (let weeksAgo = begins; weeksAgo >= 0; weeksAgo -= 1) {
    if (random.chance(MOVES)) regular = shelfPrice(regular * random.between(0.9, 1.08));
    const special = random.chance(weeksAgo === 0 ? SPECIALS_TODAY : SPECIALS);
    const sale = special ? shelfPrice(regular * random.between(0.65, 0.88)) : null;
    const last = history.at(-1);
    if (last?.regularCents !== regular || last.saleCents !== sale) {
      history.push({ weeksAgo, regularCents: regular, saleCents: sale });
    }
  }
  return history;
}

const asItIs = (history: PriceChange[]) => history;

/** The same offer, a fifth off for as long as it is known, at most {@link LASTS_WEEKS} weeks. */
function withLastingSale(history: readonly PriceChange[]): PriceChange[] {
  const [first] = history;
  const last = history.at(-1);
  if (first === undefined || last === undefined) return [];
  const regularCents = last.regularCents;
  const sale = { regularCents, saleCents: shelfPrice(regularCents * 0.8) };
  const before = history.filter(({ weeksAgo }) => weeksAgo > LASTS_WEEKS);
  return [...before, { ...sale, weeksAgo: Math.min(first.weeksAgo, LASTS_WEEKS) }];
}

/** Prices as they stand on shelves: whole or half dollars. */
function shelfPrice(cents: number): number {
  return Math.max(300, Math.round(cents / 50) * 50);
}

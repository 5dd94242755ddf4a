import { CATEGORIES } from "../offers/categories.ts";
import { spokenPrice, type SpokenPrice } from "../offers/currentPrice.ts";
import { offerAt, offerCount, type MenuTable } from "../offers/menuTable.ts";
import { inEpochMs, type StoreOffer } from "../offers/offers.ts";
import { choiceName, chosenSize } from "../offers/sizes.ts";
import { CATEGORY_TITLES, sizeName } from "../offers/titles.ts";
import { atRegister, type Register, type ShownPrice } from "./atRegister.ts";

/** The price that a store is told apart by in a list of stores, and what it is the price of. */
export interface StorePrice {
  price: ShownPrice<SpokenPrice>;
  /** In words: `Eighth 3.5`, `1000mg Edibles`. */
  of: string;
}

/** What people compare stores by first: an eighth of flower, then the size that most of the state's packages have. */
const SIZES = ["3500mg", "2830mg"];

/**
 * The cheapest eighth of flower of each store at `now` (epoch milliseconds); where a store has none, of the first that
 * it has: a tenth, flower of any size, then each other category in the order of menus. Only what any visitor may buy
 * and what may speak counts, as `spokenPrice` says.
 *
 * @returns by the store's slug; a store without such an offer is not in it
 */
export function storePrices(
  table: MenuTable,
  now: number,
  register: Register | null = null,
): ReadonlyMap<string, StorePrice> {
  const best = new Map<string, StorePrice & { rank: number }>();
  for (let row = 0; row < offerCount(table); row += 1) {
    const offer = offerAt(table, row);
    const rank = rankOf(offer);
    const known = best.get(offer.store.slug);
    if (known !== undefined && known.rank < rank) continue;
    const timed = inEpochMs(offer);
    const spoken = spokenPrice(timed, now, register?.isPatient === true);
    if (spoken === null) continue;
    const price = atRegister(spoken, timed, register, now);
    if (known?.rank === rank && known.price.cents <= price.cents) continue;
    best.set(offer.store.slug, { price, of: nameOf(offer), rank });
  }
  return best;
}

function rankOf({ product: { category }, sizeKey }: StoreOffer): number {
  if (category !== "flower") return SIZES.length + 1 + CATEGORIES.indexOf(category);
  const size = SIZES.indexOf(chosenSize(sizeKey));
  return size === -1 ? SIZES.length : size;
}

function nameOf(offer: StoreOffer): string {
  const { category } = offer.product;
  // A dose is printed in milligrams as a weight is, and is none.
  const size =
    (offer.netMg === null ? null : choiceName(chosenSize(offer.sizeKey))) ?? sizeName(offer);
  return category === "flower" ? size : `${size} ${CATEGORY_TITLES[category]}`;
}

import { CATEGORIES, type Category } from "#domain/offers/categories.ts";
import { spokenPrice, type SpokenPrice } from "#domain/offers/currentPrice.ts";
import { offerAt, offerCount, type MenuTable } from "#domain/offers/menuTable.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import type { UnitPrice } from "#domain/offers/prices.ts";
import { atRegister, type Register, type ShownPrice } from "#domain/prices/atRegister.ts";

/** An offer of a menu with what the visitor pays for it, and for a unit of it. */
export interface CheapOffer {
  offer: StoreOffer;
  price: ShownPrice<SpokenPrice> & { shownUnit: UnitPrice };
}

/**
 * The cheapest of a menu by unit price, each product once. Unit prices compare within one category only: it is the
 * first, in the order of menus, of which the store has anything that may be compared; flower, as a rule.
 *
 * @param most how many at most
 * @param now epoch milliseconds
 * @returns the cheapest first; empty where nothing may be compared
 */
export function cheapestOf(
  table: MenuTable,
  most: number,
  now: number,
  register: Register | null = null,
): readonly CheapOffer[] {
  const byCategory = new Map<Category, CheapOffer[]>();
  for (let row = 0; row < offerCount(table); row += 1) {
    const offer = offerAt(table, row);
    const timed = inEpochMs(offer);
    const spoken = spokenPrice(timed, now, register?.isPatient === true);
    if (spoken === null) continue;
    const price = atRegister(spoken, timed, register, now);
    const { unit } = spoken.unit;
    const cents = (unit === "g" ? price.perGram : price.per100Mg) ?? spoken.unit.cents;
    const known = byCategory.get(offer.product.category) ?? [];
    byCategory.set(offer.product.category, known);
    known.push({ offer, price: { ...price, shownUnit: { unit, cents } } });
  }
  const category = CATEGORIES.find((each) => byCategory.has(each));
  const offers = category === undefined ? [] : (byCategory.get(category) ?? []);
  const seen = new Set<string>();
  return offers
    .toSorted((a, b) => a.price.shownUnit.cents - b.price.shownUnit.cents)
    .filter(({ offer: { product } }) => {
      const isNew = !seen.has(product.code);
      seen.add(product.code);
      return isNew;
    })
    .slice(0, most);
}

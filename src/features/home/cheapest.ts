import { CATEGORIES, type Category } from "#domain/offers/categories.ts";
import { isReportedGone } from "#domain/offers/counterReports.ts";
import { spokenPrice, type SpokenPrice } from "#domain/offers/currentPrice.ts";
import { offerAt, offerCount, type MenuTable } from "#domain/offers/menuTable.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import type { UnitPrice } from "#domain/offers/prices.ts";
import { bySize, sizeChoice } from "#domain/offers/sizes.ts";
import { atRegister, type Register, type ShownPrice } from "#domain/prices/atRegister.ts";

/** An offer of a menu with what the visitor pays for it, and for a unit of it. */
export interface CheapOffer {
  offer: StoreOffer;
  price: ShownPrice<SpokenPrice> & { shownUnit: UnitPrice };
}

/** The cheapest of one size of a menu. */
export interface Cheapest {
  category: Category;
  /** In words, as a menu's choices have it: "2.83 g tenth". */
  size: string;
  /** The cheapest first. */
  offers: readonly CheapOffer[];
}

/** What people buy for a visit, in milligrams at most: the cheapest of a menu by the gram are its ounces. */
const SMALL_MG = 3_500;

/**
 * The cheapest of a menu in one size, each product once: of flower in its small size (up to an eighth) that the store has
 * most offers of; where it has none, in whatever size it has most of; without flower, of the next category in the order of
 * menus. What visitors report sold out is not among them.
 *
 * @param most how many at most
 * @param now epoch milliseconds
 * @returns `null` where nothing may be compared
 */
export function cheapestOf(
  table: MenuTable,
  most: number,
  now: number,
  register: Register | null = null,
): Cheapest | null {
  const all = comparable(table, now, register);
  const category = CATEGORIES.find((each) =>
    all.some(({ offer }) => offer.product.category === each),
  );
  if (category === undefined) return null;
  const sizes = new Map<string, { name: string; offers: CheapOffer[] }>();
  for (const each of all) {
    if (each.offer.product.category !== category) continue;
    const { key, name } = sizeChoice(each.offer);
    const known = sizes.get(key);
    if (known === undefined) sizes.set(key, { name, offers: [each] });
    else known.offers.push(each);
  }
  const lightest = [...sizes].toSorted(([a], [b]) => bySize(a, b)).map(([, size]) => size);
  const small = lightest.filter(({ offers: [first] }) => isSmall(first));
  const chosen = mostOffers(small) ?? mostOffers(lightest);
  if (chosen === null) return null;
  const seen = new Set<string>();
  const offers = chosen.offers
    .toSorted((a, b) => a.price.cents - b.price.cents)
    .filter(({ offer: { product } }) => {
      const isNew = !seen.has(product.code);
      seen.add(product.code);
      return isNew;
    });
  return { category, size: chosen.name, offers: offers.slice(0, most) };
}

const isSmall = (first: CheapOffer | undefined) =>
  first?.offer.product.category === "flower" &&
  first.offer.netMg !== null &&
  // An eighth is printed as 3.54 g, too.
  first.offer.netMg <= SMALL_MG * 1.02;

/** The size that most offers have, the first of equals; `null` without any. */
function mostOffers<Size extends { offers: readonly CheapOffer[] }>(
  sizes: readonly Size[],
): Size | null {
  return sizes.reduce<Size | null>(
    (best, each) => (best !== null && best.offers.length >= each.offers.length ? best : each),
    null,
  );
}

/** All offers of a menu that may be held up to this visitor. */
function comparable(table: MenuTable, now: number, register: Register | null): CheapOffer[] {
  const found: CheapOffer[] = [];
  for (let row = 0; row < offerCount(table); row += 1) {
    const offer = offerAt(table, row);
    const timed = inEpochMs(offer);
    const spoken = spokenPrice(timed, now, register?.isPatient === true);
    if (spoken === null || isReportedGone(offer.reports, now)) continue;
    const price = atRegister(spoken, timed, register, now);
    const { unit } = spoken.unit;
    const cents = (unit === "g" ? price.perGram : price.per100Mg) ?? spoken.unit.cents;
    found.push({ offer, price: { ...price, shownUnit: { unit, cents } } });
  }
  return found;
}

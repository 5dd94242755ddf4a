import { CATEGORIES, type Category } from "../offers/categories.ts";
import { isReportedGone } from "../offers/counterReports.ts";
import { spokenPrice, type SpokenPrice } from "../offers/currentPrice.ts";
import { offerAt, offerCount, verdictAt, type MenuTable } from "../offers/menuTable.ts";
import { inEpochMs, type Offer, type Product, type StoreOffer } from "../offers/offers.ts";
import type { PriceVerdict } from "../offers/priceVerdict.ts";
import type { UnitPrice } from "../offers/prices.ts";
import { bySize, EIGHTH, sizeChoice, sizedBy } from "../offers/sizes.ts";
import { atRegister, type Register, type ShownPrice } from "./atRegister.ts";

/** An offer of a menu with what the visitor pays for it, and for a unit of it. */
export interface CheapOffer {
  offer: StoreOffer;
  price: ShownPrice<SpokenPrice> & { shownUnit: UnitPrice };
}

/** Offers of one size of a menu. */
interface OfSize<Each> {
  category: Category;
  /** As its menu's address has it, where that has sizes of this category by their weight. */
  sizeKey: string | null;
  /** In words, as a menu's choices have it: "2.83 g tenth". */
  size: string;
  /** The cheapest first. */
  offers: readonly Each[];
}

/** With what its own past says of its last price. */
interface JudgedCheapOffer extends CheapOffer {
  verdict: PriceVerdict | null;
}

export type Cheapest = OfSize<JudgedCheapOffer>;

/**
 * The cheapest of a menu in the size that it is asked for by (`askedSizeOf`), each product once. What visitors report sold
 * out is not among them.
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
  const all: JudgedCheapOffer[] = [];
  for (let row = 0; row < offerCount(table); row += 1) {
    const cheap = comparable(offerAt(table, row), now, register);
    if (cheap !== null) all.push({ ...cheap, verdict: verdictAt(table, row) });
  }
  const chosen = askedSizeOf(all);
  if (chosen === null) return null;
  const seen = new Set<string>();
  const offers = chosen.offers.filter(({ offer: { product } }) => {
    const isNew = !seen.has(product.code);
    seen.add(product.code);
    return isNew;
  });
  return { ...chosen, offers: offers.slice(0, most) };
}

/** As much of an offer as decides which size a store is asked for. */
export interface SizedAndPriced {
  offer: Pick<Offer, "sizeKey" | "sizeLabel" | "netMg"> & { product: Pick<Product, "category"> };
  price: { cents: number };
}

/** What people buy for a visit, in milligrams at most: the cheapest of a menu by the gram are its ounces. */
const SMALL_MG = 3_500;

/**
 * The one size by which a store is told by its price, everywhere (decisions 63 and 123): of flower the eighth, so that
 * prices down a list compare; where it has none, the small one that it has most offers of, or whatever size it has most of;
 * without flower, of the next category in the order of menus.
 *
 * @param all offers of one store that may be compared
 * @returns `null` without any
 */
export function askedSizeOf<Each extends SizedAndPriced>(
  all: readonly Each[],
): OfSize<Each> | null {
  const category = CATEGORIES.find((each) =>
    all.some(({ offer }) => offer.product.category === each),
  );
  if (category === undefined) return null;
  const sizes = new Map<string, { key: string; name: string; offers: Each[] }>();
  for (const each of all) {
    if (each.offer.product.category !== category) continue;
    const { key, name } = sizeChoice(each.offer);
    const known = sizes.get(key);
    if (known === undefined) sizes.set(key, { key, name, offers: [each] });
    else known.offers.push(each);
  }
  const lightest = [...sizes].toSorted(([a], [b]) => bySize(a, b)).map(([, size]) => size);
  const small = lightest.filter(({ offers: [first] }) => isSmall(first));
  const eighth = category === "flower" ? sizes.get(EIGHTH) : undefined;
  const chosen = eighth ?? mostOffers(small) ?? mostOffers(lightest);
  if (chosen === null) return null;
  const offers = chosen.offers.toSorted((a, b) => a.price.cents - b.price.cents);
  const sizeKey = sizedBy(category) === "weight" ? chosen.key : null;
  return { category, sizeKey, size: chosen.name, offers };
}

const isSmall = (first: SizedAndPriced | undefined) =>
  first?.offer.product.category === "flower" &&
  first.offer.netMg !== null &&
  // An eighth is printed as 3.54 g, too.
  first.offer.netMg <= SMALL_MG * 1.02;

/** The size that most offers have, the first of equals; `null` without any. */
function mostOffers<Size extends { offers: readonly unknown[] }>(
  sizes: readonly Size[],
): Size | null {
  return sizes.reduce<Size | null>(
    (best, each) => (best !== null && best.offers.length >= each.offers.length ? best : each),
    null,
  );
}

/** What this visitor pays for an offer at `now` (epoch milliseconds); `null` where it may not be held up to them. */
export function comparable(
  offer: StoreOffer,
  now: number,
  register: Register | null,
): CheapOffer | null {
  const timed = inEpochMs(offer);
  const spoken = spokenPrice(timed, now, register?.isPatient === true);
  if (spoken === null || isReportedGone(offer.reports, now)) return null;
  const price = atRegister(spoken, timed, register, now);
  const { unit } = spoken.unit;
  const cents = (unit === "g" ? price.perGram : price.per100Mg) ?? spoken.unit.cents;
  return { offer, price: { ...price, shownUnit: { unit, cents } } };
}

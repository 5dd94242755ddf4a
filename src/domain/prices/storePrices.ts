import {
  saleOf,
  spokenPrice,
  type currentPrice,
  type isCurrent,
  type SpokenPrice,
} from "../offers/currentPrice.ts";
import { offerAt, offerCount, type MenuTable } from "../offers/menuTable.ts";
import { CATEGORIES } from "../offers/categories.ts";
import { chosenSize, EIGHTH, eighthFirst, sizedBy } from "../offers/sizes.ts";
import { sizeInSentence } from "../offers/sizeWords.ts";
import { CATEGORY_TITLES } from "../offers/titles.ts";
import type { CheapestOfStore, StoreProfile } from "../stores/stores.ts";
import { freshnessOf, RANKED_FOR_MS } from "../time/freshness.ts";
import { centsAtRegister, type Register } from "./atRegister.ts";
import {
  askedSizeOf,
  comparable,
  type CheapOffer,
  type Cheapest,
  type SizedAndPriced,
} from "./cheapestOf.ts";

/** The price that a store is told apart by in a list of stores, and what it is the price of. */
export interface StorePrice {
  cents: number;
  /** With tax, as it is about to be at the register. */
  isAbout: boolean;
  /** In words: `3.5 g eighth`, `edibles, 100 mg THC`. */
  of: string;
  /** What stands first in its menu then; `null` where it is not known. */
  at: PricedAt | null;
}

type PricedAt = NonNullable<CheapestOfStore["at"]>;

/**
 * Like beside like: stores told by an eighth first, then those told by another size of flower, the lightest first, then
 * those told by another kind, as menus have them. Within each of them prices may be held up to each other.
 */
export function byWhatIsPriced(a: PricedAt | null, b: PricedAt | null): number {
  const place = (at: PricedAt | null) =>
    at === null ? CATEGORIES.length : CATEGORIES.indexOf(at.category);
  return place(a) - place(b) || eighthFirst(a?.size ?? "", b?.size ?? "");
}

/** Whether other stores' prices may be held up to it: they are told by an eighth, wherever there is one. */
export const standsForEighth = ({ at }: Pick<StorePrice, "at">): boolean =>
  at?.category === "flower" && (at.size === null || chosenSize(at.size) === EIGHTH);

/** What such a price is of, in a list of stores: "3.5 g eighth"; where a store has no eighth it says so, "no eighth · tenth". */
export function toldSize({ of, at }: Pick<StorePrice, "of" | "at">): string {
  if (at?.category !== "flower" || at.size === null || standsForEighth({ at })) return of;
  return `no eighth · ${sizeInSentence(at.size)}`;
}

/** Where a store's menu begins with the price that it is told by: what one has tapped on stands first. */
export function menuAt(store: string, at: PricedAt | null) {
  return {
    store,
    // Flower is what a menu begins with.
    category: at === null || at.category === "flower" ? undefined : at.category,
    size: at?.size ?? undefined,
  };
}

/**
 * The price that travels with a store, as a visitor sees it who pays what everybody pays.
 *
 * @param now epoch milliseconds; a kept answer may be older than its price holds
 * @returns `null` where the answer has none, or it holds no more
 */
export function toldPrice(
  store: StoreProfile,
  now: number,
  register: Pick<Register, "paidCents"> | null,
): StorePrice | null {
  const { cheapest } = store;
  if (cheapest === undefined || now >= Date.parse(cheapest.until)) return null;
  // An adult pays the same excise whether the menu is for adults or for both.
  const shown = centsAtRegister(cheapest.cents, { store, menu: "rec" }, register);
  const { of, at = null } = cheapest;
  return { ...shown, of, at };
}

/** Its menu is another store's, row for row: until it is known whose it is, its prices are compared nowhere. */
const UNCONFIRMED = "may be another store’s menu";

/** What such few words mean, where they do not say it themselves. */
export const whyInFull = (why: string | null): string | undefined =>
  why === UNCONFIRMED ? "The same menu, row for row, as another store’s" : undefined;

/**
 * Why a store is told by no price, in as few words as its row has room for.
 *
 * @param now epoch milliseconds
 */
export function whyNoPrice(
  {
    offers,
    observedAt,
    twinOf,
    patientsOnly = false,
  }: Pick<StoreProfile, "offers" | "observedAt" | "twinOf" | "patientsOnly">,
  now: number,
): string {
  if (offers === 0) return "no menu here yet";
  if (twinOf !== null) return UNCONFIRMED;
  const isOld = observedAt === null || freshnessOf(Date.parse(observedAt), now) === "stale";
  if (isOld) return "prices too old";
  return patientsOnly ? "medical prices only" : "no price to compare";
}

/**
 * The same for visitors who do not pay what everybody pays, such as patients: from the menus of all stores, the cheapest
 * of the size that each store is asked for by.
 *
 * @param now epoch milliseconds
 * @returns by the store's slug; a store without such an offer is not in it
 */
export function storePrices(
  table: MenuTable,
  now: number,
  register: Register | null = null,
): ReadonlyMap<string, StorePrice> {
  const ofStores = new Map<string, CheapOffer[]>();
  for (let row = 0; row < offerCount(table); row += 1) {
    const cheap = comparable(offerAt(table, row), now, register);
    if (cheap === null) continue;
    const { slug } = cheap.offer.store;
    const known = ofStores.get(slug);
    if (known === undefined) ofStores.set(slug, [cheap]);
    else known.push(cheap);
  }
  const told = new Map<string, StorePrice>();
  for (const [slug, offers] of ofStores) {
    const asked = askedSizeOf(offers);
    const first = asked?.offers[0];
    if (asked === null || first === undefined) continue;
    const { cents, isAbout } = first.price;
    told.set(slug, { cents, isAbout, of: wordsOf(asked), at: placeOf(asked) });
  }
  return told;
}

/** As much of an offer as decides whether, and for how long, a store is told by it. */
export type ToldOffer = SizedAndPriced["offer"] &
  Parameters<typeof currentPrice>[0] &
  Parameters<typeof isCurrent>[0] &
  Parameters<typeof spokenPrice>[0];

/**
 * What travels with a store: the cheapest of the size that it is asked for by, as every visitor pays it.
 *
 * @param offers of one store
 * @param now epoch milliseconds
 * @returns `null` where none may be compared
 */
export function cheapestToTell(offers: readonly ToldOffer[], now: number): CheapestOfStore | null {
  const all = offers.flatMap((offer) => {
    const price = spokenPrice(offer, now);
    return price === null ? [] : [{ offer, price }];
  });
  const asked = askedSizeOf(all);
  const cents = asked?.offers[0]?.price.cents;
  if (asked === null || cents === undefined) return null;
  // It is asked as long as one of those that cost it is.
  const ends = asked.offers.filter(({ price }) => price.cents === cents).map(endOf);
  const until = new Date(Math.max(...ends)).toISOString();
  const several = asked.offers.some(({ price }) => price.cents > cents);
  return {
    cents,
    of: wordsOf(asked),
    at: placeOf(asked),
    until,
    ...(several ? { several } : {}),
  };
}

/** When it is too old to be compared, or its sale is over; epoch milliseconds. */
function endOf({ offer, price }: { offer: ToldOffer; price: SpokenPrice }): number {
  const tooOld = offer.observedAt + RANKED_FOR_MS;
  const sale = price.onSale ? saleOf(offer) : null;
  return Math.min(tooOld, sale?.endsAt ?? tooOld);
}

type AskedSize = Pick<Cheapest, "category" | "size" | "sizeKey">;

const placeOf = ({ category, sizeKey }: AskedSize): PricedAt => ({ category, size: sizeKey });

/** A dose is that of THC, which a weight beside it would be read as. */
function wordsOf({ category, size }: AskedSize): string {
  if (category === "flower") return size;
  const kind = CATEGORY_TITLES[category].toLowerCase();
  return sizedBy(category) === "pack" && /^[\d.,]+ mg$/.test(size)
    ? `${kind}, ${size} THC`
    : `${kind}, ${size}`;
}

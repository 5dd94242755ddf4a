import { FOUND, findTexts } from "#data/textSearch.ts";
import type { Category } from "#domain/offers/categories.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { spokenPrice } from "#domain/offers/currentPrice.ts";
import { dealPrice } from "#domain/offers/deals.ts";
import { offerAt, verdictAt, type MenuTable } from "#domain/offers/menuTable.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { chosenSize } from "#domain/offers/sizes.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { isOpenAt, opensAt } from "#domain/stores/openState.ts";
import { isOfStrain } from "#domain/strains/isOfStrain.ts";
import { answersBy, type Answer } from "./answers.ts";
import {
  COMPARE,
  comparedBy,
  isFlower,
  keepFirst,
  sizeOf,
  type Compare,
  type FoundOffer,
  type ListedSort,
} from "./foundOffer.ts";
import type { SearchedTable } from "./searchedTables.ts";
import { isInTown, type Town } from "./townWords.ts";
import type { Place } from "#domain/maps/geometry.ts";

/** What an offer has to be besides what was typed. */
export interface OfferFilters {
  /** Within {@link NEAR_MILES} of the visitor; what is not known to be is not. */
  near: boolean;
  /** Known to be open now. */
  open: boolean;
  /** A size as people ask for it. */
  size: string | undefined;
  /** A deal today, by the rule of the deals' list. */
  isDeal: boolean;
  /** At most so many cents for a package; with tax where that is shown, and then known. */
  maxCents: number | undefined;
  /** At a store of this town. */
  town: Town | undefined;
}

/** Everything passes. */
export const NO_FILTERS: OfferFilters = {
  near: false,
  open: false,
  size: undefined,
  isDeal: false,
  maxCents: undefined,
  town: undefined,
};

export interface FoundOffers {
  /** One for each product, of flower by size one for each of its sizes, in the order that was asked for. */
  products: readonly FoundOffer[];
  /** By {@link sizeOfProduct} the stores whose offers of it pass. */
  storesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** One for each strain that is called so, in the same order. */
  strains: readonly FoundOffer[];
  /** Of all offers that pass, the one that the question asks for: once by price, once by distance. */
  answer: Answer | null;
  /** The sizes of what was found before one was chosen, with how many offers have each. */
  sizes: ReadonlyMap<string, number>;
  /** Whether of any of their stores it is known when it is open. */
  hasHours: boolean;
}

export interface Asked {
  /** What was typed. With a strain, or where no name was typed, it is nothing. */
  wanted: string;
  /** No name is asked for, but a size, a price or the like: all that passes, of these categories where there are any; flower goes first. */
  ofAll?: { kinds: readonly Category[] } | undefined;
  /** By name or slug: this very strain alone. */
  strain?: string | undefined;
  filters: OfferFilters;
  /** Where the visitor is; it never leaves the phone. */
  place: Place | null;
  /** Slugs of the stores that the visitor keeps. */
  kept?: ReadonlySet<string>;
  register: Register | null;
  /** Epoch milliseconds. */
  now: number;
  /** Whether it matters when stores open. */
  tellsOpening?: boolean;
}

/**
 * Who has it, near, open, cheapest: of each product and strain with the wanted words the offer that passes and is the first
 * in the order that is asked for, in that order. What may not be compared (docs: `spokenPrice`) is not among them.
 */
export function findOffers(
  searched: readonly SearchedTable[],
  asked: Asked & { sort: ListedSort },
): FoundOffers {
  const compare = comparedBy(asked, COMPARE[asked.sort]);
  const answers = answersBy(asked);
  const products = new Map<string, FoundOffer>();
  const storesOf = new Map<string, Set<string>>();
  const strains = new Map<string, FoundOffer>();
  const sizes = new Map<string, number>();
  const wanted = askedSizeOf(asked.filters);
  let hasHours = false;
  for (const { found, size, isNamed } of matches(searched, asked)) {
    if (size !== null) sizes.set(size, (sizes.get(size) ?? 0) + 1);
    if (wanted !== undefined && size !== wanted) continue;
    answers.take(found);
    hasHours ||= found.offer.store.openingHours !== null;
    const { code, strainSlug } = found.offer.product;
    // Under the name of a size stands what is cheapest in it.
    const row = asked.sort === "size" && isFlower(found) ? sizeOfProduct(found.offer) : code;
    keepFirst(products, row, found, compare);
    const its = sizeOfProduct(found.offer);
    storesOf.set(its, (storesOf.get(its) ?? new Set()).add(found.offer.store.slug));
    if (strainSlug !== null && isNamed) keepFirst(strains, strainSlug, found, compare);
  }
  return {
    products: inOrder(products, compare),
    storesOf,
    strains: inOrder(strains, compare),
    answer: answers.answer(),
    sizes,
    hasHours,
  };
}

/** A product in a size, however each menu prints that. */
export const sizeOfProduct = ({ product, sizeKey }: FoundOffer["offer"]): string =>
  `${product.code} ${chosenSize(sizeKey)}`;

interface Match {
  found: FoundOffer;
  size: string | null;
  /** Whether its strain is called so. */
  isNamed: boolean;
}

/** All offers with the words and a price to compare at stores that pass, in whatever size. */
export function* matches(searched: readonly SearchedTable[], asked: Asked): Generator<Match> {
  for (const { table, rows, texts, strains: names } of searched) {
    const { found, named } = productsFound(table, texts, names, asked);
    if (found === null) continue;
    const passes = storesThatPass(table, asked);
    for (const row of rows) {
      const how = found[table.offers.product[row] ?? -1] ?? FOUND.not;
      const store = passes[table.offers.store[row] ?? -1] ?? null;
      if (how === FOUND.not || store === null) continue;
      const offer = offerAt(table, row);
      const price = priceOf(offer, asked);
      if (price === null || !isWanted(offer, price, asked)) continue;
      const verdict = price.because === null ? verdictAt(table, row) : null;
      yield {
        found: { offer, price, ...store, isExact: how === FOUND.exactly, verdict },
        size: sizeOf(offer),
        isNamed: named?.[table.offers.product[row] ?? -1] === FOUND.exactly,
      };
    }
  }
}

/** How each product of a table was found, and how the name of its strain. */
function productsFound(
  { products }: MenuTable,
  texts: string[],
  names: string[],
  { wanted, strain, ofAll }: Asked,
): Record<"found" | "named", Uint8Array | null> {
  if (ofAll !== undefined && strain === undefined) {
    const { kinds } = ofAll;
    const isMeant = (at: number) => kinds.includes(valueAt(products.category, at));
    return { found: flagged(texts, (at) => kinds.length === 0 || isMeant(at)), named: null };
  }
  const byWords = findTexts(texts, wanted);
  if (strain === undefined) return { found: byWords, named: findTexts(names, wanted) };
  const isOf = isOfStrain(strain);
  const named = flagged(texts, (at) =>
    isOf(valueAt(products.strainSlug, at), valueAt(products.strainName, at)),
  );
  if (wanted === "") return { found: named, named };
  const found = named.map((how, at) => (how === FOUND.not ? how : (byWords?.[at] ?? FOUND.not)));
  return { found, named };
}

const flagged = (texts: readonly string[], isMeant: (at: number) => boolean) =>
  Uint8Array.from(texts, (_, at) => (isMeant(at) ? FOUND.exactly : FOUND.not));

/** Of each store of a table how far it is and when it opens, where it passes the filters; `null` where it does not. */
function storesThatPass(
  { stores }: MenuTable,
  { filters, place, now, tellsOpening = false }: Asked,
): (Pick<FoundOffer, "miles" | "opensAt"> | null)[] {
  return stores.map((store) => {
    const miles = milesTo(store, place);
    if (filters.near && (miles === null || miles > NEAR_MILES)) return null;
    if (filters.town !== undefined && !isInTown(store, filters.town)) return null;
    if (filters.open && !isOpenAt(store.openingHours, now)) return null;
    return { miles, opensAt: tellsOpening ? opensAt(store.openingHours, now) : Infinity };
  });
}

function priceOf(offer: StoreOffer, { register, now }: Asked): FoundOffer["price"] | null {
  const timed = inEpochMs(offer);
  const price = spokenPrice(timed, now, register?.isPatient === true);
  return price === null ? null : atRegister(price, timed, register, now);
}

/** Whether its price is as it is asked for. */
function isWanted(
  offer: StoreOffer,
  price: FoundOffer["price"],
  { filters: { isDeal, maxCents }, register, now }: Asked,
): boolean {
  if (maxCents !== undefined) {
    if (price.cents > maxCents || (register?.hasTax === true && !price.isAbout)) return false;
  }
  return !isDeal || dealPrice(inEpochMs(offer), now, register?.isPatient === true) !== null;
}

/** The choice that an address asks for, which may have been written with another figure: 28 g for the ounce of 28.3 g. */
export const askedSizeOf = ({ size }: Pick<OfferFilters, "size">) =>
  size === undefined ? undefined : chosenSize(size);

/** Those with the very words first. */
const inOrder = (found: ReadonlyMap<string, FoundOffer>, compare: Compare): FoundOffer[] =>
  [...found.values()].toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || compare(a, b));

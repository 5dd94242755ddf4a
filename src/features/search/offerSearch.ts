import { FOUND, findTexts, searchable } from "#data/textSearch.ts";
import type { SavedMenus } from "#data/saved/readSaved.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { spokenPrice } from "#domain/offers/currentPrice.ts";
import { offerAt, verdictAt, type MenuTable } from "#domain/offers/menuTable.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { chosenPack, chosenSize, sizedBy } from "#domain/offers/sizes.ts";
import {
  atRegister,
  byShownPrice,
  byUnitPrice,
  type Register,
  type ShownPrice,
} from "#domain/prices/atRegister.ts";
import type { SpokenPrice } from "#domain/offers/currentPrice.ts";
import { milesTo, NEAR_MILES } from "#domain/stores/distance.ts";
import { isOpenAt, openStateAt } from "#domain/stores/openState.ts";
import type { FoundSort } from "./searchSearch.ts";
import type { Place } from "#domain/maps/geometry.ts";

/** What an offer has to be besides what was typed. */
export interface OfferFilters {
  /** Within {@link NEAR_MILES} of the visitor; what is not known to be is not. */
  near: boolean;
  /** Known to be open now. */
  open: boolean;
  /** A size as people ask for it. */
  size: string | undefined;
}

/** The first of a product that passes, with all that decides where to buy it. */
export interface FoundOffer {
  offer: StoreOffer;
  price: ShownPrice<SpokenPrice>;
  /** `null` where the visitor's place or the store's is not known. */
  miles: number | null;
  /** Whether the very words that were typed were found, and not only words like them. */
  isExact: boolean;
  /** What its past says of the price; `null` where that is not known, or the price is the visitor's alone. */
  verdict: PriceVerdict | null;
}

export interface FoundOffers {
  /** One for each product, in the order that was asked for. */
  products: readonly FoundOffer[];
  /** One for each strain that is called so, in the same order. */
  strains: readonly FoundOffer[];
  /** The sizes of what was found before one was chosen, with how many offers have each. */
  sizes: ReadonlyMap<string, number>;
}

/** What is searched of a table's products: made once for a table, and not at each keystroke. */
export interface SearchedTable {
  table: MenuTable;
  rows: readonly number[];
  /** Brand, name and strain of each product. */
  texts: string[];
  /** Names of strains, of each product. */
  strains: string[];
}

/** Prepares the menus of a phone to be searched. */
export function searchedTables({ tables }: SavedMenus): SearchedTable[] {
  return tables.map(({ table, rows }) => {
    const { products } = table;
    const at = Array.from(products.code.index, (_, row) => row);
    const strain = (row: number) => valueAt(products.strainName, row) ?? "";
    return {
      table,
      rows,
      texts: searchable(
        at.map(
          (row) =>
            `${valueAt(products.brand, row) ?? ""} ${valueAt(products.name, row)} ${strain(row)}`,
        ),
      ),
      strains: searchable(at.map(strain)),
    };
  });
}

interface Asked {
  wanted: string;
  filters: OfferFilters;
  /** Where the visitor is; it never leaves the phone. */
  place: Place | null;
  register: Register | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Who has it, near, open, cheapest: of each product and strain with the wanted words the offer that passes and is the first
 * in the order that is asked for, in that order. What may not be compared (docs: `spokenPrice`) is not among them.
 */
export function findOffers(
  searched: readonly SearchedTable[],
  asked: Asked & { sort: FoundSort },
): FoundOffers {
  const compare = COMPARE[asked.sort];
  const products = new Map<string, FoundOffer>();
  const strains = new Map<string, FoundOffer>();
  const sizes = new Map<string, number>();
  const wanted = askedSizeOf(asked.filters);
  for (const { found, size, isNamed } of matches(searched, asked)) {
    if (size !== null) sizes.set(size, (sizes.get(size) ?? 0) + 1);
    if (wanted !== undefined && size !== wanted) continue;
    keepFirst(products, found.offer.product.code, found, compare);
    const { strainSlug } = found.offer.product;
    if (strainSlug !== null && isNamed) keepFirst(strains, strainSlug, found, compare);
  }
  return { products: inOrder(products, compare), strains: inOrder(strains, compare), sizes };
}

/** What is found, and what is said where filters leave nothing. */
export interface FoundInAll {
  found: FoundOffers;
  /** What is outside of the filters that leave nothing. */
  outside: readonly OutsideOffer[];
  /** None is known to be open: what is found are those that are not, which are better than an empty list. */
  isNoneOpen: boolean;
  /** How many stores have it and may be open: their hours are not known. Counted where some are known to be. */
  withoutHours: number;
}

/** {@link findOffers}, and where open ones are asked for and none is, all others with what is to be said of them. */
export function findAll(
  searched: readonly SearchedTable[],
  asked: Asked & { sort: FoundSort },
): FoundInAll {
  const { near, open, size } = asked.filters;
  const first = findOffers(searched, asked);
  const some = { found: first, outside: [], isNoneOpen: false, withoutHours: 0 };
  if (first.products.length > 0)
    return open ? { ...some, withoutHours: storesWithoutHours(searched, asked) } : some;
  if (!near && !open && size === undefined) return some;
  const filters = { ...asked.filters, open: false };
  const found = open ? findOffers(searched, { ...asked, filters }) : first;
  const isNoneOpen = found.products.length > 0;
  return { ...some, found, outside: findOutside(searched, asked), isNoneOpen };
}

function storesWithoutHours(searched: readonly SearchedTable[], asked: Asked): number {
  const filters = { ...asked.filters, open: false };
  const size = askedSizeOf(filters);
  const stores = new Set<string>();
  for (const match of matches(searched, { ...asked, filters })) {
    const { store } = match.found.offer;
    if (size !== undefined && match.size !== size) continue;
    if (openStateAt(store.openingHours, asked.now).kind === "unknown") stores.add(store.slug);
  }
  return stores.size;
}

/** What is outside of the filters that leave nothing. */
export interface OutsideOffer {
  /** The filter that it does not pass. */
  filter: keyof OfferFilters;
  /** Why it is this one: the nearest, the one whose store opens first, or the cheapest. */
  by: "nearest" | "first" | "cheapest";
  found: FoundOffer;
}

/**
 * Where the filters leave nothing, the best that one of them keeps out, for each that keeps something out; where only all
 * of them together do, the nearest, or the cheapest, of all. Without any when nothing has the words, or no price to compare.
 */
function findOutside(searched: readonly SearchedTable[], asked: Asked): readonly OutsideOffer[] {
  const { filters } = asked;
  const all = (filter: keyof OfferFilters, without: Partial<OfferFilters>): OutsideOffer[] => {
    const wanted = { ...filters, ...without };
    const others = [...matches(searched, { ...asked, filters: wanted })].flatMap(
      ({ found, size }) =>
        wanted.size === undefined || size === askedSizeOf(wanted) ? [found] : [],
    );
    return others.length === 0 ? [] : [{ filter, ...bestOf(others, filter, asked.now) }];
  };
  const outside = [
    ...(filters.near ? all("near", { near: false }) : []),
    ...(filters.open ? all("open", { open: false }) : []),
    ...(filters.size === undefined ? [] : all("size", { size: undefined })),
  ];
  if (outside.length > 0) return outside;
  return all(filters.near ? "near" : "open", { near: false, open: false, size: undefined });
}

/** What of some offers is named to who finds none that passes a filter. */
function bestOf(
  offers: readonly FoundOffer[],
  filter: keyof OfferFilters,
  now: number,
): Pick<OutsideOffer, "by" | "found"> {
  const far = ({ miles }: FoundOffer) => miles ?? Infinity;
  const opens = ({ offer: { store } }: FoundOffer) => {
    const state = openStateAt(store.openingHours, now);
    return state.kind === "closed" ? (state.opens?.at ?? Infinity) : Infinity;
  };
  const figure = filter === "near" ? far : filter === "open" ? opens : () => Infinity;
  const compare = (a: FoundOffer, b: FoundOffer) => {
    const [one, other] = [figure(a), figure(b)];
    return (one === other ? 0 : one - other) || byPrice(a, b);
  };
  const best = offers.reduce((first, each) => (compare(each, first) < 0 ? each : first));
  const isKnown = figure(best) < Infinity;
  return { found: best, by: !isKnown ? "cheapest" : filter === "near" ? "nearest" : "first" };
}

interface Match {
  found: FoundOffer;
  size: string | null;
  /** Whether its strain is called so. */
  isNamed: boolean;
}

/** All offers with the words and a price to compare at stores that pass, in whatever size. */
function* matches(searched: readonly SearchedTable[], asked: Asked): Generator<Match> {
  for (const { table, rows, texts, strains: names } of searched) {
    const found = findTexts(texts, asked.wanted);
    const named = findTexts(names, asked.wanted);
    if (found === null) continue;
    const passes = storesThatPass(table, asked);
    for (const row of rows) {
      const how = found[table.offers.product[row] ?? -1] ?? FOUND.not;
      const store = passes[table.offers.store[row] ?? -1] ?? null;
      if (how === FOUND.not || store === null) continue;
      const offer = offerAt(table, row);
      const price = priceOf(offer, asked);
      if (price === null) continue;
      const verdict = price.because === null ? verdictAt(table, row) : null;
      yield {
        found: { offer, price, miles: store.miles, isExact: how === FOUND.exactly, verdict },
        size: sizeOf(offer),
        isNamed: named?.[table.offers.product[row] ?? -1] === FOUND.exactly,
      };
    }
  }
}

/** Of each store of a table how far it is, where it passes the filters; `null` where it does not. */
function storesThatPass(
  { stores }: MenuTable,
  { filters, place, now }: Asked,
): ({ miles: number | null } | null)[] {
  return stores.map((store) => {
    const miles = milesTo(store, place);
    if (filters.near && (miles === null || miles > NEAR_MILES)) return null;
    return filters.open && !isOpenAt(store.openingHours, now) ? null : { miles };
  });
}

function priceOf(offer: StoreOffer, { register, now }: Asked): FoundOffer["price"] | null {
  const timed = inEpochMs(offer);
  const price = spokenPrice(timed, now, register?.isPatient === true);
  return price === null ? null : atRegister(price, timed, register, now);
}

/** The choice that an address asks for, which may have been written with another figure: 28 g for the ounce of 28.3 g. */
const askedSizeOf = ({ size }: Pick<OfferFilters, "size">) =>
  size === undefined ? undefined : chosenSize(size);

/** The choice of sizes that an offer belongs to. */
function sizeOf({ product, sizeKey, netMg, thcMg }: StoreOffer): string | null {
  const by = sizedBy(product.category);
  if (by === "weight") return netMg === null ? null : chosenSize(sizeKey);
  return by === "pack" ? chosenPack(thcMg) : null;
}

type Compare = (a: FoundOffer, b: FoundOffer) => number;

function keepFirst(
  best: Map<string, FoundOffer>,
  key: string,
  each: FoundOffer,
  compare: Compare,
): void {
  const known = best.get(key);
  if (known === undefined || compare(each, known) < 0) best.set(key, each);
}

const byPrice: Compare = (a, b) => byShownPrice(a.price, b.price);

/** Where none is known how far it is, all are equally far. */
const byMiles: Compare = ({ miles: a }, { miles: b }) =>
  a === b ? 0 : (a ?? Infinity) - (b ?? Infinity);

const COMPARE: Readonly<Record<FoundSort, Compare>> = {
  unit: (a, b) => byUnitPrice(a.price, b.price) || byMiles(a, b),
  price: (a, b) => byPrice(a, b) || byMiles(a, b),
  near: (a, b) => byMiles(a, b) || byUnitPrice(a.price, b.price),
};

/** Those with the very words first. */
const inOrder = (found: ReadonlyMap<string, FoundOffer>, compare: Compare): FoundOffer[] =>
  [...found.values()].toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || compare(a, b));

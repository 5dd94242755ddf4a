import type { SavedMenus } from "#data/saved/readSaved.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { CATEGORIES, type Category } from "#domain/offers/categories.ts";
import { bySize, sizeChoice } from "#domain/offers/sizes.ts";
import { sizeName } from "#domain/offers/titles.ts";
import { askedSizeOf } from "#domain/prices/cheapestOf.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { freshnessOf, RANKED_FOR_MS } from "#domain/time/freshness.ts";
import { offerAt, offerCount, type MenuTable } from "#domain/offers/menuTable.ts";
import {
  currentPrice,
  silenceOf,
  spokenPrice,
  type SpokenPrice,
} from "#domain/offers/currentPrice.ts";
import {
  atRegister,
  byUnitPrice,
  taxedFirst,
  type Register,
  type ShownPrice,
} from "#domain/prices/atRegister.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { storeTitle, type Store } from "#domain/stores/stores.ts";

/** Where the shelf is on the page of a strain. */
export const SHELF_ID = "shelf";

/** What a store has of a strain in one category. */
export interface ShelfLine {
  category: Category;
  /** What the visitor pays for the cheapest, in cents; `null` where no price may be compared. */
  fromCents: number | null;
  /** With tax, as it is about to be at the register. */
  isAbout: boolean;
  /** What that is the price of, in words; `null` with no price. */
  size: string | null;
  products: number;
}

/** A category of several stores, with the lowest of their prices. */
export type LowestLine = Omit<ShelfLine, "products">;

/** A store that lists the strain. */
export interface ShelfStore {
  store: Store;
  lines: readonly ShelfLine[];
  /** Newest observation among its offers. */
  observedAt: string;
  /** Everything it has of the strain is for patients only. */
  patientsOnly: boolean;
}

export interface ShelfRegion {
  /** `null` where a store's county is not known. */
  region: Region | null;
  stores: readonly ShelfStore[];
}

/**
 * Where a strain is on the shelf by the saved menus, region by region: not sold out
 * as far as known, and still on its store's menu. Old menus come after newer ones.
 *
 * @param slug of the strain
 * @param now the device's clock, epoch milliseconds
 * @param register for a visitor who wants to see what is paid
 */
export function shelfOf(
  saved: SavedMenus,
  slug: string,
  now: number,
  register: Register | null = null,
): ShelfRegion[] {
  const byStore = new Map<string, StoreOffer[]>();
  for (const offer of offersOf(saved, slug)) {
    if (offer.stock === "no" || offer.missingSince !== null) continue;
    byStore.set(offer.store.slug, [...(byStore.get(offer.store.slug) ?? []), offer]);
  }
  const stores = [...byStore.values()].flatMap((offers) => storeOf(offers, now, register));
  return [...REGIONS, null].flatMap((region) => {
    const here = stores.filter(({ store }) => store.region === region);
    return here.length === 0 ? [] : [{ region, stores: here.sort(newerFirst(now)) }];
  });
}

/** A strain's own small menu, as if it were the only saved one. */
export function menusOf(table: MenuTable): SavedMenus {
  const rows = Array.from({ length: offerCount(table) }, (_, row) => row);
  return { stores: table.stores, tables: [{ table, rows }] };
}

/** Whether a store counts among those that have a strain: by a menu of its own that is not too old to be ranked, as on the server. */
export const isCounted = ({ store, observedAt }: ShelfStore, now: number): boolean =>
  store.twinOf === null && now - Date.parse(observedAt) <= RANKED_FOR_MS;

/** What is cheapest by the gram of a strain at a store. */
export interface CheapestAtStore {
  offer: StoreOffer;
  price: ShownPrice<SpokenPrice>;
  /** `null` where the visitor's place or the store's is not known. */
  miles: number | null;
}

interface CheapestAsked {
  /** Where the visitor is; it never leaves the phone. */
  place: Place | null;
  register: Register | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Of one category: its lowest price, and where a strain costs the least by unit, the cheapest first. */
export interface CheapestOfCategory extends LowestLine {
  stores: readonly CheapestAtStore[];
}

/** As many as one chooses from. */
const MOST_STORES = 3;

/**
 * Category by category, flower first, the three stores that sell a strain for the least: of flower in the one size by which
 * stores are told (`askedSizeOf`), and after those the others by weight, so that figures down the list compare; of all else,
 * and in one size, what is cheapest by the gram (of edibles by 100 mg). Of equal ones the nearest is first. A gram of a pre-roll is no price of
 * flower, so they never stand in one list. What may not be compared (`spokenPrice`) is not among them.
 *
 * @param slug of the strain
 */
export function cheapestStores(
  saved: SavedMenus,
  slug: string,
  { place, register, now }: CheapestAsked,
): CheapestOfCategory[] {
  const all = new Map<Category, CheapestAtStore[]>();
  for (const offer of offersOf(saved, slug)) {
    const timed = inEpochMs(offer);
    const spoken = spokenPrice(timed, now, register?.isPatient === true);
    if (spoken === null) continue;
    const price = atRegister(spoken, timed, register, now);
    const { category } = offer.product;
    const its = all.get(category) ?? [];
    all.set(category, its);
    its.push({ offer, price, miles: milesTo(offer.store, place) });
  }
  return CATEGORIES.flatMap((category) => {
    const its = all.get(category) ?? [];
    if (its.length === 0) return [];
    const bySizeAsked = category === "flower" ? askedFirst(its) : sameSize;
    const inOrder = its.toSorted(
      (a, b) =>
        bySizeAsked(a, b) || byUnit(a, b) || (a.miles ?? Infinity) - (b.miles ?? Infinity) || 0,
    );
    const named = new Set<string>();
    const stores = inOrder.filter(({ offer: { store } }) => {
      const isFirst = !named.has(store.slug);
      named.add(store.slug);
      return isFirst;
    });
    const prices = its.map(({ offer, price: { cents: fromCents, isAbout } }) => ({
      fromCents,
      isAbout,
      size: sizeName(offer),
    }));
    return [{ category, stores: stores.slice(0, MOST_STORES), ...lowest(prices) }];
  });
}

const sameSize = () => 0;

/** The size that stores are told by before all others, which follow by their weight. */
function askedFirst(offers: readonly CheapestAtStore[]) {
  const asked = askedSizeOf(offers)?.sizeKey ?? null;
  const keyOf = ({ offer }: CheapestAtStore) => sizeChoice(offer).key;
  return (a: CheapestAtStore, b: CheapestAtStore): number =>
    Number(keyOf(b) === asked) - Number(keyOf(a) === asked) || bySize(keyOf(a), keyOf(b));
}

/** Whether flower of a strain is on any menu, for the visitor and with a price or not. */
export function flowerOnShelf(saved: SavedMenus, slug: string): "none" | "patients" | "listed" {
  const menus = offersOf(saved, slug)
    .filter(({ product, stock }) => product.category === "flower" && stock !== "no")
    .filter(({ missingSince }) => missingSince === null)
    .map(({ menu }) => menu);
  if (menus.length === 0) return "none";
  return menus.every((menu) => menu === "med") ? "patients" : "listed";
}

const byUnit = (a: CheapestAtStore, b: CheapestAtStore) => byUnitPrice(a.price, b.price);

/** The saved offers of one strain; a dictionary says at once which tables have any. */
function offersOf({ tables }: SavedMenus, slug: string): StoreOffer[] {
  return tables.flatMap(({ table, rows }) => {
    if (!table.products.strainSlug.values.includes(slug)) return [];
    return rows
      .filter((row) => valueAt(table.products.strainSlug, table.offers.product[row] ?? -1) === slug)
      .map((row) => offerAt(table, row));
  });
}

function storeOf(
  offers: readonly StoreOffer[],
  now: number,
  register: Register | null,
): ShelfStore[] {
  const [first] = offers;
  if (first === undefined) return [];
  const forAll = offers.filter(({ menu }) => menu !== "med");
  const counted = forAll.length === 0 ? offers : forAll;
  const categories = [...new Set(counted.map(({ product }) => product.category))];
  const newest = Math.max(...offers.map(({ observedAt }) => Date.parse(observedAt)));
  return [
    {
      store: first.store,
      lines: categories.map((category) => {
        const its = counted.filter(({ product }) => product.category === category);
        const { fromCents, isAbout, size } = lowestOf(its, now, register);
        return {
          category,
          fromCents,
          isAbout,
          size,
          products: new Set(its.map(({ product }) => product.code)).size,
        };
      }),
      observedAt: new Date(newest).toISOString(),
      patientsOnly: forAll.length === 0,
    },
  ];
}

function lowestOf(offers: readonly StoreOffer[], now: number, register: Register | null) {
  const prices = offers.flatMap((offer) => {
    const timed = inEpochMs(offer);
    const price = currentPrice(timed, now);
    if (silenceOf(timed, price.unit) !== null) return [];
    const { cents, isAbout } = atRegister(price, timed, register, now);
    return [{ fromCents: cents, isAbout, size: sizeName(offer) }];
  });
  return lowest(prices);
}

/** The lowest of prices with tax, and only where there is none that of those before tax: the two are not compared. */
function lowest(prices: readonly Omit<LowestLine, "category">[]) {
  const none = { fromCents: null, isAbout: false, size: null };
  const [{ fromCents, isAbout, size } = none] = prices.toSorted(
    (a, b) => taxedFirst(a, b) || (a.fromCents ?? Infinity) - (b.fromCents ?? Infinity),
  );
  return { fromCents, isAbout, size };
}

/** One line for each category that some stores have, with the lowest of their prices. */
export function lowestLines(stores: readonly ShelfStore[]): LowestLine[] {
  const lines = stores.flatMap((each) => each.lines);
  return CATEGORIES.flatMap((category) => {
    const its = lines.filter((line) => line.category === category);
    const priced = its.filter(({ fromCents }) => fromCents !== null);
    return its.length === 0 ? [] : [{ category, ...lowest(priced) }];
  });
}

/** Old menus last, then by name. */
const newerFirst = (now: number) => (a: ShelfStore, b: ShelfStore) =>
  staleness(a, now) - staleness(b, now) ||
  storeTitle(a.store).localeCompare(storeTitle(b.store), "en");

const staleness = ({ observedAt }: ShelfStore, now: number) =>
  freshnessOf(Date.parse(observedAt), now) === "stale" ? 1 : 0;

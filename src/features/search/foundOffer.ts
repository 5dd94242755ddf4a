import { CATEGORIES } from "#domain/offers/categories.ts";
import type { SpokenPrice } from "#domain/offers/currentPrice.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { chosenPack, chosenSize, eighthFirst, sizedBy } from "#domain/offers/sizes.ts";
import { byShownPrice, byUnitPrice, type ShownPrice } from "#domain/prices/atRegister.ts";
import type { FoundSort } from "./searchSearch.ts";

/** The first of a product that passes, with all that decides where to buy it. */
export interface FoundOffer {
  offer: StoreOffer;
  price: ShownPrice<SpokenPrice>;
  /** `null` where the visitor's place or the store's is not known. */
  miles: number | null;
  /** When its store opens next, in epoch milliseconds; infinitely late where it is open, or that is not known or asked for. */
  opensAt: number;
  /** Whether the very words that were typed were found, and not only words like them. */
  isExact: boolean;
  /** What its past says of the price; `null` where that is not known, or the price is the visitor's alone. */
  verdict: PriceVerdict | null;
}

/** The orders that may be asked for, the one of stores of which none is open, and the one that stands where flower answers. */
export type ListedSort = FoundSort | "opens" | "size";

/** Which of two offers stands first. */
export type Compare = (a: FoundOffer, b: FoundOffer) => number;

/** What is paid, least first. */
export const byPrice: Compare = (a, b) => byShownPrice(a.price, b.price);

/** Where none is known how far it is, all are equally far. */
export const byMiles: Compare = ({ miles: a }, { miles: b }) =>
  a === b ? 0 : (a ?? Infinity) - (b ?? Infinity);

/** What was seen last, where all else is the same. */
const byAge: Compare = ({ offer: a }, { offer: b }) =>
  Date.parse(b.observedAt) - Date.parse(a.observedAt);

/** Two that are not known to open are equally late. */
const byOpening: Compare = ({ opensAt: a }, { opensAt: b }) => (a === b ? 0 : a - b);

/** As the kinds stand everywhere: a gram of one says nothing of a gram of another. */
const byKind: Compare = ({ offer: a }, { offer: b }) =>
  CATEGORIES.indexOf(a.product.category) - CATEGORIES.indexOf(b.product.category);

/** Of the kind that is meant where none is named. */
export const isFlower = ({ offer }: FoundOffer) => offer.product.category === "flower";

/** The orders as they may be asked for. By size flower stands as on a menu, before what has no sizes to be asked for. */
export const COMPARE: Readonly<Record<ListedSort, Compare>> = {
  unit: (a, b) => byUnitPrice(a.price, b.price) || byMiles(a, b) || byAge(a, b),
  price: (a, b) => byPrice(a, b) || byMiles(a, b) || byAge(a, b),
  near: (a, b) => byMiles(a, b) || byUnitPrice(a.price, b.price),
  size: (a, b) =>
    Number(isFlower(b)) - Number(isFlower(a)) ||
    (isFlower(a)
      ? eighthFirst(chosenSize(a.offer.sizeKey), chosenSize(b.offer.sizeKey)) || byPrice(a, b)
      : byKind(a, b) || byUnitPrice(a.price, b.price)) ||
    byMiles(a, b) ||
    byAge(a, b),
  opens: (a, b) => byOpening(a, b) || byMiles(a, b) || byUnitPrice(a.price, b.price),
};

/** Where no name is asked for, flower goes before all else: that is what people mean. */
export const comparedBy = ({ ofAll }: { ofAll?: object | undefined }, compare: Compare): Compare =>
  ofAll === undefined
    ? compare
    : (a, b) => Number(isFlower(b)) - Number(isFlower(a)) || compare(a, b);

/** The choice of sizes that an offer belongs to, `"3500mg"`; `null` where its size is not known. */
export function sizeOf({ product, sizeKey, netMg, thcMg }: StoreOffer): string | null {
  const by = sizedBy(product.category);
  if (by === "weight") return netMg === null ? null : chosenSize(sizeKey);
  return by === "pack" ? chosenPack(thcMg) : null;
}

/** Keeps of those with one key the one that stands first. */
export function keepFirst(
  best: Map<string, FoundOffer>,
  key: string,
  each: FoundOffer,
  compare: Compare,
): void {
  const known = best.get(key);
  if (known === undefined || compare(each, known) < 0) best.set(key, each);
}

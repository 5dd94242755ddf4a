import { byShownPrice, byUnitPrice } from "#domain/prices/atRegister.ts";
import type { Asked, FoundOffer } from "./offerSearch.ts";
import type { FoundSort } from "./searchSearch.ts";

/** The orders that may be asked for, and the one of stores of which none is open. */
export type ListedSort = FoundSort | "opens";

/** Which of two offers stands first. */
export type Compare = (a: FoundOffer, b: FoundOffer) => number;

export const byPrice: Compare = (a, b) => byShownPrice(a.price, b.price);

/** Where none is known how far it is, all are equally far. */
export const byMiles: Compare = ({ miles: a }, { miles: b }) =>
  a === b ? 0 : (a ?? Infinity) - (b ?? Infinity);

/** Two that are not known to open are equally late. */
const byOpening: Compare = ({ opensAt: a }, { opensAt: b }) => (a === b ? 0 : a - b);

export const COMPARE: Readonly<Record<ListedSort, Compare>> = {
  unit: (a, b) => byUnitPrice(a.price, b.price) || byMiles(a, b),
  price: (a, b) => byPrice(a, b) || byMiles(a, b),
  near: (a, b) => byMiles(a, b) || byUnitPrice(a.price, b.price),
  opens: (a, b) => byOpening(a, b) || byMiles(a, b) || byUnitPrice(a.price, b.price),
};

export const isFlower = ({ offer }: FoundOffer) => offer.product.category === "flower";

/** Where no name is asked for, flower goes before all else: that is what people mean. */
export const comparedBy = ({ ofAll }: Pick<Asked, "ofAll">, compare: Compare): Compare =>
  ofAll === undefined
    ? compare
    : (a, b) => Number(isFlower(b)) - Number(isFlower(a)) || compare(a, b);

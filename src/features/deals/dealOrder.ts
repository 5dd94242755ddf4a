import { SECTIONS, type Section } from "#domain/offers/categories.ts";
import {
  byUnitPriceThenCostThenNewest,
  type DealPrice,
  type OfferDeal,
} from "#domain/offers/deals.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import type { DealPast } from "#domain/offers/productDetail.ts";
import { taxedFirst, type ShownPrice } from "#domain/prices/atRegister.ts";
import { opensAt } from "#domain/stores/openState.ts";
import type { DealSort } from "./dealsSearch.ts";

/** A deal of the list, which is sorted by its age, too: epoch milliseconds. */
export interface ListedDeal extends OfferDeal {
  /** As the visitor wants to see it. That it is a deal was decided before tax. */
  price: ShownPrice<DealPrice>;
  observedAt: number;
  /** What its store asked before; `null` where that is not known. */
  past: DealPast | null;
  /** How far its store is; `null` where that or the visitor's place is not known. */
  miles: number | null;
  /** What its own past says of its price, if that is the price that is shown. */
  verdict: PriceVerdict | null;
  /** Nobody can walk into its store any more today: it stands behind those of stores where one can. */
  isShut?: boolean;
}

/** Deals in an order in which those stand last that are always on sale, as one list of news and one of these. */
export function newsFirst<Deal extends ListedDeal>(
  deals: readonly Deal[],
): { news: readonly Deal[]; alwaysOn: readonly Deal[] } {
  const at = deals.findIndex(isAlwaysOn);
  return at === -1
    ? { news: deals, alwaysOn: [] }
    : { news: deals.slice(0, at), alwaysOn: deals.slice(at) };
}

/** Those of stores that are over for today come last. */
export const shutLast = (a: ListedDeal, b: ListedDeal): number =>
  Number(a.isShut ?? false) - Number(b.isShut ?? false);

/** The order of one section: by unit price, which compares within a section only; what is always on sale last. */
const inSection = (a: ListedDeal, b: ListedDeal): number =>
  Number(isAlwaysOn(a)) - Number(isAlwaysOn(b)) ||
  shutLast(a, b) ||
  taxedFirst(a.price, b.price) ||
  byUnitPriceThenCostThenNewest(a, b);

/** Deals of each section that has any, in the site's order, each by unit price. */
export function bySection(
  deals: readonly ListedDeal[],
): { section: Section; deals: ListedDeal[] }[] {
  return SECTIONS.map((section) => ({
    section,
    deals: deals.filter(({ price }) => price.section === section).sort(inSection),
  })).filter((group) => group.deals.length > 0);
}

/** The orders that may be asked for, and the one of deals of which none is at an open store. */
export type ListedSort = DealSort | "opens";

/**
 * One list across sections, hence never by unit price alone: by how far below, how newly seen, how near, or, at `now`
 * (epoch milliseconds), how soon its store opens. What is equally near, or opens at the same time, stands as the sections
 * do, the cheapest of each first.
 */
export function acrossSections(
  deals: readonly ListedDeal[],
  sort: Exclude<ListedSort, "size" | "unit">,
  now: number,
): ListedDeal[] {
  const late = sort === "opens" ? openingsOf(deals, now) : null;
  const compare = (a: ListedDeal, b: ListedDeal): number => {
    if (late !== null) return late(a, b) || asSections(a, b);
    if (sort === "near") return byFigure(far, a, b) || asSections(a, b);
    return (sort === "newest" ? b.observedAt - a.observedAt : 0) || b.price.off - a.price.off;
  };
  return deals.toSorted(
    (a, b) => Number(isAlwaysOn(a)) - Number(isAlwaysOn(b)) || shutLast(a, b) || compare(a, b),
  );
}

const place = ({ price }: ListedDeal): number => SECTIONS.indexOf(price.section);
export const asSections = (a: ListedDeal, b: ListedDeal): number =>
  byFigure(place, a, b) || inSection(a, b);
export const far = ({ miles }: ListedDeal): number => miles ?? Infinity;

export function byFigure(
  figure: (deal: ListedDeal) => number,
  a: ListedDeal,
  b: ListedDeal,
): number {
  const [one, other] = [figure(a), figure(b)];
  // Two that are infinitely far differ by nothing.
  return one === other ? 0 : one - other;
}

/** Compares deals by when their stores open, which is asked once for a store, however many deals it has. */
export function openingsOf(deals: readonly ListedDeal[], now: number) {
  const hours = new Map(deals.map(({ offer: { store } }) => [store.slug, store.openingHours]));
  const opens = new Map([...hours].map(([slug, own]) => [slug, opensAt(own, now)]));
  const late = ({ offer }: ListedDeal) => opens.get(offer.store.slug) ?? Infinity;
  return (a: ListedDeal, b: ListedDeal): number => byFigure(late, a, b);
}

/** Whether a deal is a sale that is always on: it is listed, below those that are news (decision 49). */
const isAlwaysOn = ({ price, verdict }: ListedDeal): boolean =>
  price.onSale && verdict?.kind === "usual";

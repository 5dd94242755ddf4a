import { milesTo } from "#domain/stores/storePlace.ts";
import { openStateAt } from "#domain/stores/openState.ts";
import {
  byMiles,
  byPrice,
  COMPARE,
  isFlower,
  sizeOf,
  type Compare,
  type FoundOffer,
  type ListedSort,
} from "./foundOffer.ts";
import {
  askedSizeOf,
  findOffers,
  matches,
  type Asked,
  NO_FILTERS,
  type FoundOffers,
  type OfferFilters,
} from "./offerSearch.ts";
import type { SearchedTable } from "./searchedTables.ts";
import type { FoundSort } from "./searchSearch.ts";

/** What is found, and what is said where filters leave nothing. */
export interface FoundInAll {
  found: FoundOffers;
  /** The order that it stands in. */
  sort: ListedSort;
  /** The order unless another is chosen. */
  usual: ListedSort;
  /** What is outside of the filters that leave nothing. */
  outside: readonly OutsideOffer[];
  /** None is known to be open: what is found are those that are not, which are better than an empty list. */
  isNoneOpen: boolean;
  /** Nothing is of the size that was asked for: what is found are those of the size next to it, which is named by this. */
  nextSize: string | null;
  /** How many stores have it and may be open: their hours are not known. Counted where some are known to be. */
  withoutHours: number;
}

/** Where nothing was asked for. */
export const NOTHING: FoundInAll = {
  found: {
    products: [],
    storesOf: new Map(),
    strains: [],
    answer: null,
    sizes: new Map(),
    hasHours: false,
  },
  sort: "unit",
  usual: "unit",
  outside: [],
  isNoneOpen: false,
  nextSize: null,
  withoutHours: 0,
};

/**
 * {@link findOffers}, and where open ones are asked for and none is, all others in the order in which they open, with what
 * is to be said of them.
 */
export function findAll(
  searched: readonly SearchedTable[],
  { sort, ...asked }: Asked & { sort: FoundSort | undefined },
): FoundInAll {
  const { open, size } = asked.filters;
  // Prices of one size compare as they are.
  const byUnit = size === undefined ? "unit" : "price";
  const inUnits = findOffers(searched, { ...asked, sort: sort ?? byUnit });
  // Where flower is the answer it stands as on a menu: by the gram it would begin with ounces.
  const isSized = size === undefined && inUnits.products.slice(0, 1).some(isFlower);
  const usual = isSized ? "size" : byUnit;
  const first =
    isSized && sort === undefined ? findOffers(searched, { ...asked, sort: usual }) : inUnits;
  const some = {
    found: first,
    sort: sort ?? usual,
    usual,
    outside: [],
    isNoneOpen: false,
    nextSize: null,
    withoutHours: 0,
  } as const;
  if (first.products.length > 0)
    return open ? { ...some, withoutHours: storesWithoutHours(searched, asked) } : some;
  if (inForce(asked.filters).length === 0) return some;
  const outside = findOutside(searched, asked);
  const next = nextSizeOf(searched, asked, outside);
  if (next !== null) {
    const filters = { ...asked.filters, size: next.size };
    const inNext = findAll(searched, { ...asked, filters, sort });
    return { ...inNext, outside: [next.outside, ...inNext.outside], nextSize: next.size };
  }
  if (!open) return { ...some, outside };
  const all = { ...asked, filters: { ...asked.filters, open: false }, tellsOpening: true };
  const inTurn = findOffers(searched, { ...all, sort: "opens" });
  if (inTurn.products.length === 0) return { ...some, outside };
  const isKnown = inTurn.products.some((each) => each.opensAt < Infinity);
  const order = isKnown ? "opens" : usual;
  const by = sort ?? order;
  const found = by === "opens" ? inTurn : findOffers(searched, { ...all, sort: by });
  return { ...some, found, sort: by, usual: order, outside, isNoneOpen: true };
}

/**
 * Of a size that nothing has the one next to it, whether what there is of it is open now or not: who asks for an eighth that
 * is open wants a tenth that opens later, and not what is open in any size. `null` where it has that size, or a name was
 * asked for.
 *
 * @param ofAsked what is outside of the filters as they are
 */
function nextSizeOf(
  searched: readonly SearchedTable[],
  asked: Asked,
  ofAsked: readonly OutsideOffer[],
): { size: string; outside: OutsideOffer } | null {
  if (asked.filters.size === undefined) return null;
  const anyTime = { ...asked, filters: { ...asked.filters, open: false } };
  if (asked.filters.open && findOffers(searched, { ...anyTime, sort: "price" }).products.length > 0)
    return null;
  const known = asked.filters.open ? findOutside(searched, anyTime) : ofAsked;
  const outside = known.find(({ filter, by }) => filter === "size" && by === "nearest");
  const size = outside === undefined ? null : sizeOf(outside.found.offer);
  return outside === undefined || size === null ? null : { size, outside };
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
  /** Those that are to be taken off to have it. */
  without: readonly (keyof OfferFilters)[];
  /** Why it is this one: the nearest, the one whose store opens first, or the cheapest. */
  by: "nearest" | "first" | "cheapest";
  found: FoundOffer;
  /** It is not open, as far as is known, and neither of it nor of any other it is known when it opens. */
  lacksHours?: boolean;
}

/**
 * Where the filters leave nothing, the best that one of them keeps out, for each that keeps something out; where only all
 * of them together do, the nearest, or the cheapest, of all. Without any when nothing has the words, or no price to compare.
 */
function findOutside(searched: readonly SearchedTable[], asked: Asked): readonly OutsideOffer[] {
  const { filters } = asked;
  const all = (without: readonly (keyof OfferFilters)[]): OutsideOffer[] => {
    const [filter] = without;
    if (filter === undefined) return [];
    const wanted = {
      ...filters,
      ...Object.fromEntries(without.map((each) => [each, NO_FILTERS[each]])),
    };
    const size = askedSizeOf(wanted);
    const others = [
      ...matches(searched, { ...asked, filters: wanted, tellsOpening: true }),
    ].flatMap((match) => (size === undefined || match.size === size ? [match.found] : []));
    if (others.length === 0) return [];
    const best = filter === "size" ? inNextSize(others, asked) : bestOf(others, filter, filters);
    return [{ filter, without, ...best }];
  };
  const some = inForce(filters);
  const outside = some.flatMap((filter) => all([filter]));
  return outside.length > 0 ? outside : all(some);
}

/** The filters that leave something out, in the order in which they are spoken of. */
const inForce = (filters: OfferFilters): (keyof OfferFilters)[] =>
  (["near", "town", "open", "size", "maxCents", "isDeal"] as const).filter(
    (each) => filters[each] !== NO_FILTERS[each],
  );

/** In place of a size that nothing has: the cheapest; where nothing but the size was asked for, that of the size next to it. */
function inNextSize(
  offers: readonly FoundOffer[],
  { ofAll, filters }: Asked,
): Pick<OutsideOffer, "by" | "found"> {
  const wanted = Number.parseInt(filters.size ?? "", 10);
  const known = offers.filter(({ offer: { netMg } }) => netMg !== null);
  if (ofAll === undefined || Number.isNaN(wanted) || known.length === 0)
    return bestOf(offers, "size", filters);
  const flower = known.filter(isFlower);
  const some = flower.length === 0 ? known : flower;
  const far = ({ offer: { netMg } }: FoundOffer) => Math.abs((netMg ?? 0) - wanted);
  const next = Math.min(...some.map(far));
  return {
    ...bestOf(
      some.filter((each) => far(each) === next),
      "size",
      filters,
    ),
    by: "nearest",
  };
}

/** What of some offers is named to who finds none that passes a filter. */
function bestOf(
  offers: readonly FoundOffer[],
  filter: keyof OfferFilters,
  { town }: OfferFilters,
): Pick<OutsideOffer, "by" | "found" | "lacksHours"> {
  const first = (compare: Compare) =>
    offers.reduce((best, each) => (compare(each, best) < 0 ? each : best));
  if (filter === "town") {
    // Who asks for a town goes there, wherever the phone is now.
    const far = ({ offer }: FoundOffer) => milesTo(offer.store, town?.place ?? null) ?? Infinity;
    const nearest = first((a, b) => (far(a) === far(b) ? byPrice(a, b) : far(a) - far(b)));
    if (far(nearest) < Infinity) return { found: nearest, by: "nearest" };
  }
  if (filter === "near") {
    const nearest = first((a, b) => byMiles(a, b) || byPrice(a, b));
    if (nearest.miles !== null) return { found: nearest, by: "nearest" };
  }
  if (filter === "open") {
    const earliest = first(COMPARE.opens);
    if (earliest.opensAt < Infinity) return { found: earliest, by: "first" };
  }
  const lacksHours =
    filter === "open" && offers.every(({ offer }) => offer.store.openingHours === null);
  return { found: first(byPrice), by: "cheapest", ...(lacksHours && { lacksHours }) };
}

/** The nearest that is not near: an open one, where that is asked for, unless nothing else is listed. */
export const farther = (
  outside: readonly OutsideOffer[],
  isAlone: boolean,
): FoundOffer | undefined =>
  outside.find(
    ({ filter, by, without }) =>
      filter === "near" && (isAlone ? by === "nearest" : !without.includes("open")),
  )?.found;

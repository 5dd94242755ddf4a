import { calendarDay } from "#domain/time/calendar.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { atRegister, centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { dealPrice, forPatient } from "#domain/offers/deals.ts";
import { PATIENTS_PRICE } from "#domain/prices/ownSales.ts";
import { offerAt, offerCount, verdictAt, type MenuTable } from "#domain/offers/menuTable.ts";
import type { DealPast } from "#domain/offers/productDetail.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { isOpenAt, opensAt } from "#domain/stores/openState.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { isOpenUnknown, isShutToday } from "#domain/stores/openingWords.ts";
import { isOfSize } from "#domain/offers/sizes.ts";
import { isCalled } from "#domain/stores/stores.ts";
import { asSections, byFigure, far, openingsOf, type ListedDeal } from "./dealOrder.ts";
import type { DealsSearch } from "./dealsSearch.ts";

interface DealRows {
  table: MenuTable;
  pasts?: readonly DealPast[];
}

/**
 * Offers of an answer that are deals at `now` (epoch milliseconds): what has ended by this phone's clock is gone. A
 * patient sees those, too, that only patients get.
 *
 * @param place where the visitor is, if that is known
 */
export function dealsOf(
  { patients, ...rows }: DealRows & { patients?: DealRows | undefined },
  now: number,
  register: Register | null = null,
  place: Place | null = null,
): ListedDeal[] {
  const visit = { now, register, place };
  const everybodys = listed(rows, visit, false);
  return patients === undefined || register?.isPatient !== true
    ? everybodys
    : [...everybodys, ...listed(patients, visit, true)];
}

interface Visit {
  now: number;
  register: Register | null;
  place: Place | null;
}

function listed(
  { table, pasts = [] }: DealRows,
  { now, register, place }: Visit,
  forPatients: boolean,
): ListedDeal[] {
  return Array.from({ length: offerCount(table) }, (_, row) => offerAt(table, row)).flatMap(
    (offer, row) => {
      const timed = inEpochMs(offer);
      const price = dealPrice(timed, now, forPatients);
      const past = pasts[row] ?? null;
      if (price === null) return [];
      const wasCents = centsAtRegister(price.wasCents, offer, register).cents;
      const own = forPatients ? forPatient(timed) : timed;
      const shown = { ...atRegister(price, own, register, now), wasCents };
      if (own !== timed && price.onSale) shown.because ??= PATIENTS_PRICE;
      const verdict = shown.because === null ? verdictAt(table, row) : null;
      const { observedAt } = timed;
      const miles = milesTo(offer.store, place);
      const then = pastAt(past, offer, register);
      return [{ offer, price: shown, past: then, miles, verdict, observedAt }];
    },
  );
}

/** What was asked before is held against the price that is shown, so it is with tax where that is. */
function pastAt(
  past: DealPast | null,
  offer: StoreOffer,
  register: Register | null,
): DealPast | null {
  if (past === null || past.lowestCents === null) return past;
  return { ...past, lowestCents: centsAtRegister(past.lowestCents, offer, register).cents };
}

/**
 * The deals that pass the filters, in no order yet.
 *
 * @param hasTax prices are shown with tax: a highest price lets nothing through of which it is not known
 */
export function filterDeals(
  deals: readonly ListedDeal[],
  search: DealsSearch,
  now: number,
  hasTax = false,
): ListedDeal[] {
  const { region, section, store, size, near, open, sale, maxPrice } = search;
  return deals.filter(
    ({ offer, price, miles }) =>
      (region === undefined || offer.store.region === region) &&
      (section === undefined || price.section === section) &&
      (store === undefined || isCalled(offer.store, store)) &&
      (size === undefined || isOfSize(offer, size)) &&
      (maxPrice === undefined || (price.cents <= maxPrice * 100 && (!hasTax || price.isAbout))) &&
      (near === undefined || (miles !== null && miles <= NEAR_MILES)) &&
      (open === undefined || isOpenAt(offer.store.openingHours, now)) &&
      (sale === undefined || endsToday(offer, now)),
  );
}

/** Deals that pass the filters, and what is said where open stores are asked for. */
interface FoundDeals {
  deals: readonly ListedDeal[];
  /** None is known to be open: the deals are those of stores that are not, which are better than an empty list. */
  isNoneOpen: boolean;
  /** When it is known of one of them, the deal whose store opens first, the nearest of equals; in its order they stand. */
  first: ListedDeal | null;
  /** How many stores with such deals may be open: their hours are not known. */
  withoutHours: number;
  /** Which are all that have any of them. */
  isNoneKnown: boolean;
}

/** {@link filterDeals}, and where open stores are asked for and none is, those of all others. */
export function findDeals(
  deals: readonly ListedDeal[],
  search: DealsSearch,
  now: number,
  hasTax = false,
): FoundDeals {
  const found = withShut(filterDeals(deals, search, now, hasTax), now);
  if (search.open === undefined)
    return { deals: found, isNoneOpen: false, first: null, withoutHours: 0, isNoneKnown: false };
  const others = filterDeals(deals, { ...search, open: undefined }, now, hasTax);
  const stores = new Map(others.map(({ offer: { store } }) => [store.slug, store]));
  const unknown = [...stores.values()].filter(isOpenUnknown);
  const isNoneOpen = found.length === 0 && others.length > 0;
  return {
    deals: isNoneOpen ? others : found,
    isNoneOpen,
    first: isNoneOpen ? firstToOpen(others, now) : null,
    withoutHours: unknown.length,
    isNoneKnown: unknown.length > 0 && unknown.length === stores.size,
  };
}

/** Deals are looked at by who goes there today. Hours are asked once for a store, however many deals it has. */
function withShut(deals: readonly ListedDeal[], now: number): readonly ListedDeal[] {
  const stores = new Map(deals.map(({ offer: { store } }) => [store.slug, store]));
  const shut = new Set([...stores].flatMap(([slug, own]) => (isShutToday(own, now) ? [slug] : [])));
  return deals.map((deal) => (shut.has(deal.offer.store.slug) ? { ...deal, isShut: true } : deal));
}

/** Of some deals one whose store opens before all others, the nearest of equals; `null` where no hours are known. */
function firstToOpen(deals: readonly ListedDeal[], now: number): ListedDeal | null {
  const late = openingsOf(deals, now);
  const [first] = deals.toSorted((a, b) => late(a, b) || byFigure(far, a, b));
  return first === undefined || opensAt(first.offer.store.openingHours, now) === Infinity
    ? null
    : first;
}

/** Where nothing near passes: what is nearest, and which chips keep it out. */
interface OutsideDeal {
  deal: ListedDeal;
  without: readonly ("near" | "open")[];
}

/** Of deals that are not near, and if need be not at an open store, the nearest that passes all other filters; `null` for none. */
export function nearestOutside(
  deals: readonly ListedDeal[],
  search: DealsSearch,
  now: number,
  hasTax = false,
): OutsideDeal | null {
  if (search.near === undefined) return null;
  const ways: OutsideDeal["without"][] =
    search.open === undefined ? [["near"]] : [["near"], ["near", "open"]];
  for (const without of ways) {
    const wanted = { ...search, ...Object.fromEntries(without.map((each) => [each, undefined])) };
    const [deal] = filterDeals(deals, wanted, now, hasTax).toSorted(
      (a, b) => byFigure(far, a, b) || asSections(a, b),
    );
    if (deal !== undefined) return { deal, without };
  }
  return null;
}

/** How many deals a highest price leaves out for that reason alone. */
export function countUntaxedDeals(
  deals: readonly ListedDeal[],
  search: DealsSearch,
  now: number,
  hasTax: boolean,
): number {
  if (search.maxPrice === undefined || !hasTax) return 0;
  return filterDeals(deals, search, now).filter(({ price }) => !price.isAbout).length;
}

function endsToday({ saleEndsAt }: StoreOffer, now: number): boolean {
  // A sale to midnight ends with the day before it.
  return saleEndsAt !== null && calendarDay(Date.parse(saleEndsAt) - 1) === calendarDay(now);
}

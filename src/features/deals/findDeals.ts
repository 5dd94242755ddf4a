import { calendarDay } from "#domain/time/calendar.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { SECTIONS, type Section } from "#domain/offers/categories.ts";
import { byUnitPriceThenCostThenNewest, dealPrice, type OfferDeal } from "#domain/offers/deals.ts";
import { offerAt, offerCount, type MenuTable } from "#domain/offers/menuTable.ts";
import type { DealPast } from "#domain/offers/productDetail.ts";
import { isCalled } from "#domain/stores/stores.ts";
import type { DealsSearch, DealSort } from "./dealsSearch.ts";

/** A deal of the list, which is sorted by its age, too: epoch milliseconds. */
export interface ListedDeal extends OfferDeal {
  observedAt: number;
  /** What its store asked before; `null` where that is not known. */
  past: DealPast | null;
}

/** Offers of an answer that are deals at `now` (epoch milliseconds): what has ended by this phone's clock is gone. */
export function dealsOf(
  { table, pasts = [] }: { table: MenuTable; pasts?: readonly DealPast[] },
  now: number,
): ListedDeal[] {
  return Array.from({ length: offerCount(table) }, (_, row) => offerAt(table, row)).flatMap(
    (offer, row) => {
      const timed = inEpochMs(offer);
      const price = dealPrice(timed, now);
      const past = pasts[row] ?? null;
      return price === null ? [] : [{ offer, price, past, observedAt: timed.observedAt }];
    },
  );
}

/** The deals that pass the filters, in no order yet. */
export function filterDeals(
  deals: readonly ListedDeal[],
  search: DealsSearch,
  now: number,
): ListedDeal[] {
  const { region, section, store, sale, maxPrice } = search;
  return deals.filter(
    ({ offer, price }) =>
      (region === undefined || offer.store.region === region) &&
      (section === undefined || price.section === section) &&
      (store === undefined || isCalled(offer.store, store)) &&
      (maxPrice === undefined || price.cents <= maxPrice * 100) &&
      (sale === undefined || endsToday(offer, now)),
  );
}

function endsToday({ saleEndsAt }: StoreOffer, now: number): boolean {
  // A sale to midnight ends with the day before it.
  return saleEndsAt !== null && calendarDay(Date.parse(saleEndsAt) - 1) === calendarDay(now);
}

/** Deals of each section that has any, in the site's order, each by unit price. */
export function bySection(
  deals: readonly ListedDeal[],
): { section: Section; deals: ListedDeal[] }[] {
  return SECTIONS.map((section) => ({
    section,
    deals: deals
      .filter(({ price }) => price.section === section)
      .sort(byUnitPriceThenCostThenNewest),
  })).filter((group) => group.deals.length > 0);
}

/** One list across sections, hence never by unit price: by how far below, or by how newly seen. */
export function acrossSections(
  deals: readonly ListedDeal[],
  sort: Exclude<DealSort, "unit">,
): ListedDeal[] {
  return [...deals].sort((a, b) =>
    sort === "off"
      ? b.price.off - a.price.off
      : b.observedAt - a.observedAt || b.price.off - a.price.off,
  );
}

import { SECTIONS, type Section } from "#domain/menus/categories.ts";
import { byUnitPriceThenCostThenNewest, dealPrice, type DealPrice } from "#domain/prices/deals.ts";
import { roundHalfUp } from "#domain/prices/rounding.ts";
import { productTitle } from "#domain/menus/productName.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import type { StatisticsDeal, RegionDeals } from "#domain/site/statistics.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { momentsOf } from "./offers/momentsOf.ts";
import type { DealCandidate } from "./dealCandidates.ts";

const PER_SECTION = 5;
const PER_STORE = 2;

interface RankedDeal {
  offer: DealCandidate;
  price: DealPrice;
  /** Epoch milliseconds. */
  observedAt: number;
}

/** Whether the domain refuses any of what the database took for a deal, at `now` (epoch milliseconds). */
export function hasRefused(candidates: readonly DealCandidate[], now: number): boolean {
  return candidates.some((offer) => rankDeal(offer, now) === null);
}

/**
 * The home page's deals: every region in order, in each section up to five deals
 * by unit price, two per store at most; ties by cost, then newest. A section
 * without deals is left out.
 *
 * @param now epoch milliseconds
 */
export function rankDeals(candidates: readonly DealCandidate[], now: number): RegionDeals[] {
  const ranked = candidates
    .flatMap((offer) => rankDeal(offer, now) ?? [])
    .sort(
      (a, b) =>
        byUnitPriceThenCostThenNewest(a, b) ||
        // Equal in everything that matters: any order will do, as long as it is always the same.
        a.offer.code.localeCompare(b.offer.code, "en") ||
        a.offer.storeSlug.localeCompare(b.offer.storeSlug, "en"),
    );
  return REGIONS.map((region) => {
    const entry: RegionDeals = { region };
    for (const section of SECTIONS) {
      const deals = bestOf(ranked, region, section);
      if (deals.length > 0) entry[section] = deals.map(toStatisticsDeal);
    }
    return entry;
  });
}

function rankDeal(offer: DealCandidate, now: number): RankedDeal | null {
  const moments = momentsOf(offer);
  const product = { category: offer.category };
  // The database has left out what is on a menu that is another store's.
  const price = dealPrice({ ...offer, ...moments, product, store: { twinOf: null } }, now);
  return price === null ? null : { offer, price, observedAt: moments.observedAt };
}

function bestOf(ranked: readonly RankedDeal[], region: Region, section: Section): RankedDeal[] {
  const best: RankedDeal[] = [];
  const taken = new Map<string, number>();
  for (const deal of ranked) {
    if (deal.offer.region !== region || deal.price.section !== section) continue;
    const ofStore = taken.get(deal.offer.storeSlug) ?? 0;
    if (ofStore === PER_STORE) continue;
    taken.set(deal.offer.storeSlug, ofStore + 1);
    best.push(deal);
    if (best.length === PER_SECTION) break;
  }
  return best;
}

function toStatisticsDeal({ offer, price }: RankedDeal): StatisticsDeal {
  return {
    storeName: offer.storeName,
    storeLocation: storeLocation(offer),
    name: productTitle(offer),
    cost: price.cents / 100,
    code: offer.code,
    size: offer.sizeLabel,
    unitPriceCents: roundHalfUp(price.unit.cents),
    unit: price.unit.unit,
    observedAt: offer.observedAt.toISOString(),
  };
}

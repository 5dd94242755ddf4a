import { SECTIONS, sectionOf, type Section } from "#domain/categories.ts";
import {
  effectiveCents,
  isDeal,
  isPlausible,
  rankedUnitPrice,
  roundHalfUp,
  type Sale,
} from "#domain/prices.ts";
import { productTitle } from "#domain/productName.ts";
import { REGIONS, type Region } from "#domain/regions.ts";
import type { Deal, RegionDeals } from "#domain/statistics.ts";
import type { DealCandidate } from "./dealCandidates.ts";

const PER_SECTION = 5;
const PER_STORE = 2;

interface RankedDeal {
  offer: DealCandidate;
  section: Section;
  cents: number;
  unitPrice: { cents: number; unit: "g" | "100mg" };
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
    .sort(byUnitPriceThenCostThenNewest);
  return REGIONS.map((region) => {
    const entry: RegionDeals = { region };
    for (const section of SECTIONS) {
      const deals = bestOf(ranked, region, section);
      if (deals.length > 0) entry[section] = deals.map(toDeal);
    }
    return entry;
  });
}

function rankDeal(offer: DealCandidate, now: number): RankedDeal | null {
  const section = sectionOf(offer.category);
  const cents = effectiveCents(offer.priceCents, saleOf(offer), now);
  const unitPrice = rankedUnitPrice(offer.category, cents, offer);
  if (section === null || unitPrice === null || !isPlausible(unitPrice)) return null;
  const { priceCents: regularCents, median30DaysCents } = offer;
  if (!isDeal({ effectiveCents: cents, regularCents, median30DaysCents })) return null;
  return { offer, section, cents, unitPrice };
}

function saleOf(offer: DealCandidate): Sale | null {
  if (offer.salePriceCents === null) return null;
  return {
    priceCents: offer.salePriceCents,
    conditions: offer.saleConditions ?? "other",
    startsAt: offer.saleStartsAt?.getTime() ?? null,
    endsAt: offer.saleEndsAt?.getTime() ?? null,
  };
}

function byUnitPriceThenCostThenNewest(a: RankedDeal, b: RankedDeal): number {
  return (
    a.unitPrice.cents - b.unitPrice.cents ||
    a.cents - b.cents ||
    b.offer.observedAt.getTime() - a.offer.observedAt.getTime() ||
    // Equal in everything that matters: any order will do, as long as it is always the same.
    a.offer.code.localeCompare(b.offer.code, "en") ||
    a.offer.storeId - b.offer.storeId
  );
}

function bestOf(ranked: readonly RankedDeal[], region: Region, section: Section): RankedDeal[] {
  const best: RankedDeal[] = [];
  const taken = new Map<number, number>();
  for (const deal of ranked) {
    if (deal.offer.region !== region || deal.section !== section) continue;
    const ofStore = taken.get(deal.offer.storeId) ?? 0;
    if (ofStore === PER_STORE) continue;
    taken.set(deal.offer.storeId, ofStore + 1);
    best.push(deal);
    if (best.length === PER_SECTION) break;
  }
  return best;
}

function toDeal({ offer, cents, unitPrice }: RankedDeal): Deal {
  return {
    storeName: offer.storeName,
    storeLocation: offer.city ?? (offer.county === null ? "" : `${offer.county} County`),
    name: productTitle(offer),
    cost: cents / 100,
    code: offer.code,
    size: offer.sizeLabel,
    unitPriceCents: roundHalfUp(unitPrice.cents),
    unit: unitPrice.unit,
    observedAt: offer.observedAt.toISOString(),
  };
}

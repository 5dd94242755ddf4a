import { SECTIONS, type Section } from "#domain/offers/categories.ts";
import { isReportedGone } from "#domain/offers/counterReports.ts";
import { byUnitPriceThenCostThenNewest, dealPrice, type DealPrice } from "#domain/offers/deals.ts";
import { offerAt, offerCount, verdictAt, type MenuTable } from "#domain/offers/menuTable.ts";
import { roundHalfUp } from "#domain/offers/money.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { chosenSize, EIGHTH } from "#domain/offers/sizes.ts";
import { TINTED_TYPES } from "#domain/offers/statistics.ts";
import { brandBeside, productTitle, stampName } from "#domain/offers/titles.ts";
import { standingVerdict } from "#domain/offers/verdictText.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { formatMilesTo, NEAR_MILES } from "#domain/stores/distance.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import type { HomeDeal, HomeDeals } from "./chooseBest.ts";

/** As many as the answer about a region has. */
const PER_SECTION = 5;
const PER_STORE = 2;

/**
 * The best deals within `NEAR_MILES` of a place, as the statistics have those of a region: chosen on the phone, which alone
 * knows where it is.
 *
 * @param now epoch milliseconds
 * @returns `null` where there are none
 */
export function nearBest(table: MenuTable, place: Place, now: number): HomeDeals | null {
  const near = Array.from({ length: offerCount(table) }, (_, row) => row)
    .flatMap((row) => nearDeal(table, row, place, now) ?? [])
    .toSorted(byUnitPriceThenCostThenNewest);
  if (near.length === 0) return null;
  const best: HomeDeals = {};
  for (const section of SECTIONS) {
    const deals = firstOf(near.filter(({ price }) => price.section === section));
    if (deals.length > 0) best[section] = deals.map(toHomeDeal);
  }
  const [eighth, ...more] = firstOf(
    near.filter(
      ({ offer, price, verdict }) =>
        price.section === ("flower" satisfies Section) &&
        chosenSize(offer.sizeKey) === EIGHTH &&
        // What was cheaper before leads nobody to a store.
        verdict?.kind !== "lower",
    ),
  );
  if (eighth !== undefined) {
    best.eighth = toHomeDeal(eighth);
    best.otherEighths = more
      .filter(({ offer }) => offer.store.slug !== eighth.offer.store.slug)
      .map(toHomeDeal);
  }
  return best;
}

interface NearDeal {
  offer: StoreOffer;
  price: DealPrice;
  miles: number;
  observedAt: number;
  verdict: PriceVerdict | null;
}

function nearDeal(table: MenuTable, row: number, place: Place, now: number): NearDeal | null {
  const offer = offerAt(table, row);
  const miles = milesTo(offer.store, place);
  if (miles === null || miles > NEAR_MILES || isReportedGone(offer.reports, now)) return null;
  const timed = inEpochMs(offer);
  const price = dealPrice(timed, now);
  const verdict = standingVerdict(verdictAt(table, row), timed, now);
  // A sale that is always on is no news.
  if (price === null || (price.onSale && verdict?.kind === "usual")) return null;
  return { offer, price, miles, observedAt: timed.observedAt, verdict };
}

function firstOf(deals: readonly NearDeal[]): readonly NearDeal[] {
  const taken = new Map<string, number>();
  return deals
    .filter(({ offer: { store } }) => {
      const ofStore = taken.get(store.slug) ?? 0;
      taken.set(store.slug, ofStore + 1);
      return ofStore < PER_STORE;
    })
    .slice(0, PER_SECTION);
}

function toHomeDeal({ offer, price, miles, verdict }: NearDeal): HomeDeal {
  const { store, product, terpenes } = offer;
  const { strainSlug, strainName } = product;
  const brand = brandBeside(product);
  const soldAs = TINTED_TYPES.find((type) => type === product.marketedType);
  return {
    miles: formatMilesTo(store, miles),
    storeName: store.name,
    storeLocation: storeLocation(store),
    storeSlug: store.slug,
    taxArea: store.taxArea,
    pricesIncludeTax: store.pricesIncludeTax,
    name: productTitle(product),
    ...(brand === null ? {} : { brand }),
    ...(strainSlug !== null && strainName !== null
      ? { strain: { slug: strainSlug, name: strainName } }
      : terpenes !== null && { label: { name: stampName(product), terpenes } }),
    ...(soldAs === undefined ? {} : { soldAs }),
    cost: price.cents / 100,
    wasCost: price.wasCents / 100,
    code: product.code,
    size: offer.sizeLabel,
    unitPriceCents: roundHalfUp(price.unit.cents),
    unit: price.unit.unit,
    observedAt: offer.observedAt,
    menu: offer.menu,
    ...(verdict === null ? {} : { verdict }),
  };
}

import { SECTIONS, type Section, CATEGORIES } from "#domain/offers/categories.ts";
import { byUnitPriceThenCostThenNewest, dealPrice, type DealPrice } from "#domain/offers/deals.ts";
import { EIGHTHS_MG } from "#domain/offers/sizes.ts";
import { roundHalfUp } from "#domain/offers/money.ts";
import { brandBeside, productTitle, stampName } from "#domain/offers/titles.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { TINTED_TYPES, type StatisticsDeal, type RegionDeals } from "#domain/offers/statistics.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { isPriceAsSeen } from "#domain/offers/verdictText.ts";
import { taxAreaOf } from "#content/taxes/taxAreas.ts";
import { STORE_FIELDS } from "./stores/storeFields.ts";
import { strainOf, timesOf } from "./offers/offerFields.ts";
import { inArray, sql, type SQL, and, asc, isNotNull } from "drizzle-orm";
import { sectionOf } from "#domain/offers/sectionOf.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import {
  BY_STORE,
  isPublicOffer,
  ITS_PRODUCT,
  ITS_STORE,
  isOnSale,
  mayBeDeal,
} from "./offers/publicOffers.ts";
import type { Db } from "../db/database.ts";

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
 * without deals is left out. Beside them the cheapest eighth of flower that was not cheaper before, and the next ones at other stores.
 *
 * @param now epoch milliseconds
 * @param verdicts what the past of offers says of their prices, by their ids
 */
export function rankDeals(
  candidates: readonly DealCandidate[],
  now: number,
  verdicts: ReadonlyMap<number, PriceVerdict>,
): RegionDeals[] {
  return bestByRegion(candidates, now).map(({ region, best, eighths }) => {
    const entry: RegionDeals = { region };
    for (const [section, deals] of best)
      entry[section] = deals.map((deal) => toStatisticsDeal(deal, verdicts, now));
    const [eighth, ...more] = eighths
      .map((deal) => toStatisticsDeal(deal, verdicts, now))
      // What was cheaper before leads nobody to a store.
      .filter(({ verdict }) => verdict?.kind !== "lower");
    if (eighth !== undefined) entry.eighth = eighth;
    const others = more
      .filter(({ storeSlug }) => storeSlug !== eighth?.storeSlug)
      .slice(0, OTHER_EIGHTHS);
    if (others.length > 0) entry.otherEighths = others;
    return entry;
  });
}

/** The ids of the offers that `rankDeals` shows. @param now epoch milliseconds */
export function shownOffers(candidates: readonly DealCandidate[], now: number): number[] {
  return bestByRegion(candidates, now).flatMap(({ best, eighths }) =>
    [...best.values(), eighths].flatMap((deals) => deals.map(({ offer }) => offer.id)),
  );
}

/** So few, as each is in home's first view: one of them is on no kept store's card. */
const OTHER_EIGHTHS = 2;

function bestByRegion(candidates: readonly DealCandidate[], now: number) {
  const ranked = candidates
    .flatMap((offer) => rankDeal(offer, now) ?? [])
    .sort(
      (a, b) =>
        byUnitPriceThenCostThenNewest(a, b) ||
        // Equal in everything that matters: any order will do, as long as it is always the same.
        a.offer.code.localeCompare(b.offer.code, "en") ||
        a.offer.storeSlug.localeCompare(b.offer.storeSlug, "en"),
    );
  const ofEighths = ranked.filter(isEighth);
  return REGIONS.map((region) => {
    const best = new Map<Section, RankedDeal[]>();
    for (const section of SECTIONS) {
      const deals = bestOf(ranked, region, section);
      if (deals.length > 0) best.set(section, deals);
    }
    return { region, best, eighths: bestOf(ofEighths, region, "flower") };
  });
}

function rankDeal(offer: DealCandidate, now: number): RankedDeal | null {
  const asked = askedOf(offer);
  const price = dealPrice(asked, now);
  return price === null ? null : { offer, price, observedAt: asked.observedAt };
}

/** An offer as the price rules take it. The database has left out what is on a menu that is another store's. */
function askedOf(offer: DealCandidate) {
  const product = { category: offer.category };
  return { ...offer, ...timesOf(offer), product, store: { twinOf: null } };
}

const isEighth = ({ offer: { category, netMg } }: RankedDeal): boolean =>
  category === "flower" && netMg !== null && netMg >= EIGHTHS_MG.least && netMg <= EIGHTHS_MG.most;

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

function toStatisticsDeal(
  { offer, price }: RankedDeal,
  verdicts: ReadonlyMap<number, PriceVerdict>,
  now: number,
): StatisticsDeal {
  // It speaks of the price that was seen.
  const brand = brandBeside(offer);
  const { strainSlug, strainName } = strainOf(offer);
  // A flower with a label or a strain has its petals' hues: only an outline is tinted, but which it is follows on the phone.
  const soldAs = TINTED_TYPES.find((type) => type === offer.marketedType);
  const verdict = isPriceAsSeen(askedOf(offer), now) ? verdicts.get(offer.id) : undefined;
  return {
    storeName: offer.storeName,
    storeLocation: storeLocation(offer),
    name: productTitle(offer),
    ...(brand === null ? {} : { brand }),
    cost: price.cents / 100,
    wasCost: price.wasCents / 100,
    code: offer.code,
    ...(strainSlug !== null && strainName !== null
      ? { strain: { slug: strainSlug, name: strainName } }
      : offer.terpenes !== null && {
          label: { name: stampName({ ...offer, strainName }), terpenes: offer.terpenes },
        }),
    ...(soldAs === undefined ? {} : { soldAs }),
    size: offer.sizeLabel,
    unitPriceCents: roundHalfUp(price.unit.cents),
    unit: price.unit.unit,
    observedAt: offer.observedAt.toISOString(),
    storeSlug: offer.storeSlug,
    menu: offer.menu,
    taxArea: taxAreaOf(offer),
    pricesIncludeTax: offer.pricesIncludeTax,
    ...(verdict === undefined ? {} : { verdict }),
  };
}

/** How many are looked at in each section, of a store and of a region; two and five are shown. */
const OF_A_STORE = 8;

const OF_A_REGION = 60;

/** The section that the domain shows a category in, in SQL. */
const SECTION = sql.join(
  [
    sql`case ${products.category}`,
    ...CATEGORIES.flatMap((category) => {
      const section = sectionOf(category);
      return section === null ? [] : [sql`when ${category} then ${section}`];
    }),
    sql`end`,
  ],
  sql` `,
);

const DOSED: Section = "edible";

/**
 * Offers with the lowest unit prices of their region and section, and as many of its eighths of flower, at `now` (epoch
 * milliseconds), a few hundred of however many there are. They are ordered as `rankDeals` orders them, so that as long as
 * the domain refuses none of them, the ones left out would not have been shown.
 *
 * @param which condition on the table of offers, for those that count
 */
export function isAmongBest(now: number, which?: SQL): SQL {
  const paid = sql`(case when ${isOnSale(now)} then ${offers.salePriceCents} else ${offers.priceCents} end)`;
  // The domain's own arithmetic, so that equal prices are equal here, too.
  const unit = sql`case when ${SECTION} = ${DOSED}
    then (${paid} * 100)::float8 / nullif(${offers.thcMg}, 0)
    else (${paid} * 1000)::float8 / nullif(${offers.netMg}, 0) end`;
  // Eighths are ranked for themselves: by the gram an ounce is cheaper nearly everywhere, and would leave none of them.
  const isEighthOfFlower = sql`(${products.category} = 'flower'
    and ${offers.netMg} between ${EIGHTHS_MG.least} and ${EIGHTHS_MG.most})`;
  const order = sql`unit, paid, observed_at desc, code collate "C", store`;
  return inArray(
    offers.id,
    sql`(
      with priced as (
        select ${offers.id} as id, ${stores.region} as region, ${SECTION} as section,
          coalesce(${isEighthOfFlower}, false) as is_eighth, ${unit} as unit, ${paid} as paid, ${offers.observedAt} as observed_at,
          ${products.code} as code, ${BY_STORE} as store
        from ${offers} join ${products} on ${ITS_PRODUCT} join ${stores} on ${ITS_STORE}
        where ${and(mayBeDeal(now), isNotNull(stores.region), isPublicOffer(), which)}
      ), of_store as (
        select *, row_number() over (partition by store, section, is_eighth order by ${order}) as at_store
        from priced where unit is not null
      ), of_region as (
        select id, row_number() over (partition by region, section, is_eighth order by ${order}) as in_region
        from of_store where at_store <= ${OF_A_STORE}
      )
      select id from of_region where in_region <= ${OF_A_REGION}
    )`,
  );
}

/**
 * What the home page prints and ranks of each offer that may be a deal at `now`
 * (epoch milliseconds), in a region: narrow rows, because there are thousands.
 *
 * @param which only some of them; all when it is left out
 */
export async function dealCandidates(db: Db, now: number, which?: SQL) {
  return await db
    .select({
      id: offers.id,
      storeSlug: stores.slug,
      storeName: stores.name,
      city: stores.city,
      county: stores.county,
      region: stores.region,
      taxPart: STORE_FIELDS.taxPart,
      pricesIncludeTax: STORE_FIELDS.pricesIncludeTax,
      code: products.code,
      name: products.name,
      brand: products.brand,
      strainSlug: products.strainSlug,
      strainName: products.strainName,
      marketedType: products.marketedType,
      category: products.category,
      terpenes: offers.terpenes,
      sizeLabel: offers.sizeLabel,
      menu: offers.menu,
      netMg: offers.netMg,
      thcMg: offers.thcMg,
      priceCents: offers.priceCents,
      salePriceCents: offers.salePriceCents,
      saleConditions: offers.saleConditions,
      saleStartsAt: offers.saleStartsAt,
      saleEndsAt: offers.saleEndsAt,
      stock: offers.stock,
      median30DaysCents: offers.median30DaysCents,
      ranked: offers.ranked,
      observedAt: offers.observedAt,
      missingSince: offers.missingSince,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(mayBeDeal(now), isNotNull(stores.region), isPublicOffer(), which))
    // Where nothing else decides, the order must at least be the same every time.
    .orderBy(asc(BY_STORE), asc(products.code), asc(offers.sizeKey), asc(offers.menu));
}

type DealCandidate = Awaited<ReturnType<typeof dealCandidates>>[number];

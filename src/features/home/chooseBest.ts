import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { isRecord } from "#domain/offers/priceVerdict.ts";
import type { StatisticsDeal } from "#domain/offers/statistics.ts";
import { DAY_MS } from "#domain/time/spans.ts";

/** A deal of home; of what is near, how far its store is. */
export interface HomeDeal extends StatisticsDeal {
  miles?: string;
}

/** The best of a region, or of what is near. */
export type HomeDeals = {
  eighth?: HomeDeal | undefined;
  otherEighths?: HomeDeal[] | undefined;
} & Partial<Record<Section, HomeDeal[] | null | undefined>>;

/** What the set piece is the cheapest of; where another of its kind is cheaper it is one of them. */
export function labelOf(of: Section, deal: HomeDeal, regions: readonly HomeDeals[]): string {
  const all = regions.flatMap((each) => each[of] ?? []).map(unitCost);
  return Math.min(...all) < unitCost(deal) ? `${SECTION_TITLES[of]} deal` : LABELS[of];
}

const LABELS: Readonly<Record<Section, string>> = {
  flower: "Cheapest flower deal per gram",
  vape: "Cheapest vape deal per gram",
  edible: "Cheapest edible deal per 100 mg of THC",
  extract: "Cheapest extract deal per gram",
};

/** So many stand there, and have their room from the start. */
const MOST = 4;

/**
 * The cheapest of these regions' eighths of flower, where it is a deal without doubt, and the one to lead with: that, unless
 * it stands on a kept store's card; then the next of a product that is on none, as a chain's other stores have the same at
 * the same price. `null` where none is.
 */
export function bestEighths(
  regions: readonly HomeDeals[],
  onCards: { isSaid: (deal: HomeDeal) => boolean; isNamed: (deal: HomeDeal) => boolean },
): { cheapest: HomeDeal | null; leading: HomeDeal | null } {
  const eighths = regions
    .flatMap(({ eighth, otherEighths = [] }) => [
      ...(eighth === undefined ? [] : [eighth]),
      ...otherEighths,
    ])
    .filter((deal) => doubtOf(deal) === 0)
    .toSorted((a, b) => unitCost(a) - unitCost(b));
  const [cheapest = null] = eighths;
  const isOnCard = cheapest !== null && onCards.isSaid(cheapest);
  const next = eighths.find((deal) => !onCards.isSaid(deal) && !onCards.isNamed(deal));
  return { cheapest, leading: isOnCard ? (next ?? null) : cheapest };
}

/**
 * The best of each section, by unit price, of flower the eighth that people ask for first; where a region has fewer sections,
 * their next ones, too, as many as there is room for. What is doubtful comes in only where there is nothing else, and stands
 * after the others.
 *
 * @param isOther the cheapest eighth is on a kept store's card: a record stands first, then what is not flower
 * @param isSaid what stands on a kept store's card already
 */
export function bestDeals(
  regions: readonly HomeDeals[],
  eighth: HomeDeal | null,
  isOther = false,
  isSaid?: (of: Section, deal: HomeDeal) => boolean,
): readonly (readonly [Section, HomeDeal])[] {
  const ranked = SECTIONS.flatMap((of) => {
    const deals = regions
      .flatMap((each) => each[of] ?? [])
      .filter((deal) => isSaid?.(of, deal) !== true)
      .toSorted((a, b) => doubtOf(a) - doubtOf(b) || unitCost(a) - unitCost(b));
    const first = of === "flower" && eighth !== null ? [eighth] : [];
    const isFirst = ({ code, storeSlug, size }: HomeDeal) =>
      code === eighth?.code && storeSlug === eighth?.storeSlug && size === eighth?.size;
    return [...first, ...deals.filter((deal) => first.length === 0 || !isFirst(deal))].map(
      (deal, place) => ({ of, deal, place }),
    );
  });
  const byPlace = ranked.toSorted((a, b) => doubtOf(a.deal) - doubtOf(b.deal) || a.place - b.place);
  const chosen = new Set(byPlace.slice(0, MOST));
  const orderOf = ({ of, deal }: (typeof ranked)[number]) => {
    const isAsGood = !isOther || (deal.verdict !== undefined && isRecord(deal.verdict));
    return 4 * doubtOf(deal) + (isAsGood ? 0 : of === "flower" ? 2 : 1);
  };
  return ranked
    .filter((each) => chosen.has(each))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(({ of, deal }) => [of, deal] as const);
}

/**
 * The set piece is the first of a kind that was seen within a day of what is newest, and of these one whose past is known: what
 * was first seen today has shown nothing yet. Where there is none it stays the first. That changes with the answer alone, and
 * not while one reads.
 */
export function setPieceFirst(
  deals: ReturnType<typeof bestDeals>,
  newest: string | null,
): ReturnType<typeof bestDeals> {
  if (newest === null) return deals;
  const fresh = deals.filter(
    ([of, { observedAt }], place) =>
      deals.findIndex(([other]) => other === of) === place &&
      observedAt !== undefined &&
      Date.parse(newest) - Date.parse(observedAt) <= DAY_MS,
  );
  const lead = fresh.find(([, { verdict }]) => verdict?.kind !== "first") ?? fresh[0];
  return lead === undefined ? deals : [lead, ...deals.filter((each) => each !== lead)];
}

/** What the rows are the cheapest of: where some kinds are missing others have two rows, and are named. */
export function ruleOf(shown: readonly Section[]): string {
  const kinds = SECTIONS.filter((of) => shown.includes(of));
  const names = kinds.map((of) => SECTION_TITLES[of].toLowerCase());
  return kinds.length === 0 || kinds.length === SECTIONS.length
    ? "Cheapest of each kind"
    : `Cheapest ${[names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" & ")}`;
}

/** What is less by a smaller share leads nobody to a store. */
const WORTH_A_WAY = 0.1;

/**
 * How doubtful a deal is: of one that is below nothing that is known a row has nothing to say, what is hardly less than
 * before is hardly one, and what was cheaper before is none.
 */
function doubtOf({ verdict, cost, wasCost }: HomeDeal): number {
  if (verdict?.kind === "lower") return 2;
  if (wasCost !== undefined) return cost > wasCost * (1 - WORTH_A_WAY) ? 1 : 0;
  // As low as before is no news.
  return verdict?.kind === "lowest" && verdict.asLowOn === undefined ? 0 : 1;
}
const unitCost = ({ unitPriceCents, cost }: HomeDeal) => unitPriceCents ?? cost * 100;

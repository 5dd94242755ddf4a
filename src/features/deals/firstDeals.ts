import { bySize, eighthFirst, sizeChoice, toChoose } from "#domain/offers/sizes.ts";
import { taxedFirst } from "#domain/prices/atRegister.ts";
import { byPreference } from "#domain/stores/preferredStore.ts";
import type { Store } from "#domain/stores/stores.ts";
import { newsFirst, shutLast, type ListedDeal } from "./dealOrder.ts";

/** So many deals of a section are shown before one asks for all of them. */
export const FIRST_DEALS = 6;

/**
 * The first few of a section's deals, one of each size before any size has a second: by the gram an ounce is the cheapest
 * nearly everywhere, and whoever came for an eighth would see none. They stand lightest first, as what one pays goes up;
 * those of one size in the section's order. What is always on sale is among them only where there is too little news, and
 * what was cheaper before only where nothing else has its size.
 */
export function firstDeals(deals: readonly ShownDeal[]): readonly ShownDeal[] {
  const { news, alwaysOn } = newsFirst(deals);
  const first = ofEachSize(news.toSorted((a, b) => shutLast(a, b) || beaten(a) - beaten(b)));
  const more = first.length < ENOUGH_SIZES ? ofEachSize(alwaysOn) : [];
  const chosen = new Set([...first, ...more].slice(0, FIRST_DEALS));
  const sizeOf = ({ offer }: ShownDeal) => sizeChoice(offer).key;
  const bySizes = (part: readonly ShownDeal[]) =>
    part
      .filter((deal) => chosen.has(deal))
      .toSorted((a, b) => shutLast(a, b) || bySize(sizeOf(a), sizeOf(b)));
  return [...bySizes(news), ...bySizes(alwaysOn)];
}

/** All deals of a section by size, the eighth first as on a menu, of each the cheapest first; what is always on sale last. */
export function inSizes(deals: readonly ListedDeal[]): ListedDeal[] {
  const { news, alwaysOn } = newsFirst(deals);
  const compare = (a: ListedDeal, b: ListedDeal) =>
    shutLast(a, b) ||
    eighthFirst(sizeChoice(a.offer).key, sizeChoice(b.offer).key) ||
    taxedFirst(a.price, b.price) ||
    a.price.cents - b.price.cents;
  return [...news.toSorted(compare), ...alwaysOn.toSorted(compare)];
}

/**
 * Of the first deals of a section the one that people come for: of the size that is chosen first, an eighth of flower, and
 * news. `null` where none is, and where it would be the only one: the best of nothing.
 */
export function leadingDeal(first: readonly ShownDeal[]): ShownDeal | null {
  const all = newsFirst(first).news.filter((deal) => beaten(deal) === 0);
  const open = all.filter(({ isShut = false }) => !isShut);
  const good = open.length === 0 ? all : open;
  const [asked] = toChoose(good.map(({ offer }) => sizeChoice(offer).key));
  const lead = good.find(({ offer }) => sizeChoice(offer).key === asked);
  return first.length < 2 ? null : (lead ?? null);
}

/** So many sizes stand for a section by themselves; where there are fewer, each has more than one. */
const ENOUGH_SIZES = 3;

const beaten = ({ verdict }: ShownDeal) => Number(verdict?.kind === "lower");

function ofEachSize(deals: readonly ShownDeal[]): ShownDeal[] {
  const seen = new Set<string>();
  const [firsts, others]: [ShownDeal[], ShownDeal[]] = [[], []];
  for (const deal of deals) {
    const { key } = sizeChoice(deal.offer);
    (seen.has(key) ? others : firsts).push(deal);
    seen.add(key);
  }
  return firsts.length < ENOUGH_SIZES ? [...firsts, ...others] : firsts;
}

/** A deal of a list in which a product stands once for each of its prices. */
export interface ShownDeal extends ListedDeal {
  /** In how many more stores the same size of it is the same deal. */
  others: number;
}

/**
 * Folds what is one product, in one size, for one price in several stores into one deal, where the first of them stood: that
 * of a kept store, of those that are not shut today first.
 *
 * @param nearest without one it is the nearest store's where that is known, and not the first one's: where all of them stand together
 */
export function foldSameDeals(
  deals: readonly ListedDeal[],
  nearest: boolean,
  isKept: (store: Store) => boolean = noneKept,
): ShownDeal[] {
  const groups = new Map<string, [ListedDeal, ...ListedDeal[]]>();
  for (const deal of deals) {
    const { offer, price } = deal;
    const key = [offer.product.code, offer.sizeKey, price.cents, price.wasCents, price.because];
    const group = groups.get(key.join(" "));
    if (group === undefined) groups.set(key.join(" "), [deal]);
    else group.push(deal);
  }
  return [...groups.values()].map((group) => {
    const others = new Set(group.map(({ offer }) => offer.store.slug)).size - 1;
    const claimOf = ({ offer, miles }: ListedDeal) => ({
      isKept: isKept(offer.store),
      miles: nearest ? miles : null,
      // The order of the list decides, and no moment more or less.
      seenAt: 0,
    });
    const preferred = (a: ListedDeal, b: ListedDeal): ListedDeal =>
      (shutLast(b, a) || byPreference(claimOf(b), claimOf(a))) < 0 ? b : a;
    return Object.assign({ others }, group.reduce(preferred));
  });
}

const noneKept = () => false;

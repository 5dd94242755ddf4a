import { slugify } from "#domain/text/slug.ts";
import { freshnessOf } from "#domain/time/freshness.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import type { Place } from "#domain/maps/geometry.ts";
import type { FoundStore } from "./useNames.ts";

/** The store that is meant by a name, and why it is this one of those that are called so. */
export interface LeadingStore {
  store: FoundStore;
  by: "name" | "kept" | "nearest" | "price" | "menu";
}

interface Visitor {
  /** Slugs of the stores that they keep. */
  kept: ReadonlySet<string>;
  /** Where they are; it never leaves the phone. */
  place: Place | null;
  /** Epoch milliseconds. */
  now: number;
  /** What an eighth costs there at least, in cents; `null` where that is not known or too old to count. */
  eighthAt: (store: FoundStore) => number | null;
}

/**
 * The store that answers a search for stores: words that the names of stores with a menu begin with are no product's, even if a
 * brand is called so, too. Of a chain it is the kept one, else the nearest, else the one with the cheapest eighth, else the one
 * with the longest menu, of those whose prices count still.
 *
 * @param stores all with the words somewhere
 * @returns `null` where none is called so
 */
export function leadingStore(
  stores: readonly FoundStore[],
  wanted: string,
  { kept, place, now, eighthAt }: Visitor,
): LeadingStore | null {
  const called = stores.filter(
    (store) => store.offers !== null && store.offers > 0 && isCalled(store, wanted),
  );
  const [only] = called;
  if (only === undefined) return null;
  if (called.length === 1) return { store: only, by: "name" };
  const own = called.find(({ slug }) => kept.has(slug));
  if (own !== undefined) return { store: own, by: "kept" };
  const far = (store: FoundStore) => milesTo(store, place) ?? Infinity;
  const nearest = called.reduce((best, each) => (far(each) < far(best) ? each : best));
  if (far(nearest) < Infinity) return { store: nearest, by: "nearest" };
  const [cheapest] = chainInOrder(called, wanted, { place: null, eighthAt });
  if (cheapest !== undefined && eighthAt(cheapest) !== null)
    return { store: cheapest, by: "price" };
  const isRanked = ({ profile }: FoundStore) =>
    freshnessOf(Date.parse(profile?.observedAt ?? ""), now) !== "stale";
  const counting = called.filter(isRanked);
  const longest = (counting.length === 0 ? called : counting).reduce((best, each) =>
    (each.offers ?? 0) > (best.offers ?? 0) ? each : best,
  );
  return { store: longest, by: "menu" };
}

/**
 * Stores that were found, of which those of the chain that was asked for stand in the order in which one chooses: those with a
 * menu first, of them the nearest, and without a place the one with the cheapest eighth. The others keep theirs.
 */
export function chainInOrder(
  stores: readonly FoundStore[],
  wanted: string,
  { place, eighthAt }: Pick<Visitor, "place" | "eighthAt">,
): readonly FoundStore[] {
  const rank = (store: FoundStore): number =>
    (place === null ? eighthAt(store) : milesTo(store, place)) ?? Infinity;
  const hasMenu = ({ offers }: FoundStore) => Number(offers !== 0);
  const chain = stores
    .filter((store) => isCalled(store, wanted))
    .toSorted((a, b) => hasMenu(b) - hasMenu(a) || compareRanks(rank(a), rank(b)));
  return [...chain, ...stores.filter((store) => !isCalled(store, wanted))];
}

/** Two without a rank are alike. */
const compareRanks = (a: number, b: number): number => (a === b ? 0 : a - b);

function isCalled({ name }: FoundStore, wanted: string): boolean {
  const meant = slugify(wanted);
  return meant !== "" && `${slugify(name)}-`.startsWith(`${meant}-`);
}

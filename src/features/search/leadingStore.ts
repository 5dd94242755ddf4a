import { slugify } from "#domain/text/slug.ts";
import { RANKED_FOR_MS } from "#domain/time/freshness.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import type { Place } from "#domain/maps/geometry.ts";
import type { FoundStore } from "./useNames.ts";

/** The store that is meant by a name, and why it is this one of those that are called so. */
export interface LeadingStore {
  store: FoundStore;
  by: "name" | "kept" | "nearest" | "menu";
}

/**
 * The store that answers a search for stores: words that the names of stores with a menu begin with are no product's, even if a
 * brand is called so, too. Of a chain it is the kept one, else the nearest, else the one with the longest menu of those whose
 * prices count still.
 *
 * @param stores all with the words somewhere
 * @param kept slugs of the stores that the visitor keeps
 * @param place where the visitor is; it never leaves the phone
 * @param now epoch milliseconds
 * @returns `null` where none is called so
 */
export function leadingStore(
  stores: readonly FoundStore[],
  wanted: string,
  { kept, place, now }: { kept: ReadonlySet<string>; place: Place | null; now: number },
): LeadingStore | null {
  const meant = slugify(wanted);
  const called = stores.filter(
    ({ name, offers }) =>
      meant !== "" && offers !== null && offers > 0 && `${slugify(name)}-`.startsWith(`${meant}-`),
  );
  const [only] = called;
  if (only === undefined) return null;
  if (called.length === 1) return { store: only, by: "name" };
  const own = called.find(({ slug }) => kept.has(slug));
  if (own !== undefined) return { store: own, by: "kept" };
  const far = (store: FoundStore) => milesTo(store, place) ?? Infinity;
  const nearest = called.reduce((best, each) => (far(each) < far(best) ? each : best));
  if (far(nearest) < Infinity) return { store: nearest, by: "nearest" };
  const isRanked = ({ profile }: FoundStore) =>
    now - Date.parse(profile?.observedAt ?? "") <= RANKED_FOR_MS;
  const counting = called.filter(isRanked);
  const longest = (counting.length === 0 ? called : counting).reduce((best, each) =>
    (each.offers ?? 0) > (best.offers ?? 0) ? each : best,
  );
  return { store: longest, by: "menu" };
}

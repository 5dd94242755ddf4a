import { storeLocation, storeTitle, type StoreProfile } from "./stores.ts";

/** What a store is called in a row of a list. */
export interface ListedName {
  /** What tells it from the others: large. */
  first: string;
  /** The other half of its name and town: quiet; may be empty. */
  second: string;
  /** Both in their usual order, for those who have the first one read out; `null` where that is the name itself. */
  title: string | null;
}

type Named = Pick<StoreProfile, "slug" | "name" | "city" | "county" | "street">;

/** A legal form at its end: whoever has the license, and not what is written above the door. */
const LICENSEE = /[\s,](?:l\.?l\.?c|l\.?l\.?p|l\.?p|inc|corp|corporation|ltd|limited)\.?$/i;

/**
 * The names of the stores of one list, by their slugs. A name that only one of them has stands first. Where a chain has
 * several, and where all that is known is a licensee's name, the town does: in it alone they differ. Two of a chain in one
 * town have their streets beside the name.
 */
export function listedNames(stores: readonly Named[]): ReadonlyMap<string, ListedName> {
  const ofName = countOf(stores.map(nameKey));
  const ofTitle = countOf(stores.map(titleKey));
  return new Map(
    stores.map((store): [string, ListedName] => {
      const { slug, name, street } = store;
      const town = storeLocation(store);
      const isCommon = (ofName.get(nameKey(store)) ?? 0) > 1 || LICENSEE.test(name);
      if (town === "" || !isCommon) return [slug, { first: name, second: town, title: null }];
      const hasTwin = (ofTitle.get(titleKey(store)) ?? 0) > 1 && street !== null;
      const at = hasTwin ? `, ${street}` : "";
      return [slug, { first: town, second: name + at, title: storeTitle(store) + at }];
    }),
  );
}

/** Stores in the order of what stands first in their rows: a list is read down that column. */
export function byListedName<Each extends Named>(
  stores: readonly Each[],
  names: ReadonlyMap<string, ListedName>,
): Each[] {
  const wordsOf = ({ slug, name }: Named) => {
    const { first, second } = names.get(slug) ?? { first: name, second: "" };
    return `${first}\n${second}`;
  };
  return stores.toSorted((a, b) => WORDS.compare(wordsOf(a), wordsOf(b)));
}

const WORDS = new Intl.Collator("en");

const nameKey = ({ name }: Named) => name.trim().toLowerCase();
const titleKey = (store: Named) => storeTitle(store).toLowerCase();

function countOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

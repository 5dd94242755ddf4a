import { storeLocation, storeTitle, type StoreProfile } from "./stores.ts";

/** What a store is called in a row of a list: by its name, and below it by where it is. */
export interface ListedName {
  first: string;
  /** Its town, and where two of a name are in one town its street; may be empty. */
  second: string;
  /** Both, for those who have the first one read out where others have it, too; `null` where it is the only one. */
  title: string | null;
}

type Named = Pick<StoreProfile, "slug" | "name" | "city" | "county" | "street">;

/**
 * The names of the stores of one list, by their slugs. Two of a chain in one town have their streets beside it: in them
 * alone they differ.
 */
export function listedNames(stores: readonly Named[]): ReadonlyMap<string, ListedName> {
  const ofName = countOf(stores.map(nameKey));
  const ofTitle = countOf(stores.map(titleKey));
  return new Map(
    stores.map((store): [string, ListedName] => {
      const { slug, name, street } = store;
      const town = storeLocation(store);
      const isOnly = town === "" || ofName.get(nameKey(store)) === 1;
      if (isOnly) return [slug, { first: name, second: town, title: null }];
      const hasTwin = (ofTitle.get(titleKey(store)) ?? 0) > 1 && street !== null;
      const at = hasTwin ? `, ${street}` : "";
      return [slug, { first: name, second: town + at, title: storeTitle(store) + at }];
    }),
  );
}

/** Stores in the order of what their rows say, by name and then by town: a list is read down that column. */
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

const nameKey = ({ name }: Pick<Named, "name">) => name.trim().toLowerCase();
const titleKey = (store: Named) => storeTitle(store).toLowerCase();

function countOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

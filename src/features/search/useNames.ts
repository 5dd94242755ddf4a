import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { FOUND, findTexts, searchable } from "#data/textSearch.ts";
import { usePins } from "#data/pins.ts";
import { CATEGORIES, type Category } from "#domain/offers/categories.ts";
import { CATEGORY_TITLES, productTitle } from "#domain/offers/titles.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { useOnline } from "#platform/connection.ts";
import { largeQueries } from "#data/queries.ts";

export interface FoundStore extends Pick<
  StoreProfile,
  "slug" | "name" | "lat" | "lon" | "openingHours"
> {
  location: string;
  /** `null` while only the name is known. */
  offers: number | null;
}

interface FoundProduct {
  code: string;
  title: string;
  category: string;
}

/** What people call what is sold, beside the titles of the sections. */
const SECTION_WORDS: Readonly<Record<Category, string>> = {
  flower: "bud buds weed",
  preroll: "prerolls joint joints blunt blunts",
  infused_preroll: "",
  vape: "vapes cart carts cartridge cartridges pen pens disposable disposables",
  edible: "gummy gummies chocolate chocolates candy candies drink drinks",
  tincture: "oil oils drops",
  extract: "concentrate concentrates dab dabs rosin resin wax shatter",
  topical: "balm lotion cream patch",
  other: "",
};

/** Sections that a word names. A product's name may have the word, too: this is the way to all of them. */
function sectionsNamed(wanted: string, counts: ReadonlyMap<Category, number>) {
  const word = wanted.trim().toLowerCase();
  return CATEGORIES.flatMap((category) => {
    const title = CATEGORY_TITLES[category];
    const count = counts.get(category) ?? 0;
    const called = new Set([title.toLowerCase(), ...SECTION_WORDS[category].split(" ")]);
    const isNamed = called.has(word) || called.has(`${word}s`);
    return isNamed && count > 0 ? [{ category, title, count }] : [];
  });
}

/** Those that have every word, by the words themselves before likenesses. */
function find<Entry>(entries: readonly Entry[], texts: string[], wanted: string): Entry[] {
  const flags = findTexts(texts, wanted);
  if (flags === null) return [];
  return [FOUND.exactly, FOUND.alike].flatMap((how) =>
    entries.filter((_, at) => flags[at] === how),
  );
}

/**
 * Stores and products with the wanted words, from the server or as saved on the phone; of the
 * kept stores at least the names are there.
 *
 * @returns `isMissing`: whether stores, and whether products are not here and cannot be asked for; `isWaiting` while
 *   one of them may still come
 */
export function useNames(wanted: string) {
  const online = useOnline();
  const pins = usePins();
  const stores = useQuery(largeQueries.stores);
  const products = useQuery(largeQueries.search);

  const searchedStores = useMemo(() => {
    const entries: readonly FoundStore[] =
      stores.data?.map((store) => ({ ...store, location: storeLocation(store) })) ??
      pins?.map(({ slug, name }) => ({ slug, name, ...UNKNOWN_STORE })) ??
      [];
    return {
      entries,
      texts: searchable(entries.map(({ name, location }) => `${name} ${location}`)),
    };
  }, [stores.data, pins]);
  const searchedProducts = useMemo(() => {
    const index = products.data;
    if (index === undefined) return { entries: [], texts: [], counts: new Map<Category, number>() };
    const counts = new Map<Category, number>();
    const rows = Array.from(index.code.index, (_, row) => row);
    for (const row of rows) {
      const category = valueAt(index.category, row);
      counts.set(category, (counts.get(category) ?? 0) + 1);
    }
    return {
      counts,
      entries: rows.map((row): FoundProduct => ({
        code: valueAt(index.code, row),
        title: productTitle({ name: valueAt(index.name, row), brand: valueAt(index.brand, row) }),
        category: CATEGORY_TITLES[valueAt(index.category, row)],
      })),
      texts: searchable(
        rows.map(
          (row) =>
            `${valueAt(index.brand, row) ?? ""} ${valueAt(index.name, row)} ${valueAt(index.strainName, row) ?? ""}`,
        ),
      ),
    };
  }, [products.data]);

  const isLost = ({ data, isError, failureReason }: UseQueryResult) =>
    data === undefined && (isError || (!online && failureReason !== null));
  const isMissing = [isLost(stores), isLost(products)] as const;
  return {
    stores: menusFirst(find(searchedStores.entries, searchedStores.texts, wanted)),
    sections: sectionsNamed(wanted, searchedProducts.counts),
    products: find(searchedProducts.entries, searchedProducts.texts, wanted),
    isMissing,
    isLost,
    isWaiting: [stores, products].some(({ isPending }) => isPending) && !isMissing.includes(true),
  };
}

/** Otherwise in the order given: who searches wants to buy. */
const menusFirst = (stores: readonly FoundStore[]) =>
  [...stores].sort((a, b) => Number(a.offers === 0) - Number(b.offers === 0));

const UNKNOWN_STORE = { location: "", offers: null, lat: null, lon: null, openingHours: null };

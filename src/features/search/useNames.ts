import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { FOUND, findTexts, searchable } from "#data/textSearch.ts";
import { usePins } from "#data/pins.ts";
import type { Category } from "#domain/offers/categories.ts";
import { categoriesNamed } from "#domain/offers/categoryWords.ts";
import { CATEGORY_TITLES, productTitle } from "#domain/offers/titles.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { useOnline } from "#platform/connection.ts";
import { largeQueries } from "#data/queries.ts";

export interface FoundStore extends Pick<
  StoreProfile,
  "slug" | "name" | "city" | "lat" | "lon" | "openingHours" | "hoursInWords"
> {
  location: string;
  /** All that is known of it; `null` while only the name is. */
  profile: StoreProfile | null;
  /** `null` while only the name is known. */
  offers: number | null;
}

/** A product by its name alone. */
export interface FoundProduct {
  code: string;
  title: string;
  category: string;
}

/** Sections of which there is something, that a word names: the way to all of them. */
function namedSections(wanted: string, counts: ReadonlyMap<Category, number>) {
  return categoriesNamed(wanted).flatMap((category) => {
    const count = counts.get(category) ?? 0;
    return count > 0 ? [{ category, title: CATEGORY_TITLES[category], count }] : [];
  });
}

/** Those that have every word, by the words themselves before likenesses. */
function find<Entry>(
  entries: readonly Entry[],
  texts: string[],
  wanted: string,
  { inWords, isExact = false }: { inWords?: "beginnings"; isExact?: boolean } = {},
): Entry[] {
  const flags = findTexts(texts, wanted, inWords);
  if (flags === null) return [];
  return [FOUND.exactly, ...(isExact ? [] : [FOUND.alike])].flatMap((how) =>
    entries.filter((_, at) => flags[at] === how),
  );
}

/**
 * Stores and products with the wanted words, from the server or as saved on the phone; of the
 * kept stores at least the names are there.
 *
 * @param kind the words of a kind, where nothing else is asked for: its section, and the stores that are called so
 * @returns `isMissing`: whether stores, and whether products are not here and cannot be asked for; `isWaiting` while
 *   one of them may still come
 */
export function useNames(wanted: string, kind = "") {
  const online = useOnline();
  const pins = usePins();
  const stores = useQuery(largeQueries.stores);
  const products = useQuery(largeQueries.search);

  const searchedStores = useMemo(() => {
    const entries: readonly FoundStore[] =
      stores.data?.map((store) => ({
        ...store,
        location: storeLocation(store),
        profile: store,
      })) ??
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

  const isMissing = [isLost(stores, online), isLost(products, online)] as const;
  return {
    stores: menusFirst(
      find(searchedStores.entries, searchedStores.texts, wanted || kind, {
        inWords: "beginnings",
        isExact: kind !== "",
      }),
    ),
    sections: namedSections(wanted || kind, searchedProducts.counts),
    products: find(searchedProducts.entries, searchedProducts.texts, wanted),
    isMissing,
    isWaiting: [stores, products].some(({ isPending }) => isPending) && !isMissing.includes(true),
  };
}

/** Whether an answer is not here, and cannot be asked for. */
export const isLost = (
  { data, isError, failureReason }: UseQueryResult,
  isOnline: boolean,
): boolean => data === undefined && (isError || (!isOnline && failureReason !== null));

/** Otherwise in the order given: who searches wants to buy. */
const menusFirst = (stores: readonly FoundStore[]) =>
  [...stores].sort((a, b) => Number(a.offers === 0) - Number(b.offers === 0));

const UNKNOWN_STORE = {
  city: null,
  location: "",
  profile: null,
  offers: null,
  lat: null,
  lon: null,
  openingHours: null,
};

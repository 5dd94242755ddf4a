import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { FOUND, findTexts, searchable } from "#data/textSearch.ts";
import { usePins } from "#data/pins.ts";
import { CATEGORY_TITLES, productTitle } from "#domain/offers/titles.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { useOnline } from "#platform/connection.ts";
import { largeQueries } from "#data/queries.ts";

interface FoundStore {
  slug: string;
  name: string;
  location: string;
  /** `null` while only the name is known. */
  offers: number | null;
}

/** What is searched: the entries, and their texts in the same order. */
interface Searched<Entry> {
  entries: readonly Entry[];
  texts: string[];
}

/** Those that have every word, by the words themselves before likenesses. */
function find<Entry>(searched: Searched<Entry>, wanted: string): readonly Entry[] {
  const flags = findTexts(searched.texts, wanted);
  if (flags === null) return [];
  return [FOUND.exactly, FOUND.alike].flatMap((how) =>
    searched.entries.filter((_, at) => flags[at] === how),
  );
}

/**
 * Stores and products with the wanted words, from the server or as saved on the phone; of the
 * kept stores at least the names are there.
 *
 * @returns `null` in place of a list that is not here; `isWaiting` while it may still come
 */
export function useSearch(wanted: string) {
  const online = useOnline();
  const pins = usePins();
  const stores = useQuery(largeQueries.stores);
  const products = useQuery(largeQueries.search);

  const searchedStores = useMemo(() => {
    const entries: readonly FoundStore[] =
      stores.data?.map((store) => ({ ...store, location: storeLocation(store) })) ??
      pins?.map(({ slug, name }) => ({ slug, name, location: "", offers: null })) ??
      [];
    return {
      entries,
      texts: searchable(entries.map(({ name, location }) => `${name} ${location}`)),
    };
  }, [stores.data, pins]);
  const searchedProducts = useMemo(() => {
    const index = products.data;
    const entries = Array.from(index?.code.index ?? [], (_, row) => row);
    return {
      entries,
      texts: index
        ? searchable(
            entries.map(
              (row) =>
                `${valueAt(index.brand, row) ?? ""} ${valueAt(index.name, row)} ${valueAt(index.strainName, row) ?? ""}`,
            ),
          )
        : [],
    };
  }, [products.data]);

  return {
    stores: find(searchedStores, wanted),
    products: find(searchedProducts, wanted),
    /** A product by its row in the index. */
    productAt: (row: number) => {
      const index = products.data;
      if (index === undefined) return null;
      return {
        code: valueAt(index.code, row),
        title: productTitle({ name: valueAt(index.name, row), brand: valueAt(index.brand, row) }),
        category: CATEGORY_TITLES[valueAt(index.category, row)],
      };
    },
    isMissing: [stores, products].map(
      ({ data, isError, failureReason }) =>
        data === undefined && (isError || (!online && failureReason !== null)),
    ),
    isWaiting: [stores, products].some(({ isPending }) => isPending),
  };
}

import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { largeQueries } from "#data/queries.ts";
import { parseWishId, type Wish } from "#domain/wishlist/wishes.ts";
import { whenIdle } from "#platform/scheduling.ts";

/** So many wishes are asked for one by one; of more, the menus of all stores say it in one answer. */
const ONE_BY_ONE = 12;

/**
 * Asks what wishes cost in the whole state, once the page stands: a few kilobytes each, where the menus of all stores
 * are some hundred.
 *
 * @returns when the last answer came, in epoch milliseconds; 0 before that
 */
export function useAskedWishes(wishes: readonly Pick<Wish, "id">[]): number {
  const [enabled, enable] = useState(false);
  useEffect(() => whenIdle(() => enable(true)), []);
  const parsed = wishes.flatMap(({ id }) => parseWishId(id) ?? []);
  // A brand has no answer of its own.
  const asksAll = parsed.length > ONE_BY_ONE || parsed.some(({ kind }) => kind === "brand");
  const of = (wanted: string) =>
    asksAll ? [] : parsed.flatMap(({ kind, reference }) => (kind === wanted ? reference : []));
  const menus = useQuery({ ...largeQueries.menus, enabled: enabled && asksAll });
  const products = useQueries({
    queries: of("product").map((code) => ({ ...largeQueries.product(code), enabled })),
    combine: newest,
  });
  const strains = useQueries({
    queries: of("strain").map((slug) => ({ ...largeQueries.strainOffers(slug), enabled })),
    combine: newest,
  });
  const stores = useQueries({
    queries: of("store").map((slug) => ({ ...largeQueries.menu(slug), enabled })),
    combine: newest,
  });
  return Math.max(menus.dataUpdatedAt, products, strains, stores);
}

const newest = (results: readonly UseQueryResult[]) =>
  Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt));

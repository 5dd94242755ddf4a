import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { largeQueries } from "#data/queries.ts";
import { useRegister } from "#data/register.ts";
import { readSavedDeals, readSavedMenus } from "#data/saved/readSaved.ts";
import { useStorePrices } from "#data/storePrices.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { standsForEighth } from "#domain/prices/storePrices.ts";
import { useOnline } from "#platform/connection.ts";
import { useNow } from "#platform/clock.ts";
import { useVisitor } from "#platform/visitor.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import { findAll, NOTHING } from "./findAll.ts";
import { productsOnMenus, searchedTables } from "./searchedTables.ts";
import type { SearchSearch } from "./searchSearch.ts";
import { useAsked, useLikeness, useMeant } from "./useAsked.ts";
import { isLost, useNames, type FoundStore } from "./useNames.ts";

/** Fewer letters are in everything. */
export const SHORTEST = 2;

/** What is asked for, and what the menus on this phone and the names of stores and products have of it. */
export function useFound(
  typed: string,
  search: SearchSearch,
  change: (changes: Partial<SearchSearch>) => void,
) {
  const { strain } = search;
  const menus = useQuery(largeQueries.menus);
  const areMenusLost = isLost(menus, useOnline());
  // Where the menus of all stores cannot be had, the deals that are here count for the stores whose menus are not.
  const saved = useSaved(areMenusLost ? readMenusAndDeals : readMenusAlone, menus.dataUpdatedAt);
  const hasDeals = areMenusLost && saved !== null && saved.deals.length > 0;
  const searched = useMemo(
    () =>
      saved === null
        ? []
        : searchedTables({ ...saved, tables: [...saved.tables, ...(hasDeals ? saved.deals : [])] }),
    [saved, hasDeals],
  );
  const asked = useAsked(typed, search, change, searched);
  const { shown, filters, isAll, kept } = asked;
  const { words, kinds } = asked.read;
  const { wanted, guess, onMeant } = useMeant(words, isAll);
  const onMenus = useMemo(() => productsOnMenus(searched), [searched]);
  const now = useNow();
  const visitor = useVisitor();
  const register = useRegister(visitor, now);
  const { priceOf } = useStorePrices(visitor, now);
  const place = useVisitorPlace();
  const names = useNames(wanted, isAll && kinds.length > 0 ? words : "");
  const sort = place === null && shown.sort === "near" ? undefined : shown.sort;
  const all = useMemo(() => {
    const ofAll = isAll ? { kinds } : undefined;
    const isAsked = isAll || strain !== undefined || wanted.length >= SHORTEST;
    const question = { wanted, ofAll, strain, sort, filters, place, kept, register, now };
    return isAsked ? findAll(searched, question) : NOTHING;
  }, [searched, wanted, isAll, kinds, strain, sort, filters, place, kept, register, now]);
  const likeness = useLikeness(all.found.products, wanted, searched) ?? guess;
  const of = { menus, areMenusLost, saved, hasDeals, searched, asked, onMenus, names };
  const eighthAt = eighthBy(priceOf);
  return { ...of, wanted, likeness, onMeant, all, now, register, place, eighthAt };
}

const readMenusAlone = async (queryClient: QueryClient) => ({
  ...(await readSavedMenus(queryClient)),
  deals: [],
});

async function readMenusAndDeals(queryClient: QueryClient) {
  const menus = await readSavedMenus(queryClient);
  const { tables } = await readSavedDeals(queryClient, menus);
  return { ...menus, deals: tables };
}

/** What a store's eighth costs, of those whose price may be held up to others. */
const eighthBy =
  (priceOf: ReturnType<typeof useStorePrices>["priceOf"]) =>
  ({ profile }: FoundStore): number | null => {
    const price = profile === null ? null : priceOf(profile);
    return price !== null && standsForEighth(price) ? price.cents : null;
  };

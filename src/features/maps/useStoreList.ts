import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStorePrices } from "#data/storePrices.ts";
import { findTexts, searchable } from "#data/textSearch.ts";
import { filterStores, lowestPerGram, orderStores } from "#domain/maps/orderStores.ts";
import type { StoreSort } from "#domain/maps/storeSorts.ts";
import type { MapPoint, Place } from "#domain/maps/geometry.ts";
import { byListedName, listedNames } from "#domain/stores/listedNames.ts";
import { storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { ownRegion, useSettings } from "#platform/settings.ts";
import { useVisitor } from "#platform/visitor.ts";
import type { MapsSearch } from "./mapsSearch.ts";
import { largeQueries } from "#data/queries.ts";

const NO_PRICES: ReturnType<typeof lowestPerGram> = new Map();

/**
 * The stores that pass, in the order of the list and of the map.
 *
 * @param all stores
 * @param place where distances are counted from
 * @param points where stores are on the map, by slug
 * @param now epoch milliseconds
 */
export function useStoreList(
  all: readonly StoreProfile[],
  search: MapsSearch,
  place: Place | null,
  points: ReadonlyMap<string, MapPoint>,
  now: number,
) {
  const { q, region, kind, open, driveThrough } = search;
  const home = ownRegion(useSettings());
  // Where stores of one region are listed, its stores come first in any order.
  const own = region === undefined ? home : null;
  const usual: StoreSort = place !== null ? "distance" : own !== null ? "region" : "price";
  const sort = search.sort === "region" && own === null ? usual : (search.sort ?? usual);
  const menus = useQuery({ ...largeQueries.menus, enabled: sort === "g" });
  const table = sort === "g" ? menus.data?.table : undefined;
  const { priceOf, whyNone, register } = useStorePrices(useVisitor(), now);
  const perGram = useMemo(
    () => (table ? lowestPerGram(table, now, register) : NO_PRICES),
    [table, now, register],
  );
  const names = useMemo(() => listedNames(all), [all]);
  const stores = useMemo(() => byListedName(all, names), [all, names]);
  const texts = useMemo(
    () =>
      searchable(stores.map((each) => `${each.name} ${storeLocation(each)} ${each.county ?? ""}`)),
    [stores],
  );
  const named = useMemo(() => {
    const found = q ? findTexts(texts, q) : null;
    return found === null ? stores : stores.filter((_, row) => found[row] !== 0);
  }, [stores, texts, q]);
  const filtered = useMemo(
    () => filterStores(named, { region, kind, open, driveThrough }, now),
    [named, region, kind, open, driveThrough, now],
  );
  const listed = useMemo(
    () =>
      orderStores(filtered.stores, sort, { place, placed: points, priceOf, perGram, region: own }),
    [filtered, sort, place, points, priceOf, perGram, own],
  );
  const priced = useMemo(
    () => new Set(listed.flatMap(({ store }) => (priceOf(store) === null ? [] : [store.slug]))),
    [listed, priceOf],
  );
  return {
    ...filtered,
    listed,
    /** Slugs of those that are told by a price: the others' marks are pale. */
    priced,
    sort,
    /** The order without another being asked for. */
    usual,
    /** The visitor's region, as far as the phone knows it and no other is asked for. */
    own,
    menus,
    /** What each is told apart by. */
    names,
    priceOf,
    whyNone,
    isWithTax: register?.hasTax === true,
  };
}

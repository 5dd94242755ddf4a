import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Register } from "#domain/prices/atRegister.ts";
import type { Buyer } from "#domain/prices/ownSales.ts";
import { storePrices, toldPrice, whyNoPrice, type StorePrice } from "#domain/prices/storePrices.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { largeQueries } from "./queries.ts";
import { useRegister } from "./register.ts";

/** Prices by which stores of a list are told apart. */
interface StorePrices {
  /** `null` where nothing may be compared, and as long as it is not known what this visitor pays. */
  priceOf: (store: StoreProfile) => StorePrice | null;
  /** Why there is none, in few words; `null` beside a price, and as long as one may still come. */
  whyNone: (store: StoreProfile) => string | null;
  register: Register | null;
}

/**
 * The price that each store is told by, for this visitor. It comes with the list of stores; only who does not pay what
 * everybody pays needs the menus of all stores for it.
 *
 * @param visitor stays on the phone
 * @param now epoch milliseconds
 */
export function useStorePrices(visitor: Buyer & { withTax: boolean }, now: number): StorePrices {
  const register = useRegister(visitor, now);
  const paysLess = visitor.profile !== "adult" || visitor.discounts.length > 0;
  const { data } = useQuery({ ...largeQueries.menus, enabled: paysLess });
  const table = paysLess ? data?.table : undefined;
  const own = useMemo(
    () => (table === undefined || register === null ? null : storePrices(table, now, register)),
    [table, now, register],
  );
  const priceOf = useCallback(
    (store: StoreProfile) =>
      paysLess ? (own?.get(store.slug) ?? null) : toldPrice(store, now, register),
    [paysLess, own, now, register],
  );
  const isComing = (store: StoreProfile) => paysLess && own === null && store.offers > 0;
  return {
    priceOf,
    whyNone: (store) =>
      priceOf(store) !== null || isComing(store) ? null : whyNoPrice(store, now),
    register,
  };
}

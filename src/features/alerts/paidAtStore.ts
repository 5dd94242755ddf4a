import { largeQueries } from "#data/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AlertDeal } from "#domain/alerts/alertMessage.ts";
import { useRegister } from "#data/register.ts";
import { centsAtRegister } from "#domain/prices/atRegister.ts";
import { isCalled } from "#domain/stores/stores.ts";
import { useVisitor } from "#platform/visitor.ts";

const storesQuery = largeQueries.stores;

/** A price of an alert’s deal as the visitor wants to see it. */
export type PaidAtStore = (
  cents: number,
  deal: Pick<AlertDeal, "store" | "menu">,
) => { cents: number; isAbout: boolean };

/**
 * What prices of alerts become at the register. An alert names its store and nothing more, so that the list of stores is
 * asked for by a visitor who wants to see prices with tax. Alerts tell of what any adult may buy.
 *
 * @param now epoch milliseconds
 */
export function usePaidAtStore(now: number): PaidAtStore {
  const visitor = useVisitor();
  const register = useRegister(visitor, now);
  const { data: stores } = useQuery({ ...storesQuery, enabled: visitor.withTax });
  return useCallback(
    (cents, { store: { slug }, menu = "both" }) => {
      const store = stores?.find((each) => isCalled(each, slug));
      if (store === undefined) return { cents, isAbout: false };
      return centsAtRegister(cents, { store, menu }, register);
    },
    [stores, register],
  );
}

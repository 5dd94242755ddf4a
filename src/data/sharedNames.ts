import { useQuery } from "@tanstack/react-query";
import { isShared, sharedNames } from "#domain/stores/listedNames.ts";
import type { Store } from "#domain/stores/stores.ts";
import { largeQueries } from "./queries.ts";

type Named = Pick<Store, "name">;

/**
 * Tells whether a store's name is that of others, too, such as a chain's: then its town tells it apart. It goes by the list of
 * all stores where a screen has that, else by the stores of the deals, and asks for nothing.
 */
export function useIsShared(): (store: Named) => boolean {
  const stores = useQuery({ ...largeQueries.stores, enabled: false }).data;
  const deals = useQuery({ ...largeQueries.deals, enabled: false }).data;
  const known: readonly Named[] = stores ?? deals?.table.stores ?? [];
  return (store) => isShared(namesOf(known), store);
}

/** Each row asks: of a list they are counted once. */
const COUNTED = new WeakMap<readonly Named[], ReadonlySet<string>>();

function namesOf(stores: readonly Named[]): ReadonlySet<string> {
  const known = COUNTED.get(stores) ?? sharedNames(stores);
  COUNTED.set(stores, known);
  return known;
}

import { useQuery } from "@tanstack/react-query";
import type { StoreMenu } from "#domain/offers/menuTable.ts";
import { isCalled } from "#domain/stores/stores.ts";
import { menuQueries } from "./queries.ts";

/**
 * A store's menu from the copies of all menus and all stores, for a store whose
 * own menu was never opened. Asked for only when the own menu is missing.
 */
export function useSavedElsewhere(
  slug: string,
  enabled: boolean,
): { data: StoreMenu; dataUpdatedAt: number } | null {
  const menus = useQuery({ ...menuQueries.all, enabled });
  const stores = useQuery({ ...menuQueries.stores, enabled });
  const store = stores.data?.find((each) => isCalled(each, slug));
  if (!enabled || !store || !menus.data) return null;
  return { data: { store, table: menus.data.table }, dataUpdatedAt: menus.dataUpdatedAt };
}

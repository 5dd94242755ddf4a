import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { largeQueries } from "#data/queries.ts";
import type { Region } from "#domain/stores/regions.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { currentSettings, ownRegion } from "#platform/settings.ts";
import type { DealsSearch } from "./dealsSearch.ts";

/**
 * The address of the deals, and where it asks for nothing, with the visitor's own region, as far as the phone knows it and
 * has deals of it: as home begins with it. It is written into the address, which is all that is shared, shown by its chip
 * and undone by one tap. A document that is opened at the deals is shown as its address says.
 *
 * @param inAddress what the address asks for
 * @param write writes into the address, without a step of Back
 */
export function useOwnRegionFirst(
  inAddress: DealsSearch,
  write: (changes: Partial<DealsSearch>) => void,
): DealsSearch {
  const isHydrated = useIsHydrated();
  const client = useQueryClient();
  const [region, setRegion] = useState(() =>
    isHydrated && asksForNothing(inAddress)
      ? withDeals(ownRegion(currentSettings()), client.getQueryData(largeQueries.deals.queryKey))
      : null,
  );
  const isTaken = region !== null && !asksForNothing(inAddress);
  if (isTaken) setRegion(null);
  const writeOnce = useEffectEvent(write);
  useEffect(() => {
    if (region !== null) writeOnce({ region });
  }, [region]);
  return region === null || isTaken ? inAddress : { ...inAddress, region };
}

/** A region of which there are deals; an own one without any would be an empty list. */
function withDeals(
  region: Region | null,
  deals: { table: { stores: readonly { region: Region | null }[] } } | undefined,
): Region | null {
  return deals?.table.stores.some((store) => store.region === region) === true ? region : null;
}

const asksForNothing = (search: DealsSearch): boolean =>
  Object.values(search).every((value) => value === undefined);

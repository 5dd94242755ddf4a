import { useQueryClient } from "@tanstack/react-query";
import { createAtom } from "@tanstack/react-store";
import { useEffect, useEffectEvent, useState } from "react";
import { largeQueries } from "#data/queries.ts";
import type { Region } from "#domain/stores/regions.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { currentSettings, ownRegion } from "#platform/settings.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import type { DealsSearch } from "./dealsSearch.ts";

/** Where deals were last looked for in this visit; `null`: nobody has said. In memory until the page is closed. */
const lastScope = createAtom<Scope | null>(null);

type Scope = Pick<DealsSearch, "region" | "near">;

/** Notes where deals are looked for, so that the next look at them begins there. */
export function noteScope(changes: Partial<DealsSearch>): void {
  if ("region" in changes || "near" in changes)
    lastScope.set({ region: changes.region, near: changes.near });
}

/** As if nobody had said where in this visit. */
export const forgetScope = (): void => lastScope.set(null);

/**
 * The address of the deals, and where it asks for nothing, with what was last chosen in this visit; else with what is near,
 * where the phone knows the visitor's place; else with the visitor's own region, as far as the phone knows it and
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
  const isPlaced = useVisitorPlace() !== null;
  const [scope, setScope] = useState((): Scope | null => {
    if (!isHydrated || !asksForNothing(inAddress)) return null;
    const last = lastScope.get();
    if (last !== null) return asksForNothing(last) ? null : last;
    if (isPlaced) return { near: true };
    const deals = client.getQueryData(largeQueries.deals.queryKey);
    const region = withDeals(ownRegion(currentSettings()), deals);
    return region === null ? null : { region };
  });
  const isTaken = scope !== null && !asksForNothing(inAddress);
  if (isTaken) setScope(null);
  const writeOnce = useEffectEvent(write);
  useEffect(() => {
    if (scope !== null) writeOnce(scope);
  }, [scope]);
  return scope === null || isTaken ? inAddress : { ...inAddress, ...scope };
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

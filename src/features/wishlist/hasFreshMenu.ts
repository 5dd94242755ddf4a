import type { PersistedMenus } from "#data/saved/readSaved.ts";
import { freshnessOf } from "#domain/time/freshness.ts";

/** Whether any menu of this device is young enough to say that something is not there. */
export function hasFreshMenu({ tables }: PersistedMenus, now: number): boolean {
  return tables.some(({ table }) =>
    table.offers.observedAt.values.some(
      (observedAt) => freshnessOf(Date.parse(observedAt), now) !== "stale",
    ),
  );
}

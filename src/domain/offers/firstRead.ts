import { verdictAt, type MenuTable } from "./menuTable.ts";
import type { PriceVerdict } from "./priceVerdict.ts";

/**
 * Stores of which no price was known before their last reading: what their rows would all say, a list says once, or not at all.
 *
 * @param offers with the slug of their store, and what its past says of each
 */
export function firstReadStores(
  offers: Iterable<{ store: string; verdict: PriceVerdict | null }>,
): ReadonlySet<string> {
  const [fresh, known] = [new Set<string>(), new Set<string>()];
  for (const { store, verdict } of offers) {
    if (verdict === null) continue;
    (verdict.kind === "first" ? fresh : known).add(store);
  }
  return new Set([...fresh].filter((store) => !known.has(store)));
}

/**
 * The same of a store's menu; none of all stores', whose rows say it themselves.
 *
 * @param storeSlug `null` of all stores
 */
export const firstReadOf = (table: MenuTable, storeSlug: string | null): ReadonlySet<string> =>
  storeSlug === null
    ? NONE
    : firstReadStores(
        Array.from(table.offers.store, (store, row) => ({
          store: table.stores[store]?.slug ?? "",
          verdict: verdictAt(table, row),
        })),
      );

const NONE: ReadonlySet<string> = new Set();

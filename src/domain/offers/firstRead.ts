import { calendarDay } from "../time/calendar.ts";
import { verdictAt, type MenuTable } from "./menuTable.ts";
import type { PriceVerdict } from "./priceVerdict.ts";

/**
 * Stores of which no price was known before today: what their rows would all say, a list says once, or not at all.
 *
 * @param offers with the slug of their store, and what its past says of each
 * @param now epoch milliseconds
 */
export function firstReadToday(
  offers: Iterable<{ store: string; verdict: PriceVerdict | null }>,
  now: number,
): ReadonlySet<string> {
  const today = calendarDay(now);
  const [fresh, known] = [new Set<string>(), new Set<string>()];
  for (const { store, verdict } of offers) {
    if (verdict === null) continue;
    const isFresh = verdict.kind === "first" && verdict.on === today;
    (isFresh ? fresh : known).add(store);
  }
  return new Set([...fresh].filter((store) => !known.has(store)));
}

/**
 * The same of a store's menu; none of all stores', whose rows say it themselves.
 *
 * @param storeSlug `null` of all stores
 * @param now epoch milliseconds
 */
export const firstReadOf = (
  table: MenuTable,
  storeSlug: string | null,
  now: number,
): ReadonlySet<string> =>
  storeSlug === null
    ? NONE
    : firstReadToday(
        Array.from(table.offers.store, (store, row) => ({
          store: table.stores[store]?.slug ?? "",
          verdict: verdictAt(table, row),
        })),
        now,
      );

const NONE: ReadonlySet<string> = new Set();

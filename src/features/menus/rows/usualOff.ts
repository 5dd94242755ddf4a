import { valueAt } from "#domain/offers/columns.ts";
import { offText } from "#domain/offers/money.ts";
import type { PricedTable } from "./pricedTable.ts";

/** So much of a list, at least, says no more of a row than of the next one. */
const MOST = 0.6;

/** A few rows are read one by one. */
const FEW = 10;

/**
 * By how much most of a list is below the store's own regular price, as where everything in a store is less: `"30%"`. It is
 * said of the list then, and quietly of its rows. `null` where it is not most of it.
 *
 * @param rows the list's, of this table
 */
export function usualOff(
  { table: { offers }, onSale }: PricedTable,
  rows: readonly number[],
): string | null {
  if (rows.length < FEW) return null;
  const counts = new Map<string, number>();
  for (const row of rows) {
    const asked = valueAt(offers.salePriceCents, row);
    if (onSale[row] !== 1 || asked === null) continue;
    const off = offText(asked, valueAt(offers.priceCents, row));
    if (off !== null) counts.set(off, (counts.get(off) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= rows.length * MOST ? most[0] : null;
}

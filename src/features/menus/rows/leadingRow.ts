import { isEighth } from "#domain/offers/sizes.ts";
import type { PricedTable } from "./pricedTable.ts";

/**
 * Of rows that stand by the gram the first that is an eighth, the size that people ask for first: by the gram a menu begins
 * with ounces. `null` where none is that may be compared, and where it is the first of all anyhow.
 *
 * @param rows places in the table
 */
export function leadingRow(
  { table, standing }: PricedTable,
  rows: readonly number[] | Uint32Array,
): number | null {
  const { values, index } = table.offers.sizeKey;
  const eighths = values.map(isEighth);
  const place = rows.findIndex((row) => standing[row] === 0 && eighths[index[row] ?? -1] === true);
  return place > 0 ? (rows[place] ?? null) : null;
}

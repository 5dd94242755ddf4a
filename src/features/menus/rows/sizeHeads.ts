import { capitalized } from "#domain/text/capitalized.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { chosenSize } from "#domain/offers/sizes.ts";
import type { PricedTable } from "./pricedTable.ts";
import { sizeText } from "./sizeText.ts";

/** Above what nothing is compared with, wherever its size would stand. */
const NOT_COMPARED = "Old, sold out or for patients";

/**
 * What stands above rows that are ordered by size: before the first of each size its name, and before what stands behind all
 * others why it does. None where all are of one.
 *
 * @param rows places in the table, in their order
 */
export function sizeHeads(
  { table, standing, isOld }: PricedTable,
  rows: readonly number[],
): ReadonlyMap<number, string> {
  const { values, index } = table.offers.sizeKey;
  const choices = values.map(chosenSize);
  const heads = new Map<number, string>();
  let last: string | null = null;
  for (const row of rows) {
    const isCompared = standing[row] === 0 && isOld[row] === 0;
    const own = isCompared ? (choices[index[row] ?? -1] ?? "") : NOT_COMPARED;
    if (own !== last) heads.set(row, isCompared ? capitalized(sizeText(table, own)) : own);
    last = own;
  }
  return heads.size < 2 ? NO_HEADS : heads;
}

/** The size that a row stands under, where rows are ordered by it: as the heading above has it, but for what is not compared. */
export function sizeAbove({ table, standing, isOld }: PricedTable, row: number): string | null {
  if (standing[row] !== 0 || isOld[row] !== 0) return null;
  return sizeText(table, chosenSize(valueAt(table.offers.sizeKey, row)));
}

export const NO_HEADS: ReadonlyMap<number, string> = new Map();

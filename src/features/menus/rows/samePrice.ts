import { valueAt } from "#domain/offers/columns.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { byPreference } from "#domain/stores/preferredStore.ts";
import type { Store } from "#domain/stores/stores.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import type { PricedTable } from "./pricedTable.ts";

/** A list in which a product stands once for each of its prices. */
export interface SamePrice {
  rows: readonly number[];
  /** In how many more stores a row's product has the same size for the same; none where there is none. */
  others: ReadonlyMap<number, number>;
}

const noneKept = () => false;

/**
 * Folds what is one product, in one size, for one price in several stores into one row, where the first of them stood: a
 * screen of eight rows had three products. It is that of the store that is named wherever several ask the same
 * (`byPreference`).
 *
 * @param rows in the order of the list, of this table
 * @param from where the visitor is; `null`: not known
 */
export function foldSamePrice(
  { table, cents, onSale, isTaxed, standing, isOld }: PricedTable,
  rows: readonly number[],
  from: Place | null,
  isKept: (store: Store) => boolean = noneKept,
): SamePrice {
  const { offers, stores } = table;
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const key = [
      offers.product[row],
      valueAt(offers.sizeKey, row),
      cents[row],
      valueAt(offers.priceCents, row),
      onSale[row],
      isTaxed[row],
      standing[row],
      isOld[row],
    ].join(" ");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  const claimOf = (row: number) => {
    const store = stores[offers.store[row] ?? -1];
    return {
      isKept: store !== undefined && isKept(store),
      miles: store === undefined ? null : milesTo(store, from),
      seenAt: Date.parse(valueAt(offers.observedAt, row)),
    };
  };
  const folded: number[] = [];
  const others = new Map<number, number>();
  for (const group of groups.values()) {
    const shown = group.reduce((best, row) =>
      byPreference(claimOf(row), claimOf(best)) < 0 ? row : best,
    );
    folded.push(shown);
    const inStores = new Set(group.map((row) => offers.store[row])).size;
    if (inStores > 1) others.set(shown, inStores - 1);
  }
  return { rows: folded, others };
}

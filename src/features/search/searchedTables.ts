import { findTexts, FOUND, searchable } from "#data/textSearch.ts";
import type { SavedMenus } from "#data/saved/readSaved.ts";
import { valueAt } from "#domain/offers/columns.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { storeLocation, type Store } from "#domain/stores/stores.ts";

/** What is searched of a table's products: made once for a table, and not at each keystroke. */
export interface SearchedTable {
  table: MenuTable;
  rows: readonly number[];
  /** Brand, name and strain of each product. */
  texts: string[];
  /** Names of strains, of each product. */
  strains: string[];
  /** Names and places of its stores. */
  stores: string[];
}

/** Prepares the menus of a phone to be searched. */
export function searchedTables({ tables }: SavedMenus): SearchedTable[] {
  return tables.map(({ table, rows }) => {
    const { products, stores } = table;
    const at = Array.from(products.code.index, (_, row) => row);
    const strain = (row: number) => valueAt(products.strainName, row) ?? "";
    return {
      table,
      rows,
      texts: searchable(
        at.map(
          (row) =>
            `${valueAt(products.brand, row) ?? ""} ${valueAt(products.name, row)} ${strain(row)}`,
        ),
      ),
      strains: searchable(at.map(strain)),
      stores: searchable(stores.map((store) => `${store.name} ${storeLocation(store)}`)),
    };
  });
}

/**
 * Whether some product, strain or store is called so: all words after each other, the last of which may still be being
 * typed.
 *
 * @param anywhere in any order, and with a slip in each
 */
export function isNameAmong(
  searched: readonly SearchedTable[],
  words: string,
  anywhere = false,
): boolean {
  const [wanted = ""] = searchable([words.trim().replace(/\s+/g, " ")]);
  if (wanted === "") return false;
  return searched.some(({ texts, stores }) =>
    [texts, stores].some((names) =>
      anywhere
        ? findTexts(names, wanted)?.some((how) => how !== FOUND.not) === true
        : names.some((name) => ` ${name}`.includes(` ${wanted}`)),
    ),
  );
}

/** On whose menus a product stands, whatever is known of its price. */
export interface OnMenus {
  stores: readonly Store[];
  /** All of its offers are for registered patients alone. */
  isForPatients: boolean;
}

/** The products that stand on some menu, by their codes. */
export function productsOnMenus(searched: readonly SearchedTable[]): ReadonlyMap<string, OnMenus> {
  const found = new Map<string, { stores: Map<string, Store>; isForPatients: boolean }>();
  for (const { table, rows } of searched) {
    const { products, offers, stores } = table;
    for (const row of rows) {
      const at = offers.product[row];
      const store = stores[offers.store[row] ?? -1];
      if (at === undefined || store === undefined) continue;
      const code = valueAt(products.code, at);
      const known = found.get(code) ?? { stores: new Map<string, Store>(), isForPatients: true };
      known.stores.set(store.slug, store);
      known.isForPatients &&= valueAt(offers.menu, row) === "med";
      found.set(code, known);
    }
  }
  return new Map(
    Array.from(found, ([code, { stores, isForPatients }]) => [
      code,
      { stores: [...stores.values()], isForPatients },
    ]),
  );
}

/** All that products are called. */
export const namesOf = (searched: readonly SearchedTable[]): string[] =>
  searched.flatMap(({ texts }) => texts);

import { FOUND } from "#data/textSearch.ts";
import type { Column } from "#domain/offers/columns.ts";
import { valueAt } from "#domain/offers/columns.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { brandKey } from "#domain/offers/brandNames.ts";
import { chosenPack, chosenSize, isPack } from "#domain/offers/sizes.ts";
import { isOfStrain } from "#domain/strains/isOfStrain.ts";
import { DEFAULT_CATEGORY } from "../rows/menuOrder.ts";
import { type MenuFilters } from "../menusSearch.ts";
import type { PricedTable } from "../rows/pricedTable.ts";

/** The filters of an address, and the stores that its places and hours leave, by their place in the table. */
export type RowFilters = MenuFilters & { stores?: Uint8Array | null };

/**
 * The rows that pass the filters, in the given order. A condition is decided once
 * for each distinct value of its column, so that the walk over the rows compares
 * small numbers only.
 *
 * @param found how each product was found, `null`: no text is searched for
 * @param storePlace place of the only store wanted, `null`: all
 */
export function filterRows(
  priced: PricedTable,
  order: Uint32Array,
  filters: RowFilters,
  found: Uint8Array | null,
  storePlace: number | null = null,
): number[] {
  const { offers } = priced.table;
  const isWanted = productsWanted(priced.table, filters, found);
  const checks = offerChecks(priced, filters);
  const rows: number[] = [];
  for (const row of order) {
    if (isWanted[offers.product[row] ?? 0] === 0) continue;
    if (storePlace !== null && offers.store[row] !== storePlace) continue;
    if (checks.every((passes) => passes(row))) rows.push(row);
  }
  return rows;
}

/**
 * How many offers a highest price leaves out although it would let their price before tax through: prices are shown with
 * tax, and theirs is not known.
 */
export function countUntaxed(
  priced: PricedTable,
  filters: RowFilters,
  found: Uint8Array | null,
  storePlace: number | null = null,
): number {
  if (filters.maxPrice === undefined || !priced.hasTax) return 0;
  const rows = Uint32Array.from(priced.cents.keys());
  return filterRows({ ...priced, hasTax: false }, rows, filters, found, storePlace).filter(
    (row) => priced.isTaxed[row] === 0,
  ).length;
}

function productsWanted(
  { products }: MenuTable,
  filters: MenuFilters,
  found: Uint8Array | null,
): Uint8Array {
  const { category = DEFAULT_CATEGORY, brand, strain, type } = filters;
  const checks = [
    ...(category === "all" ? [] : [check(products.category, (own) => own === category)]),
    ...(brand === undefined ? [] : [brandCheck(products.brand, brand)]),
    ...(type === undefined ? [] : [check(products.marketedType, (own) => own === type)]),
    ...(found === null ? [] : [(row: number) => found[row] !== FOUND.not]),
    ...(strain === undefined ? [] : [isWantedStrain(products, strain)]),
  ];
  const wanted = new Uint8Array(products.code.index.length).fill(1);
  for (const passes of checks)
    for (let row = 0; row < wanted.length; row += 1)
      if (wanted[row] === 1 && !passes(row)) wanted[row] = 0;
  return wanted;
}

function isWantedStrain(products: MenuTable["products"], strain: string) {
  const isOf = isOfStrain(strain);
  return (row: number) =>
    isOf(valueAt(products.strainSlug, row), valueAt(products.strainName, row));
}

function offerChecks(priced: PricedTable, filters: RowFilters): ((row: number) => boolean)[] {
  const { offers } = priced.table;
  const { size, thcMin, thcMax, terpene, sale, stock, maxPrice, stores = null } = filters;
  return [
    ...(stores === null ? [] : [(row: number) => stores[offers.store[row] ?? 0] === 1]),
    ...(size === undefined ? [] : [sizeCheck(offers, size)]),
    ...(thcMin === undefined ? [] : [check(offers.thcPct, (own) => own !== null && own >= thcMin)]),
    ...(thcMax === undefined ? [] : [check(offers.thcPct, (own) => own !== null && own <= thcMax)]),
    ...(terpene === undefined
      ? []
      : [check(offers.terpenes, (own) => own !== null && Object.hasOwn(own, terpene))]),
    ...(sale ? [(row: number) => priced.onSale[row] === 1] : []),
    ...(stock
      ? [
          check(offers.stock, (own) => own !== "no"),
          check(offers.missingSince, (since) => since === null),
        ]
      : []),
    ...(maxPrice === undefined
      ? []
      : [
          (row: number) =>
            (priced.cents[row] ?? Infinity) <= maxPrice * 100 &&
            (!priced.hasTax || priced.isTaxed[row] === 1),
        ]),
  ];
}

/** Packs are told apart by their THC, all other sizes by their weight. */
function sizeCheck({ thcMg, sizeKey }: MenuTable["offers"], size: string) {
  if (isPack(size)) return check(thcMg, (own) => chosenPack(own) === size);
  const wanted = chosenSize(size);
  return check(sizeKey, (own) => chosenSize(own) === wanted);
}

/** Decides for each distinct value, and answers for rows. */
function check<Value>(column: Column<Value>, passes: (value: Value) => boolean) {
  const passed = column.values.map(passes);
  return (row: number) => passed[column.index[row] ?? -1] === true;
}

/** Brands are spelled many ways, also in addresses that are kept: all of one are found. */
function brandCheck(brands: MenuTable["products"]["brand"], wanted: string) {
  const key = brandKey(wanted);
  return check(brands, (own) => own !== null && brandKey(own) === key);
}

import { chosenPack, chosenSize, sizedBy, toChoose } from "#domain/offers/sizes.ts";
import type { UnitPrice } from "#domain/offers/prices.ts";
import { DEFAULT_CATEGORY, type CategoryChoice } from "../rows/menuOrder.ts";
import type { PricedTable } from "../rows/pricedTable.ts";
import { filterRows, type RowFilters } from "./filterRows.ts";

/**
 * What each choice would show, everything else that was asked for left as it is. Another category takes the size off; the
 * chosen one has as many as are listed.
 */
export interface ChoiceCounts {
  categories: ReadonlyMap<CategoryChoice, number>;
  /** Sizes of the category as people buy them, in the order in which they are chosen from; last what nobody can buy now. */
  sizes: readonly SizeCount[];
  /** All that is left of the menu is for patients: the sizes' prices are what they pay. */
  areForPatients: boolean;
}

/** A size that a menu has. */
interface SizeCount {
  size: string;
  /** The least that an offer of it costs, of prices that anything is compared with; `null` where none is. */
  from: LeastPrice | null;
}

/** With tax where the visitor wants that and it is known of an offer of this size. */
interface LeastPrice {
  cents: number;
  /** Of the same offer, for a gram, or of a pack for 100 mg of THC; `null` where that is not known. */
  unit: UnitPrice | null;
  isAbout: boolean;
}

/** What is asked of a menu. */
export interface Question {
  priced: PricedTable;
  /** All rows of the table, in any order. */
  everyRow: Uint32Array;
  filters: RowFilters;
  /** How each product was found; `null`: no text is searched for. */
  found: Uint8Array | null;
  /** Place of the only store wanted, of a table that may have more; `null`: all. */
  storePlace: number | null;
}

/**
 * Counts the categories of a menu and finds what each size costs at least. The walk over the rows looks at places of
 * values in their columns; what a value is called is asked once for each.
 */
export function countChoices(question: Question): ChoiceCounts {
  const { priced, everyRow, filters, found, storePlace } = question;
  const { category = DEFAULT_CATEGORY } = filters;
  const { offers, products } = priced.table;
  const isOfAny = { ...filters, category: "all", size: undefined } as const;
  const rows = filterRows(priced, everyRow, isOfAny, found, storePlace);
  const sizing = sizedBy(category);
  const sizeColumn = sizing === "pack" ? offers.thcMg : offers.sizeKey;
  const own =
    sizing === null ? -1 : products.category.values.findIndex((name) => name === category);
  const ofCategory = new Uint32Array(products.category.values.length);
  const ofSize = new Uint32Array(sizeColumn.values.length);
  const least = sizeColumn.values.map(() => NO_ROW);
  const leastTaxed = sizeColumn.values.map(() => NO_ROW);
  const has = (standing: number) => rows.some((row) => priced.standing[row] === standing);
  // Beside a price for everybody those for patients alone do not count; by themselves they are what a menu has.
  const areForPatients = !has(STANDING.ranked) && has(STANDING.forPatients);
  const counts = areForPatients ? STANDING.forPatients : STANDING.ranked;
  const centsOf = (row: number | undefined) => priced.cents[row ?? NO_ROW] ?? Infinity;
  for (const row of rows) {
    const place = products.category.index[offers.product[row] ?? 0] ?? 0;
    ofCategory[place] = (ofCategory[place] ?? 0) + 1;
    if (place !== own) continue;
    const size = sizeColumn.index[row] ?? 0;
    ofSize[size] = (ofSize[size] ?? 0) + 1;
    if (priced.standing[row] !== counts) continue;
    const its = priced.isTaxed[row] === 1 ? leastTaxed : least;
    if (centsOf(row) < centsOf(its[size])) its[size] = row;
  }
  const categories = new Map<CategoryChoice, number>([["all", rows.length]]);
  products.category.values.forEach((name, place) => add(categories, name, ofCategory[place]));
  if (filters.size !== undefined)
    categories.set(category, filterRows(priced, everyRow, filters, found, storePlace).length);
  const sizes = new Map<string, number>();
  const from = new Map<string, LeastPrice | null>();
  const choices =
    sizing === "pack"
      ? offers.thcMg.values.map(chosenPack)
      : offers.sizeKey.values.map((key) => chosenSize(key));
  choices.forEach((choice, place) => {
    if (choice === null) return;
    add(sizes, choice, ofSize[place]);
    const its = leastOf(priced, leastTaxed[place], sizing) ?? leastOf(priced, least[place], sizing);
    from.set(choice, lesser(from.get(choice) ?? null, its));
  });
  const inOrder = toChoose(sizes.keys()).map((size) => ({ size, from: from.get(size) ?? null }));
  return {
    categories,
    sizes: inOrder.toSorted((a, b) => Number(a.from === null) - Number(b.from === null)),
    areForPatients,
  };
}

const STANDING = { ranked: 0, forPatients: 1 };

const NO_ROW = -1;

function leastOf(
  priced: PricedTable,
  row = NO_ROW,
  sizing: ReturnType<typeof sizedBy>,
): LeastPrice | null {
  const cents = priced.cents[row];
  if (cents === undefined) return null;
  const isPack = sizing === "pack";
  const each = (isPack ? priced.per100Mg : priced.perGram)[row] ?? NaN;
  const unit = Number.isNaN(each) ? null : ({ cents: each, unit: isPack ? "100mg" : "g" } as const);
  return { cents, unit, isAbout: priced.isTaxed[row] === 1 };
}

/** The smaller of two prices. One before tax is not held against one with it, which is preferred. */
function lesser(one: LeastPrice | null, other: LeastPrice | null): LeastPrice | null {
  if (one === null || other === null) return one ?? other;
  if (one.isAbout !== other.isAbout) return one.isAbout ? one : other;
  return other.cents < one.cents ? other : one;
}

function add<Key>(counts: Map<Key, number>, key: Key, count = 0): void {
  if (count > 0) counts.set(key, (counts.get(key) ?? 0) + count);
}

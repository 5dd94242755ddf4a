import { valueAt } from "#domain/offers/columns.ts";
import type { MenuFilters, MenusSearch, Sort } from "../menusSearch.ts";
import type { RowFilters } from "../filters/filterRows.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { type PricedTable, priceTable } from "./pricedTable.ts";
import { searchable, FOUND, findTexts } from "#data/textSearch.ts";
import { chosenSize, toChoose } from "#domain/offers/sizes.ts";
import { offerCount, type MenuTable } from "#domain/offers/menuTable.ts";
import { useMemo, useState } from "react";
import type { Question } from "../filters/countChoices.ts";
import { countUntaxed, filterRows } from "../filters/filterRows.ts";
import { DEFAULT_CATEGORY, sortInForce, usualCategory } from "./menuOrder.ts";

/**
 * All rows of a table in one order. Unknown figures come last; so do, in every order, offers that were seen too long ago,
 * and, in one by price or potency, those that are gone or priced beyond belief. Filters pick from this order, so that a
 * keystroke sorts nothing.
 */
export function orderRows(priced: PricedTable, sort: Sort): Uint32Array {
  const rows = Uint32Array.from(priced.cents.keys());
  const compare = comparison(priced, sort);
  // Equal rows keep the table's own order: by store, category and product.
  return rows.sort((a, b) => compare(a, b) || a - b);
}

function comparison(priced: PricedTable, sort: Sort): (a: number, b: number) => number {
  const { table, isOld } = priced;
  const oldLast = (compare: (a: number, b: number) => number) => (a: number, b: number) =>
    (isOld[a] ?? 0) - (isOld[b] ?? 0) || compare(a, b);
  switch (sort) {
    case "size": {
      const place = placesOfSizes(table.offers.sizeKey.values);
      const { index } = table.offers.sizeKey;
      const figure = Float64Array.from(
        priced.cents,
        (cents, row) => (place[index[row] ?? 0] ?? 0) * MOST_CENTS + cents,
      );
      return ranked(priced, figure, priced.isTaxed);
    }
    case "g":
      return ranked(priced, priced.perGram, priced.isTaxed);
    case "100mg":
      return ranked(priced, priced.per100Mg, priced.isTaxed);
    case "price":
      return ranked(priced, priced.cents, priced.isTaxed);
    case "thc":
      return ranked(
        priced,
        // The strongest first, hence the sign.
        Float64Array.from(priced.cents, (_, row) => -(valueAt(table.offers.thcPct, row) ?? NaN)),
      );
    case "name": {
      const place = placesOf(table.products.name.values.map((name) => name.toLowerCase()));
      const { index } = table.products.name;
      const { product } = table.offers;
      const at = (row: number) => place[index[product[row] ?? 0] ?? 0] ?? 0;
      return oldLast((a, b) => at(a) - at(b));
    }
    case "newest": {
      const { firstSeenOn } = table.offers;
      const place = placesOf(firstSeenOn.values);
      const at = (row: number) => place[firstSeenOn.index[row] ?? 0] ?? 0;
      return oldLast((a, b) => at(b) - at(a));
    }
  }
}

/** @param isTaxed which figures are prices with tax; of what is no price none is */
function ranked(priced: PricedTable, figure: Float64Array, isTaxed?: Uint8Array) {
  const standing = (row: number) => {
    const own = priced.standing[row] ?? 0;
    return own === 0 && Number.isNaN(figure[row]) ? 1 : own;
  };
  return (a: number, b: number): number => {
    const figureA = figure[a] ?? NaN;
    const figureB = figure[b] ?? NaN;
    return (
      standing(a) - standing(b) ||
      // Of one standing those that were seen lately: of a menu that speaks nowhere all are of one.
      (priced.isOld[a] ?? 0) - (priced.isOld[b] ?? 0) ||
      Number(Number.isNaN(figureA)) - Number(Number.isNaN(figureB)) ||
      (isTaxed?.[b] ?? 0) - (isTaxed?.[a] ?? 0) ||
      (Number.isNaN(figureA) ? 0 : figureA - figureB)
    );
  };
}

/** More than any offer costs. */
const MOST_CENTS = 1e9;

/** The place of each size among those that people choose from: the eighth first, then the lightest. */
function placesOfSizes(keys: readonly string[]): number[] {
  const choices = keys.map(chosenSize);
  const inOrder = toChoose(new Set(choices));
  return choices.map((choice) => inOrder.indexOf(choice));
}

/** The place of each text in alphabetical order, so that rows compare numbers. */
function placesOf(texts: readonly string[]): Uint32Array {
  const { compare } = new Intl.Collator("en");
  const sorted = [...texts.keys()].sort((a, b) => compare(texts[a] ?? "", texts[b] ?? ""));
  const places = new Uint32Array(texts.length);
  sorted.forEach((text, place) => (places[text] = place));
  return places;
}

/** What is searched of each product of a table: its name, brand, strain and kind. */
export function productTexts({ products }: MenuTable): string[] {
  return searchable(
    Array.from(products.code.index, (_, row) =>
      [products.name, products.brand, products.strainName, products.subcategory]
        .map((column) => valueAt<string | null>(column, row) ?? "")
        .join(" "),
    ),
  );
}

/**
 * The rows of a menu that the visitor asked for. Prices follow the clock
 * when one changes, the order follows prices, and only the filters are done again at
 * each keystroke.
 *
 * @param storeSlug the only store wanted, of a table that may have more
 * @param now epoch milliseconds
 * @param register for a visitor who wants to see what is paid
 */
export function useMenuRows(
  table: MenuTable,
  storeSlug: string | null,
  asIs: MenusSearch & RowFilters,
  now: number,
  register: Register | null = null,
): {
  priced: PricedTable;
  sort: Sort;
  rows: readonly number[];
  question: Question;
  /** Offers left out because their tax is not known. */
  untaxed: number;
  /** The size that was asked for, where no offer of it has the words: those of all sizes are listed. */
  noneIn: string | null;
} {
  const [pricedAt, setPricedAt] = useState(now);
  const priced = useMemo(() => priceTable(table, pricedAt, register), [table, pricedAt, register]);
  if (now >= priced.validUntil) setPricedAt(now);
  const texts = useMemo(() => productTexts(table), [table]);
  const place =
    storeSlug === null ? null : table.stores.findIndex(({ slug }) => slug === storeSlug);
  const found = useMemo(() => (asIs.q ? findTexts(texts, asIs.q) : null), [texts, asIs.q]);
  const search = useMemo(
    () => withoutVainSize(priced, asIs, found, place),
    [priced, asIs, found, place],
  );
  const sort = sortInForce(search.category ?? DEFAULT_CATEGORY, search);
  const order = useMemo(() => orderRows(priced, sort), [priced, sort]);
  const rows = useMemo(
    () => exactFirst(table, filterRows(priced, order, search, found, place), found),
    [table, priced, order, search, found, place],
  );
  const question = useMemo(
    () => ({ priced, everyRow: order, filters: search, found, storePlace: place }),
    [priced, order, search, found, place],
  );
  const untaxed = useMemo(
    () => countUntaxed(priced, search, found, place),
    [priced, search, found, place],
  );
  const noneIn = asIs.size === search.size ? null : (asIs.size ?? null);
  return { priced, sort, rows, question, untaxed, noneIn };
}

/** What was typed goes before a size that was tapped earlier: where only other sizes have the words, the size is let go. */
function withoutVainSize<Asked extends RowFilters>(
  priced: PricedTable,
  asked: Asked,
  found: Uint8Array | null,
  storePlace: number | null,
): Asked {
  if (asked.size === undefined || found === null) return asked;
  const every = Uint32Array.from(priced.cents.keys());
  const hasSome = (filters: RowFilters) =>
    filterRows(priced, every, filters, found, storePlace).length > 0;
  const ofAll = { ...asked, size: undefined };
  return !hasSome(asked) && hasSome(ofAll) ? ofAll : asked;
}

/**
 * The rows of a table that pass filters at a moment, in the table's order and by prices before tax, for whoever only
 * wants to know which they are. Without a category it is the one that the menu opens with.
 *
 * @param storePlace place of the only store wanted, `null`: all
 */
export function findMenuRows(
  table: MenuTable,
  filters: MenuFilters,
  storePlace: number | null,
  now: number,
): number[] {
  const found = filters.q ? findTexts(productTexts(table), filters.q) : null;
  const every = Uint32Array.from({ length: offerCount(table) }, (_, row) => row);
  const category = filters.category ?? usualCategory(table, storePlace);
  return filterRows(priceTable(table, now), every, { ...filters, category }, found, storePlace);
}

/** The very words that were asked for stand before those that are only like them. */
function exactFirst(
  { offers }: MenuTable,
  rows: readonly number[],
  found: Uint8Array | null,
): readonly number[] {
  if (found === null) return rows;
  const isExact = (row: number) => found[offers.product[row] ?? -1] === FOUND.exactly;
  return [...rows.filter(isExact), ...rows.filter((row) => !isExact(row))];
}

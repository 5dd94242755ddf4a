import { valueAt } from "#domain/offers/columns.ts";
import type { Sort } from "../menusSearch.ts";
import type { PricedTable } from "./pricedTable.ts";

/**
 * All rows of a table in one order. Unknown figures come last; so do, in an order
 * by price or potency, offers that are old, gone or priced beyond belief. Filters
 * pick from this order, so that a keystroke sorts nothing.
 */
export function orderRows(priced: PricedTable, sort: Sort): Uint32Array {
  const rows = Uint32Array.from(priced.cents.keys());
  const compare = comparison(priced, sort);
  // Equal rows keep the table's own order: by store, category and product.
  return rows.sort((a, b) => compare(a, b) || a - b);
}

function comparison(priced: PricedTable, sort: Sort): (a: number, b: number) => number {
  const { table } = priced;
  switch (sort) {
    case "g":
      return ranked(priced, priced.perGram);
    case "100mg":
      return ranked(priced, priced.per100Mg);
    case "price":
      return ranked(priced, priced.cents);
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
      return (a, b) => at(a) - at(b);
    }
    case "newest": {
      const { firstSeenOn } = table.offers;
      const place = placesOf(firstSeenOn.values);
      const at = (row: number) => place[firstSeenOn.index[row] ?? 0] ?? 0;
      return (a, b) => at(b) - at(a);
    }
  }
}

function ranked(priced: PricedTable, figure: Float64Array) {
  const standing = (row: number) => {
    const own = priced.standing[row] ?? 0;
    return own === 0 && Number.isNaN(figure[row]) ? 1 : own;
  };
  return (a: number, b: number): number => {
    const figureA = figure[a] ?? NaN;
    const figureB = figure[b] ?? NaN;
    return (
      standing(a) - standing(b) ||
      Number(Number.isNaN(figureA)) - Number(Number.isNaN(figureB)) ||
      (Number.isNaN(figureA) ? 0 : figureA - figureB)
    );
  };
}

/** The place of each text in alphabetical order, so that rows compare numbers. */
function placesOf(texts: readonly string[]): Uint32Array {
  const { compare } = new Intl.Collator("en");
  const sorted = [...texts.keys()].sort((a, b) => compare(texts[a] ?? "", texts[b] ?? ""));
  const places = new Uint32Array(texts.length);
  sorted.forEach((text, place) => (places[text] = place));
  return places;
}

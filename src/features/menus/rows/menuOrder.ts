import { CATEGORIES, type Category } from "#domain/offers/categories.ts";
import { valueAt } from "#domain/offers/columns.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import type { MenuFilters, MenusSearch, Sort } from "../menusSearch.ts";

/** Takes every filter back; the category then is the usual one. */
export const NO_FILTERS = {
  q: undefined,
  category: undefined,
  size: undefined,
  brand: undefined,
  strain: undefined,
  type: undefined,
  thcMin: undefined,
  thcMax: undefined,
  terpene: undefined,
  sale: undefined,
  stock: undefined,
  maxPrice: undefined,
  near: undefined,
  open: undefined,
} satisfies MenuFilters;

export type CategoryChoice = Category | "all";

export const DEFAULT_CATEGORY: Category = "flower";

/**
 * The category that a menu opens with: flower, and where it has none the first that it has.
 *
 * @param storePlace place of the only store wanted, `null`: all
 */
export function usualCategory(
  { offers, products }: MenuTable,
  storePlace: number | null,
): Category {
  const there = new Set<Category>();
  offers.product.forEach((product, row) => {
    if (storePlace === null || offers.store[row] === storePlace)
      there.add(valueAt(products.category, product));
  });
  if (there.has(DEFAULT_CATEGORY)) return DEFAULT_CATEGORY;
  return CATEGORIES.find((category) => there.has(category)) ?? DEFAULT_CATEGORY;
}

/** The orders in words; heads of the table are signs ("$/g"). */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  size: "By size",
  g: "Per gram",
  "100mg": "Per 100 mg",
  price: "Price",
  thc: "THC",
  name: "Name",
  newest: "Newest",
};

/** Orders that make sense for a category; the first is the usual one. Unit prices compare within one category only. */
export function sortsFor(category: CategoryChoice): readonly Sort[] {
  switch (category) {
    case "all":
    case "other":
      return ["name", "price", "newest"];
    case "edible":
    case "tincture":
    case "topical":
      return ["100mg", "price", "name", "newest"];
    case "flower":
      // By the gram a menu begins with ounces, and whoever came for an eighth sees none.
      return ["size", "g", "100mg", "price", "thc", "name", "newest"];
    case "preroll":
    case "infused_preroll":
    case "vape":
    case "extract":
      return ["g", "100mg", "price", "thc", "name", "newest"];
  }
}

/** The usual order of a category; of one size the price says it all. */
export function usualSort(category: CategoryChoice, size: string | undefined): Sort {
  return size === undefined ? (sortsFor(category)[0] ?? "name") : "price";
}

/** The order that holds: the one asked for when the category has it, else the usual one. */
export function sortInForce(
  category: CategoryChoice,
  { sort: asked, size }: Pick<MenusSearch, "sort" | "size">,
): Sort {
  return sortsFor(category).find((sort) => sort === asked) ?? usualSort(category, size);
}

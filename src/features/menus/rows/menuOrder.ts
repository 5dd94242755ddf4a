import type { Category } from "#domain/offers/categories.ts";
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
} satisfies MenuFilters;

export type CategoryChoice = Category | "all";

export const DEFAULT_CATEGORY: Category = "flower";

/** The orders in words. */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  g: "$ per gram",
  "100mg": "$ per 100 mg THC",
  price: "Price",
  thc: "THC, strongest first",
  name: "Name",
  newest: "Newest first",
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

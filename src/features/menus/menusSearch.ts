import * as v from "valibot";
import { CATEGORIES, MARKETED_TYPES } from "#domain/offers/categories.ts";
import { given, words } from "#domain/text/searchParameter.ts";

/** Every store's menu in one list. */
export const ALL_STORES = "all";

export const SORTS = ["size", "g", "100mg", "price", "thc", "name", "newest"] as const;
export type Sort = (typeof SORTS)[number];

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Filters of the menus screen, as the address carries them. What cannot be read counts as not given. */
export const MenusSearchSchema = v.object({
  /** A store's slug, or `all`; without it the stores are listed. */
  store: given(words),
  q: given(words),
  /** Flower unless another one is chosen. */
  category: given(v.picklist([...CATEGORIES, "all"])),
  /** Normalised size. */
  size: given(words),
  brand: given(words),
  /** Slug of a known strain, else the name as printed. */
  strain: given(words),
  type: given(v.picklist(MARKETED_TYPES)),
  thcMin: given(percent),
  thcMax: given(percent),
  terpene: given(words),
  /** On sale now. */
  sale: given(v.literal(true)),
  /** In stock, as far as known. */
  stock: given(v.literal(true)),
  /** Dollars. */
  maxPrice: given(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.finite(),
      v.transform((dollars) => Math.round(dollars * 100) / 100),
    ),
  ),
  /** Of all stores' menus: within `NEAR_MILES` of the visitor, whose place no address has. */
  near: given(v.literal(true)),
  /** Of all stores' menus: at stores known to be open now. */
  open: given(v.literal(true)),
  sort: given(v.picklist(SORTS)),
});
export type MenusSearch = v.InferOutput<typeof MenusSearchSchema>;

/** Filters, without the store they apply to and the order. */
export type MenuFilters = Omit<MenusSearch, "store" | "sort">;

/** What is near depends on where one is, and what is open on when: a view that is kept has neither. */
export const lastingFilters = (search: MenusSearch): MenusSearch => ({
  ...search,
  near: undefined,
  open: undefined,
});

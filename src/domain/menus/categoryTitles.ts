import type { Category } from "./categories.ts";

/** Categories in the words of a menu's headings. */
export const CATEGORY_TITLES: Readonly<Record<Category, string>> = {
  flower: "Flower",
  preroll: "Pre-rolls",
  infused_preroll: "Infused pre-rolls",
  vape: "Vape",
  edible: "Edibles",
  tincture: "Tinctures",
  extract: "Extracts",
  topical: "Topicals",
  other: "Other",
};

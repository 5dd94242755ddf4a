import type { Category, MarketedType } from "./categories.ts";

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

/** What products are sold as, as printed. */
export const MARKETED_TYPE_TITLES: Readonly<Record<MarketedType, string>> = {
  indica: "Indica",
  sativa: "Sativa",
  hybrid: "Hybrid",
  cbd: "CBD",
};

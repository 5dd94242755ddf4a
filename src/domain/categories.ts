import * as v from "valibot";

/** What kind of product an offer is, as the neutral import format names it. */
export const CATEGORIES = [
  "flower",
  "preroll",
  "infused_preroll",
  "vape",
  "edible",
  "tincture",
  "extract",
  "topical",
  "other",
] as const;

export const CategorySchema = v.picklist(CATEGORIES);
export type Category = v.InferOutput<typeof CategorySchema>;

/** The four sections of the home page and of the deals, in their order. */
export const SECTIONS = ["flower", "vape", "edible", "extract"] as const;
export type Section = (typeof SECTIONS)[number];

/** Headings of the sections, as printed. */
export const SECTION_TITLES: Readonly<Record<Section, string>> = {
  flower: "Flower",
  vape: "Vape",
  edible: "Edibles",
  extract: "Extracts",
};

/** The section a category is shown in; `null` for what the home page leaves out. */
export function sectionOf(category: Category): Section | null {
  switch (category) {
    case "flower":
    case "vape":
    case "edible":
    case "extract":
      return category;
    case "tincture":
      return "edible";
    case "preroll":
    case "infused_preroll":
    case "topical":
    case "other":
      return null;
  }
}

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

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

/** As what a product is sold; what a plant is, is for its lineage to say. */
export const MARKETED_TYPES = ["indica", "sativa", "hybrid", "cbd"] as const;
export type MarketedType = (typeof MARKETED_TYPES)[number];

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

import type { Category, Section } from "./categories.ts";

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

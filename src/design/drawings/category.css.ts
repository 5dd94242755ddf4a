import { style, styleVariants } from "@vanilla-extract/css";
import type { Category } from "#domain/offers/categories.ts";
import { color } from "../theme.css.ts";

/** One hue for what is smoked as it grew, for what is vaped, eaten and extracted; the rest has none. */
const HUES: Readonly<Record<Category, string>> = {
  flower: color.flower,
  preroll: color.flower,
  infused_preroll: color.flower,
  vape: color.vape,
  edible: color.edible,
  tincture: color.edible,
  extract: color.extract,
  topical: color.inkQuiet,
  other: color.inkQuiet,
};

const icon = style({
  flex: "none",
  display: "block",
  "@media": {
    "(forced-colors: active)": { fill: "CanvasText" },
    print: { display: "none" },
  },
});

export const categoryIcon = styleVariants(HUES, (hue) => [icon, { fill: hue }]);

/** Its name, where that heads what is of it. */
export const kindName = styleVariants(HUES, (hue) => ({ color: hue }));

/** The back of a row or a card, 4 px wide. */
export const spine = styleVariants(HUES, (hue) => ({ borderInlineStart: `4px solid ${hue}` }));

import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from } from "#design/tokens.ts";

export const bracket = style({
  fill: "none",
  stroke: color.lineStrong,
  strokeWidth: 1.5,
  overflow: "visible",
  selectors: {
    // On a phone it has the line to itself.
    "&&": { width: "100%", "@media": { [from.columns]: { height: "14rem" } } },
  },
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});
/* Lines are as thin in a wide place as in a narrow one. */
globalStyle(`${bracket} > path`, { vectorEffect: "non-scaling-stroke" });
export const finalDot = style({
  stroke: color.goldenrod,
  strokeWidth: 14,
  strokeLinecap: "round",
  "@media": { "(forced-colors: active)": { stroke: "Highlight" } },
});

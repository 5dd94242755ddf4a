import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";

export const bracket = style({
  fill: "none",
  stroke: color.lineStrong,
  strokeWidth: 1.5,
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});
export const finalDot = style({
  fill: color.goldenrod,
  stroke: "none",
  "@media": { "(forced-colors: active)": { fill: "Highlight" } },
});

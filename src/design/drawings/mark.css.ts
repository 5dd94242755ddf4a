import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

const FORCED = "(forced-colors: active)";

/** The state as a leaf: soft corners, and veins cut out to the ground. */
export const mark = style({
  display: "block",
  flex: "none",
  fill: color.leaf,
  stroke: color.leaf,
  strokeWidth: 5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [FORCED]: { fill: "CanvasText", stroke: "CanvasText" } },
});
globalStyle(`${mark} > :last-child`, {
  fill: "none",
  stroke: color.surface,
  strokeWidth: 4,
  "@media": { [FORCED]: { stroke: "Canvas" } },
});

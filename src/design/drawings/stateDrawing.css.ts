import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

const FORCED = "(forced-colors: active)";

/** As large as what it stands in. */
export const stateDrawing = style({ display: "block", width: "100%", height: "100%" });
globalStyle(`${stateDrawing} > path`, {
  fill: `color-mix(in oklab, ${color.onPine} 9%, transparent)`,
  stroke: `color-mix(in oklab, ${color.onPine} 38%, transparent)`,
  strokeWidth: 9,
  strokeLinejoin: "round",
  "@media": { [FORCED]: { fill: "Canvas", stroke: "CanvasText" } },
});
globalStyle(`${stateDrawing} > [data-lit]`, {
  fill: color.goldenrod,
  stroke: color.pine,
  "@media": { [FORCED]: { fill: "Highlight" } },
});
globalStyle(`${stateDrawing}[data-small] > path`, {
  fill: color.line,
  stroke: color.line,
  "@media": { [FORCED]: { fill: "Canvas", stroke: "CanvasText" } },
});
globalStyle(`${stateDrawing}[data-small] > [data-lit]`, {
  fill: color.buckeye,
  stroke: color.buckeye,
  "@media": { [FORCED]: { fill: "Highlight", stroke: "Highlight" } },
});

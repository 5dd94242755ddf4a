import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { drawnSize, size, space } from "../tokens.ts";

export const frame = style({ display: "grid", gap: space[2], maxWidth: size.measure });
export const caption = style({ fontWeight: 600 });
globalStyle(`${caption} small`, { color: color.inkQuiet, fontWeight: 400 });

export const chart = style({ width: "100%", height: "auto", overflow: "visible" });
globalStyle(`${chart} line`, { stroke: color.line });

const label = style({
  fill: color.inkQuiet,
  fontSize: drawnSize.sm,
  fontVariantNumeric: "tabular-nums",
});
export const valueLabel = style([label, { textAnchor: "end" }]);
export const momentLabel = style([label, { textAnchor: "middle" }]);

export const path = style({
  fill: "none",
  stroke: color.leaf,
  strokeWidth: 2.5,
  vectorEffect: "non-scaling-stroke",
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});

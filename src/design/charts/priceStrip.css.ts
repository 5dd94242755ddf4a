import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { from, space, textLine, textSize } from "../tokens.ts";

const NARROW = "(max-width: 12rem)";

/** As far as words stand from the edge of a phone. */
const edge = `min(${space[4]}, 5vw)`;

/** So far from the edge is now, and its mark whole. */
export const EDGE = "1.125rem";

/** The drawing, and below its lines, still on what it is filled with, its first and its last day. */
export const strip = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(2.5rem, 1fr) auto",
  overflow: "clip",
  width: "100%",
  height: "100%",
  // A drawing beside words is narrow.
  containerType: "inline-size",
  paddingBlockStart: "7px",
  color: color.inkQuiet,
  fontSize: textSize.xs,
  fontWeight: 500,
  lineHeight: textLine.xs,
  fontVariantNumeric: "tabular-nums",
});

export const drawing = style({ position: "relative", minWidth: 0 });
globalStyle(`${drawing} > svg`, {
  position: "absolute",
  inset: 0,
  display: "block",
  width: `calc(100% - ${EDGE})`,
  height: "100%",
  overflow: "visible",
});
globalStyle(`${drawing} path`, {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke",
});
export const wash = style({});
globalStyle(`${drawing} ${wash}`, { fill: "currentColor", fillOpacity: 0.14, stroke: "none" });

/** Where it is now. */
export const now = recipe({
  base: {
    position: "absolute",
    width: "0.625rem",
    height: "0.625rem",
    margin: "-0.3125rem",
    borderRadius: "50%",
    forcedColorAdjust: "none",
    "@media": { "(forced-colors: active)": { background: "CanvasText" } },
  },
  variants: {
    isRecord: { true: { background: color.goldenrod }, false: { background: color.onPine } },
  },
});

/** Its highest below the upper line, its lowest above the lower one. */
export const levels = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  alignItems: "flex-start",
  height: "100%",
  paddingBlock: "3px",
  paddingInlineStart: edge,
  "@container": { [NARROW]: { paddingInlineStart: space[2] } },
});
/* The line goes behind its figures. */
globalStyle(`${levels} > *`, {
  borderRadius: "3px",
  background: `color-mix(in oklch, ${color.pine} 72%, transparent)`,
  boxShadow: `0 0 0 2px color-mix(in oklch, ${color.pine} 72%, transparent)`,
  "@media": { print: { background: "none", boxShadow: "none" } },
});

export const ends = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[2],
  paddingBlock: space[1],
  paddingInline: edge,
  "@media": { [from.tablet]: { paddingInline: space[4] }, print: { padding: 0 } },
  "@container": { [NARROW]: { paddingInline: space[2] } },
});

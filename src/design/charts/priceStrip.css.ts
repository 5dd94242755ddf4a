import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { from, space, textSize } from "../tokens.ts";

/** A drawing, at its end what its highest and lowest are, and below it its first and last day. */
export const strip = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[3],
  width: "100%",
  paddingBlockStart: space[2],
  color: color.inkQuiet,
  fontSize: textSize.unit,
  fontWeight: 400,
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
});

export const drawing = style({
  position: "relative",
  height: "2.5rem",
  // On a desk it is half of a head.
  "@media": { [from.wide]: { height: "9rem" } },
});
globalStyle(`${drawing} > svg`, {
  display: "block",
  width: "100%",
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
globalStyle(`${drawing} ${wash}`, { fill: "currentColor", fillOpacity: 0.12, stroke: "none" });

/** Where it is now. */
export const now = style({
  position: "absolute",
  width: "0.625rem",
  height: "0.625rem",
  margin: "-0.3125rem",
  borderRadius: "50%",
  background: color.goldenrod,
  forcedColorAdjust: "none",
});

export const levels = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  alignItems: "flex-end",
});

export const ends = style({ display: "flex", justifyContent: "space-between" });
/** As wide as the drawing. */
export const bounds = style({ gridColumn: 1, paddingBlockStart: space[1] });

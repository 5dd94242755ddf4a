import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { drawnSize, from, onPhone, size, space, textLine, textSize } from "#design/tokens.ts";

/**
 * A product's head as one piece: on the spine of its category, beside its stamp, name, price and where. On a phone the
 * stamp stands beside name and kind alone, and the price has the whole width below it.
 */
const stampWidth = createVar();
/** As far as words stand from the edge of a phone. */
const edge = `min(${space[4]}, 5vw)`;
export const piece = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: `${space[1]} ${space[2]}`,
  containerType: "inline-size",
  // Words keep what ten letters need: in very large type that is all there is.
  vars: { [stampWidth]: "clamp(0px, 100cqi - 10rem, 112px)" },
  "@media": {
    [from.tablet]: {
      columnGap: space[4],
      vars: { [stampWidth]: "clamp(0px, 100cqi - 10rem, 160px)" },
    },
    // On a desk what it costs and whether that is little is one half, and how it went the other.
    [from.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr auto",
      columnGap: space[6],
    },
    print: { display: "block" },
  },
});
export const stampPlace = style({
  width: stampWidth,
  // Drawing and caption have the same room together before it is known whose the drawing is.
  minHeight: stampWidth,
  overflow: "hidden",
  // Where it would be smaller than a finger, words have its room.
  "@container": { "(max-width: calc(10rem + 44px))": { display: "none" } },
});
globalStyle(`${stampPlace} [data-stamp]`, {
  display: "block",
  width: `calc(100% - ${textLine.xs})`,
  height: "auto",
  marginInline: "auto",
  // On a phone the caption has two lines.
  "@media": { [onPhone]: { width: `calc(100% - 2 * ${textLine.xs})` } },
});
/** What the drawing is of: what its strain has in common, or this label alone. */
export const stampCaption = style({
  display: "block",
  color: color.inkQuiet,
  fontSize: textSize.xs,
  lineHeight: textLine.xs,
  textAlign: "center",
  textWrap: "balance",
  "@media": { print: { display: "none" } },
});
/** In the heading's first line, which begins behind it: the head is no taller for it. */
export const back = style({
  gridColumn: 1,
  gridRow: 1,
  justifySelf: "start",
  zIndex: 1,
  marginBlock: `calc((${textLine.xl} - ${size.target}) / 2)`,
  marginInlineStart: `-${space[4]}`,
  "@media": { [from.tablet]: { display: "none" }, print: { display: "none" } },
});
globalStyle(`${back} + h1`, {
  "@media": { [onPhone]: { gridColumn: 1, gridRow: 1, textIndent: space[6] } },
});
/* Heading and stamp are cells as all others are. */
globalStyle(`${piece} > :first-child`, { display: "contents" });
globalStyle(`${piece} > :first-child > :last-child`, {
  gridColumn: 2,
  gridRow: "1 / span 2",
  margin: 0,
  "@media": { [from.tablet]: { gridRow: "1 / span 3" } },
});

export const facts = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  overflowWrap: "anywhere",
});

/** The word goes along with what it is of, which breaks where a line is too short for it. */
export const strainFact = style({ display: "inline-block", maxWidth: "100%" });

/** With its icon, in words. */
export const kind = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  color: color.ink,
  fontWeight: 600,
  verticalAlign: "text-bottom",
});

/** The largest figures of the screen. */
export const bestPrice = style({});
globalStyle(`${bestPrice} strong`, {
  fontSize: drawnSize.headline,
  fontWeight: 750,
  lineHeight: 1.1,
  letterSpacing: "-0.01em",
});
/** How much of it, and below that what a unit comes to: together as high as the price. */
export const besidePrice = style({
  display: "grid",
  flex: "1 1 5.5rem",
  alignSelf: "center",
  minWidth: 0,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
});
globalStyle(`${besidePrice} > bdi`, { fontWeight: 650 });
export const bestOffer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridColumn: "1 / -1",
  justifyItems: "start",
  gap: space[1],
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: { gridColumn: 1 } },
});
/** Below the price, from edge to edge: the answer to whether it is a good one. */
export const pastStrip = style({
  gridColumn: "1 / -1",
  marginBlockStart: space[1],
  "@media": {
    [onPhone]: { marginInline: `calc(-1 * ${edge})` },
    [from.wide]: { gridColumn: "1 / span 2", gridRow: 4, marginBlockStart: space[2] },
  },
});
/** How it went, on what that rests, and what prices are shown as. */
export const pastDrawing = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "space-between",
  "@media": {
    [from.wide]: {
      gridColumn: 3,
      gridRow: "1 / -1",
      alignSelf: "stretch",
      paddingInlineStart: space[6],
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});
/** Where nothing can be drawn, what it costs has that half. */
export const undrawn = style({});
globalStyle(`${undrawn} > ${bestOffer}`, {
  "@media": { [from.wide]: { gridColumn: 3, gridRow: "1 / span 3" } },
});
globalStyle(`${undrawn} > ${pastStrip}`, {
  "@media": { [from.wide]: { gridColumn: 3, gridRow: 4 } },
});
globalStyle(`${undrawn} > ${pastDrawing}`, {
  "@media": { [from.wide]: { gridRow: 5, padding: 0, borderInlineStart: 0 } },
});
globalStyle(`${pastStrip} > *`, {
  "@media": { [onPhone]: { paddingInline: `${edge} ${space[2]}`, borderRadius: 0 } },
});
export const pastFoot = style({
  flex: "1 1 8rem",
  minWidth: 0,
  color: color.inkQuiet,
  fontSize: textSize.unit,
  lineHeight: textLine.sm,
});
/** Its last line: words at its beginning, a switch at its end. */
export const headFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
  minHeight: textLine.xl,
  fontSize: textSize.sm,
});
/** What belongs together; where it wraps, nothing hangs at the end of a line. */
export const bestLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  width: "100%",
});
globalStyle(`${bestLine} > small`, { color: color.inkQuiet, fontSize: textSize.sm });
/* In very large type the price before stands above the one that holds. */
globalStyle(`${bestOffer} *`, { whiteSpace: "normal" });
/** By how much it costs less elsewhere: as good as the price. */
export const lessThanHere = style({ fontWeight: 700 });
export const unitLine = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, onPhone, size, space, textLine, textSize } from "#design/tokens.ts";

/**
 * A product's head as one piece: on the spine of its category, beside its stamp, name, price and where. On a phone the
 * stamp stands beside name and kind alone, and the price has the whole width below it.
 */
const stampWidth = createVar();
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
      vars: { [stampWidth]: "clamp(0px, 100cqi - 10rem, 176px)" },
    },
    [from.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
      gridTemplateRows: "auto 1fr",
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
  "@media": { [from.tablet]: { gridRow: "1 / span 3" }, [from.wide]: { gridColumn: 3 } },
});
globalStyle(`${piece} > :last-child`, {
  gridColumn: "1 / -1",
  "@media": {
    [from.tablet]: { gridColumn: 1 },
    // On a desk what it costs is half of the piece, beside what it is.
    [from.wide]: {
      gridColumn: 2,
      gridRow: "1 / span 2",
      alignSelf: "center",
      paddingInlineStart: space[6],
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
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
  fontSize: textSize["2xl"],
  lineHeight: textLine["2xl"],
  "@media": { [from.wide]: { fontSize: textSize["3xl"], lineHeight: textLine["3xl"] } },
});
export const bestOffer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[1],
  overflowWrap: "anywhere",
});
/** What the past says, as the way to it. */
export const toHistory = style({
  display: "block",
  width: "100%",
  color: "inherit",
  textDecoration: "none",
  textWrap: "balance",
});
globalStyle(`${toHistory} > span:last-child`, {
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
/** What belongs together; where it wraps, nothing hangs at the end of a line. */
export const bestLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  maxWidth: "100%",
});
globalStyle(`${bestLine} > :is(bdi, small)`, { fontSize: textSize.sm });
globalStyle(`${bestLine} > small`, { color: color.inkQuiet });
/* In very large type the price before stands above the one that holds. */
globalStyle(`${bestOffer} *`, { whiteSpace: "normal" });
/** By how much it costs less elsewhere: as good as the price. */
export const lessThanHere = style({ fontWeight: 700 });
export const unitLine = style({ fontVariantNumeric: "tabular-nums" });

import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import {
  drawnSize,
  font,
  from,
  narrow,
  onPhone,
  size,
  space,
  textLine,
  textSize,
} from "#design/tokens.ts";
import { DOT, dots } from "#design/words/dots.ts";

const stampSize = createVar();
/** So much of the stamp is beyond the edge of what it stands on. */
const bleed = createVar();
/** Of the largest figure, and of a smaller one in its place. */
const priceLineHeight = drawnSize.moment;
/** As far as words stand from the edge of a phone. */
export const edge = `min(${space[4]}, 5vw)`;
/** The head's own room below and beside it (`groundHead`), from a tablet on and on a phone. */
export const room = { block: space[3], inline: space[4] } as const;

/**
 * A product's head as one piece: name and kind beside its stamp, which bleeds off the edge; then what it costs, as the largest
 * figure; in which size and where; whether that is little; and how it went, as the lower edge of all. On a desk the verdict
 * stands beside the price, before the stamp.
 */
export const piece = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  // What the stamp is higher than name and kind are is below them.
  gridTemplateRows: "auto 1fr auto",
  alignItems: "start",
  columnGap: space[2],
  containerType: "inline-size",
  // Words keep what ten letters need: in very large type that is all there is.
  vars: { [stampSize]: "clamp(0px, 100cqi - 12rem, 126px)", [bleed]: "18px" },
  "@media": {
    [from.tablet]: {
      gridTemplateRows: "auto auto 1fr auto",
      columnGap: space[4],
      vars: { [stampSize]: "clamp(0px, 100cqi - 12rem, 200px)", [bleed]: "24px" },
    },
    [from.wide]: {
      gridTemplateColumns: "minmax(0, 440px) minmax(0, 1fr) auto",
      columnGap: space[6],
      vars: { [stampSize]: "clamp(0px, 100cqi - 40rem, 240px)" },
    },
    print: { display: "block" },
  },
});
/** A name that would be four lines in the type of a short one. */
export const longName = style({});
globalStyle(`${piece}:not(${longName}) h1`, {
  "@media": { [onPhone]: { fontSize: drawnSize.name, lineHeight: textLine["2xl"] } },
});
globalStyle(`${piece} h1`, {
  textWrap: "pretty",
  "@media": { [from.wide]: { gridColumn: "1 / span 2" } },
});

export const stampPlace = style({
  width: `calc(${stampSize} - ${bleed})`,
  height: stampSize,
  // The price may begin beside its lowest leaves.
  marginBlock: `-${space[2]} -${space[10]}`,
  marginInlineEnd: `calc(-1 * ${edge})`,
  overflow: "clip",
  // Where it would be smaller than a finger, words have its room.
  "@container": { "(max-width: calc(12rem + 44px))": { display: "none" } },
  "@media": {
    [from.tablet]: { marginBlock: 0, marginInlineEnd: `-${room.inline}` },
  },
});
/* What can be tapped of it is what is seen of it. Its sign stands on the line of the words' end, as the switch below it does. */
globalStyle(`${stampPlace} > button > :last-child`, {
  insetInlineStart: `calc(${stampSize} - ${bleed} - ${edge} - 18px)`,
  insetInlineEnd: "auto",
  insetBlockEnd: "4px",
});
globalStyle(`${stampPlace} [data-stamp]`, { display: "block", width: stampSize, height: "auto" });

/** In the heading's first line, which begins behind it: the head is no taller for it. */
export const back = style({
  gridColumn: 1,
  gridRow: 1,
  justifySelf: "start",
  zIndex: 1,
  marginBlock: `calc((${textLine["2xl"]} - ${size.target}) / 2)`,
  marginInlineStart: `-${space[4]}`,
  "@media": { [from.tablet]: { display: "none" }, print: { display: "none" } },
});
globalStyle(`${longName} ${back}`, {
  marginBlock: `calc((${textLine.xl} - ${size.target}) / 2)`,
});
globalStyle(`${back} + h1`, {
  "@media": { [onPhone]: { gridColumn: 1, gridRow: 1, paddingInlineStart: space[6] } },
});
/* Heading and stamp are cells as all others are. */
globalStyle(`${piece} > :first-child`, { display: "contents" });
globalStyle(`${piece} > :first-child > :last-child`, {
  gridColumn: 2,
  gridRow: "1 / span 2",
  margin: 0,
  "@media": {
    [from.tablet]: { gridRow: "1 / span 3" },
    [from.wide]: { gridColumn: 3 },
  },
});

export const facts = style({
  ...dots.line,
  marginBlockStart: space[2],
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: { gridColumn: 1 }, [from.wide]: { gridColumn: "1 / span 2" } },
});

/** Each with the dot before it, of which none hangs at a line's end or begins one. */
export const fact = style([dots.fact, { maxWidth: `calc(100% - ${DOT})` }]);
export const factDot = style({
  display: "inline-block",
  width: DOT,
  marginInlineStart: `-${DOT}`,
  textAlign: "center",
});

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
  display: "inline-block",
  fontFamily: font.heading,
  fontSize: drawnSize.moment,
  fontWeight: 700,
  lineHeight: priceLineHeight,
  letterSpacing: "-0.01em",
});
/* The narrower half of phones has "With tax" beside it, too. */
globalStyle(`${bestPrice} strong`, {
  "@media": { [narrow]: { fontSize: drawnSize.headline, lineHeight: priceLineHeight } },
});
/** A price of three figures before its point. */
export const longPrice = style({});
globalStyle(`${longPrice} strong`, {
  "@media": { [onPhone]: { fontSize: drawnSize.headline, lineHeight: priceLineHeight } },
});
/** Above the figure, in the room that is there without it. */
export const aboutWord = style({
  position: "absolute",
  insetBlockStart: "-0.5rem",
  color: color.inkQuiet,
  fontSize: textSize.xs,
  lineHeight: "0.75rem",
});
/** How much of it, and below that what a unit comes to: together as high as the price. */
export const besidePrice = style({
  display: "grid",
  flex: "1 1 5rem",
  alignSelf: "center",
  minWidth: 0,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
});
globalStyle(`${besidePrice} > bdi`, { fontWeight: 650 });
/** Beside a price that not everybody may pay. */
export const forPatients = style({ fontSize: textSize.xs, fontWeight: 650, lineHeight: 1.2 });
/** Before what the stamp reaches down to. */
export const bestOffer = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridColumn: "1 / -1",
  rowGap: space[1],
  marginBlockStart: space[3],
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: { gridColumn: 1 } },
});
/** What it costs, for how much, and at the end with what. */
export const priceLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: space[2],
  width: "100%",
  // Below the box is the room for what its tax is.
  marginBlockEnd: "1rem",
  fontSize: textSize.sm,
});
/** Below the price, which is of one of them: three beside each other on a phone. */
export const sizeChips = style({
  marginBlockEnd: space[1],
  "@media": { print: { display: "none" } },
});
globalStyle(`${sizeChips} > [role="radiogroup"]`, { "@media": { [onPhone]: { gap: space[1] } } });
globalStyle(`${sizeChips} label`, {
  "@media": {
    [onPhone]: { paddingInline: "6px" },
    [narrow]: { paddingInline: "4px", letterSpacing: "-0.03em" },
  },
});
globalStyle(`${sizeChips} label:has(:focus-visible)`, { outlineColor: color.onPine });
/** Where it is, until when, and how old that is, in one line of a phone: where it wraps, no dot hangs at the end of a line or begins one. */
export const bestLine = style({
  ...dots.line,
  lineHeight: textLine.sm,
  "@media": { [onPhone]: { fontSize: textSize.sm }, [narrow]: { letterSpacing: "-0.02em" } },
  // A link at its beginning shows its focus.
  clipPath: `inset(-0.5rem 0 -0.5rem calc(${DOT} - 4px))`,
});
globalStyle(`${bestLine} > *`, dots.fact);
globalStyle(`${bestLine} > :first-child`, { fontWeight: 600 });
globalStyle(`${bestLine} > * > :is(time, small)`, {
  color: color.inkQuiet,
  fontSize: textSize.sm,
  "@media": { [onPhone]: { fontSize: textSize.unit } },
});
globalStyle(`${bestLine} > :not(:first-child)::before`, dots.beforeFact);
/* In very large type the price before stands above the one that holds. */
globalStyle(`${bestOffer} *`, { whiteSpace: "normal" });
export const unitLine = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});
